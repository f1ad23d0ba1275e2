package dev.keepsake.spark.save;

import dev.keepsake.format.stored.Pace;
import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.format.stored.SubjectOrder;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.finding.SparkCode;
import dev.keepsake.spark.layout.LayoutCheck;
import dev.keepsake.spark.layout.SaveLayout;
import dev.keepsake.spark.record.CustomEntry;
import dev.keepsake.spark.record.EntityBody;
import dev.keepsake.spark.record.HeaderCodec;

/// Checks every record of a save, and that each writes its own bytes. Checksum and structure were
/// checked when it was opened, and its bytes stay what they were; what was said then is not said
/// again. For one thread and one check.
final class SaveCheck {
    private final StoredSave save;
    private final FindingLog log;
    private final Progress progress;
    private long keptAsRead;
    private boolean exact;

    SaveCheck(StoredSave save, FindingLog log, Progress progress) {
        this.save = save;
        this.log = log;
        this.progress = progress;
    }

    CheckResult run(CheckScope scope) throws SaveException {
        exact = scope == CheckScope.EXACT;
        checkHeader();
        checkEntities();
        checkCustom();
        long records = (long) save.count() + save.layout().custom().count();
        return new CheckResult(records, keptAsRead, exact);
    }

    private void checkHeader() throws SaveException {
        StructValue header = HeaderCodec.decode(save.layout().text(), save.layout().version());
        keptAsRead += countOpaque(header);
        Bytes metadata = save.layout().metadata();
        requireSame(
                HeaderCodec.encode(header),
                metadata,
                new Span(SaveLayout.PRELUDE, metadata.length()),
                Path.ofHeader());
    }

    private void checkEntities() throws SaveException {
        save.entityOrder(progress);
        var check = new EntityCheck(save, log);
        var parents = new ParentCheck(save, log, progress);
        var pace = new Pace(progress, save.count());
        for (int i = 0; i < save.count(); i++) {
            pace.stepOver(save.layout().entities().length(i));
            EntityBody body = save.body(i);
            RecordContent content = save.reader().decode(body);
            keptAsRead += countOpaque(content.sections().get(0).content());
            check.report(i, body, content);
            parents.add(i, body);
            checkExact(i, body, content);
        }
        parents.report();
    }

    private void checkExact(int entity, EntityBody body, RecordContent content)
            throws SaveException {
        if (!exact) {
            return;
        }
        Bytes written = save.writer().encode(body.name().asName(), content).with(save::numberOf);
        RecordSpans spans = save.layout().entities();
        var span = new Span(spans.start(entity), spans.length(entity));
        requireSame(written, save.entity(entity), span, save.path(entity));
    }

    private void requireSame(Bytes written, Bytes read, Span span, Path path) throws SaveException {
        if (!written.equals(read)) {
            exact = false;
            log.add(Finding.of(SparkCode.NOT_EXACT).withSpan(span).withPath(path));
        }
    }

    private void checkCustom() throws SaveException {
        RecordSpans spans = save.layout().custom();
        SubjectOrder order = save.customOrder(progress);
        var pace = new Pace(progress, spans.count());
        for (int i = 0; i < spans.count(); i++) {
            pace.stepOver(spans.length(i));
            Bytes entry = save.custom(i);
            Bytes key = order.subject(i);
            int ordinal = order.ordinal(i);
            Path path = Path.ofChunk(Chunks.CUSTOM, "").record(key.asName(), ordinal);
            var span = new Span(spans.start(i), spans.length(i));
            if (ordinal > 0) {
                Finding twice =
                        Finding.of(SparkCode.DUPLICATE_KEY)
                                .withSpan(span)
                                .withPath(path)
                                .with("key", LayoutCheck.shown(key));
                log.add(SparkCode.DUPLICATE_KEY.blame(twice, save.layout().version()));
            }
            if (exact) {
                Bytes written = CustomEntry.encode(key.asName(), CustomEntry.decode(entry));
                requireSame(written, entry, span, path);
            }
        }
    }

    /// How many values of a header or entity are kept as read; they stand at most two structs deep.
    private static long countOpaque(Value value) {
        long count = 0;
        if (value instanceof StructValue outer) {
            for (Value inner : outer.items().values()) {
                count += inner instanceof OpaqueValue ? 1 : 0;
                if (inner instanceof StructValue struct) {
                    count +=
                            struct.items().values().stream()
                                    .filter(OpaqueValue.class::isInstance)
                                    .count();
                }
            }
        }
        return count;
    }
}
