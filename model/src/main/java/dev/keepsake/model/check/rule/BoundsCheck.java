package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.check.CheckedRecord;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Report;
import dev.keepsake.model.check.Spot;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ContainerValue;

/// Finds what will soon be too big to be saved: above nine tenths of what the format allows.
final class BoundsCheck implements Check {
    private final Bounds bounds;

    BoundsCheck(Bounds bounds) {
        this.bounds = bounds;
    }

    @Override
    public String id() {
        return "limits";
    }

    @Override
    public void record(CheckedRecord record, Report report) throws SaveException {
        SaveRecord saved = record.record().orElse(null);
        if (saved != null) {
            long size = saved.size().orElse(0L);
            compare(CheckCode.NEAR_RECORD, size, bounds.recordBytes(), record, report);
        }
    }

    @Override
    public void value(CheckedValue value, Report report) throws SaveException {
        if (!(value.value() instanceof ContainerValue)) {
            compare(CheckCode.NEAR_DEPTH, value.depth(), bounds.depth(), value, report);
            long length = Texts.bytes(value.value()).length();
            compare(CheckCode.NEAR_TEXT, length, bounds.textBytes(), value, report);
        }
    }

    private static void compare(CheckCode code, long found, long allowed, Spot at, Report report)
            throws SaveException {
        if (Bounds.isNear(found, allowed)) {
            report.add(Finding.of(code).with("found", found).with("allowed", allowed), at);
        }
    }
}
