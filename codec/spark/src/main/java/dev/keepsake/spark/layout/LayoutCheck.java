package dev.keepsake.spark.layout;

import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.finding.SparkCode;
import java.util.List;

/// Says what engines mind of a layout that reads: counts, metadata, tail. Decodes no record.
public final class LayoutCheck {
    private final SaveLayout layout;
    private final FindingLog log;

    private LayoutCheck(SaveLayout layout, FindingLog log) {
        this.layout = layout;
        this.log = log;
    }

    /// Reports all that is to say.
    public static void report(SaveLayout layout, FindingLog log) throws SaveException {
        var check = new LayoutCheck(layout, log);
        check.reportVersion();
        check.reportMetadata();
        check.reportRecords();
        check.reportTail();
    }

    private void warn(SparkCode code, Finding finding) throws SaveException {
        log.add(code.blame(finding, layout.version()));
    }

    private void reportVersion() throws SaveException {
        if (layout.version() == 0) {
            warn(SparkCode.VERSION_ZERO, Finding.at(SparkCode.VERSION_ZERO, 4, 4));
        }
    }

    private void reportMetadata() throws SaveException {
        MetadataText text = layout.text();
        int length = layout.metadata().length();
        if (length > SaveLayout.METADATA_CAP) {
            warn(
                    SparkCode.METADATA_LARGE,
                    Finding.at(SparkCode.METADATA_LARGE, SaveLayout.PRELUDE, length)
                            .with("length", length)
                            .with("most", SaveLayout.METADATA_CAP));
        }
        if (text.withScreenshot() != layout.version() >= 2) {
            warn(
                    SparkCode.METADATA_LAYOUT,
                    Finding.at(SparkCode.METADATA_LAYOUT, SaveLayout.PRELUDE, length)
                            .with("version", layout.version())
                            .with("layout", text.withScreenshot() ? "2" : "1"));
        }
        for (MetadataText.Part part : text.parts()) {
            report(part);
        }
        reportMissing(text);
    }

    private void reportMissing(MetadataText text) throws SaveException {
        int end = layout.metadata().length() - text.after().length();
        List<MetadataField> fields = MetadataField.layout(text.withScreenshot());
        for (MetadataField field : fields.subList(text.parts().size(), fields.size())) {
            warn(
                    SparkCode.METADATA_MISSING,
                    Finding.at(
                                    SparkCode.METADATA_MISSING,
                                    SaveLayout.PRELUDE + (long) end,
                                    text.after().length())
                            .with("field", field.fullName()));
        }
        if (text.hasExtra()) {
            warn(
                    SparkCode.METADATA_EXTRA,
                    Finding.at(
                                    SparkCode.METADATA_EXTRA,
                                    SaveLayout.PRELUDE + (long) end,
                                    text.after().length())
                            .with("text", shown(text.after())));
        }
    }

    private void report(MetadataText.Part part) throws SaveException {
        Value value = part.value();
        if (value instanceof OpaqueValue) {
            warn(part, SparkCode.METADATA_NUMBER);
        }
        if (value instanceof FloatValue number && !Float.isFinite(number.value())) {
            warn(part, SparkCode.METADATA_NONFINITE);
        }
        if (value instanceof TextValue && MetadataText.contains(part.text(), '\r')) {
            warn(part, SparkCode.METADATA_RETURN);
        }
    }

    private void warn(MetadataText.Part part, SparkCode code) throws SaveException {
        long offset = SaveLayout.PRELUDE + (long) part.offset();
        warn(
                code,
                Finding.at(code, offset, part.text().length())
                        .withPath(path(part.field()))
                        .with("field", part.field().fullName())
                        .with("text", shown(part.text())));
    }

    private static Path path(MetadataField field) {
        Step own = Step.Name.of(field.fieldName());
        return field.isPosition()
                ? Path.ofHeader(Step.Name.of(MetadataField.POSITION), own)
                : Path.ofHeader(own);
    }

    /// At most 64 bytes of a text, for a finding.
    public static String shown(Bytes text) {
        return text.slice(0, Math.min(text.length(), 64)).asText();
    }

    private void reportRecords() throws SaveException {
        reportCap(SparkCode.ENTITY_CAP, layout.entities(), SaveLayout.ENTITY_CAP);
        reportCap(SparkCode.CUSTOM_CAP, layout.custom(), SaveLayout.CUSTOM_CAP);
        if (!layout.customCounted() && layout.error() == null) {
            warn(SparkCode.CUSTOM_MISSING, Finding.at(SparkCode.CUSTOM_MISSING, layout.size(), 0));
        }
    }

    private void reportCap(SparkCode code, RecordSpans spans, int most) throws SaveException {
        if (spans.count() > most) {
            warn(
                    code,
                    Finding.of(code)
                            .withSpan(new Span(spans.start(0) - 4L, 4))
                            .with("count", spans.count())
                            .with("most", most));
        }
    }

    private void reportTail() throws SaveException {
        Span tail = layout.tail();
        if (tail != null) {
            warn(
                    SparkCode.TRAILING,
                    Finding.of(SparkCode.TRAILING).withSpan(tail).with("length", tail.length()));
        }
    }
}
