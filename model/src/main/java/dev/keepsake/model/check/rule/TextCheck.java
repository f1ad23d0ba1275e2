package dev.keepsake.model.check.rule;

import dev.keepsake.model.check.Check;
import dev.keepsake.model.check.CheckCode;
import dev.keepsake.model.check.CheckedRecord;
import dev.keepsake.model.check.CheckedValue;
import dev.keepsake.model.check.Report;
import dev.keepsake.model.check.Spot;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Finds text that cannot be shown as it is: half characters, bytes that are no UTF-8, characters
/// that control a terminal. Tabs and line ends are text.
final class TextCheck implements Check {
    private static final int SHOWN = 80;
    private static final int DELETE = 0x7F;

    @Override
    public String id() {
        return "text";
    }

    @Override
    public void record(CheckedRecord record, Report report) throws SaveException {
        check(Bytes.ofName(record.head().subject()), record, report);
    }

    @Override
    public void value(CheckedValue value, Report report) throws SaveException {
        check(Texts.bytes(value.value()), value, report);
    }

    private static void check(Bytes bytes, Spot place, Report report) throws SaveException {
        if (bytes.isEmpty()) {
            return;
        }
        if (!bytes.isUtf8()) {
            boolean half = hasSurrogate(bytes.asText());
            CheckCode code = half ? CheckCode.SURROGATE : CheckCode.ENCODING;
            report.add(Finding.of(code).with("text", shown(bytes)), place);
        }
        int control = control(bytes);
        if (control >= 0) {
            report.add(
                    Finding.of(CheckCode.CONTROL)
                            .with("text", shown(bytes))
                            .with("character", "U+%04X".formatted(control)),
                    place);
        }
    }

    private static boolean hasSurrogate(String text) {
        return text.codePoints().anyMatch(point -> point >= 0xD800 && point <= 0xDFFF);
    }

    /// The first control character, −1 where there is none.
    private static int control(Bytes bytes) {
        return bytes.read((array, offset, length) -> {
            for (int i = offset; i < offset + length; i++) {
                int unit = array[i];
                boolean isControl = unit >= 0 && unit < ' ' || unit == DELETE;
                if (isControl && unit != '\t' && unit != '\n' && unit != '\r') {
                    return unit;
                }
            }
            return -1;
        });
    }

    private static String shown(Bytes bytes) {
        String text = bytes.slice(0, Math.min(bytes.length(), 4 * SHOWN)).asText();
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
