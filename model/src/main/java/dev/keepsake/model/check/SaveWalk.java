package dev.keepsake.model.check;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Goes through a save once for all checks. For one thread, once.
final class SaveWalk {
    private static final int POLLED = 1_024;

    private final List<Check> checks;
    private final KnownFields fields;
    private final Report report;
    private final Progress progress;
    private long total;
    private long records;
    private long values;

    SaveWalk(List<Check> checks, TypeCatalog types, Report report, Progress progress) {
        this.checks = checks;
        this.fields = new KnownFields(types);
        this.report = report;
        this.progress = progress;
    }

    void run(SaveDocument document) throws SaveException {
        total = Math.max(1, document.recordCount());
        Progress steady = (done, parts) -> progress.step(records, total);
        for (Check check : checks) {
            check.begin(document, report, steady);
        }
        header(document);
        String owner = document.origin().owner();
        for (Chunk chunk : document.chunks()) {
            if (chunk.head().kind() == ChunkHead.Kind.RECORDS) {
                walk(chunk, owner);
            }
        }
        for (Check check : checks) {
            check.end(report, steady);
        }
    }

    /// How many records were gone through.
    long records() {
        return records;
    }

    private void header(SaveDocument document) throws SaveException {
        CheckedRecord header = CheckedRecord.header();
        record(header);
        value(CheckedValue.root(header, "", document.header(), null));
    }

    private void walk(Chunk chunk, String owner) throws SaveException {
        int size = chunk.size();
        for (int i = 0; i < size; i++) {
            progress.check(records, total);
            try {
                walk(chunk, chunk.record(i), owner);
                records++;
            } catch (SaveException failure) {
                passOver(failure);
            }
        }
    }

    /// What of a record does not read was said when the format checked it, which read all of them.
    private static void passOver(SaveException failure) throws SaveException {
        switch (failure.outcome()) {
            case DAMAGED, NEWER, REFUSED -> {}
            default -> throw failure;
        }
    }

    private void walk(Chunk chunk, SaveRecord record, String owner) throws SaveException {
        RecordHead head = record.head();
        RecordContent content = record.content();
        CheckedRecord checked = CheckedRecord.of(chunk, record, head);
        record(checked);
        for (Section section : content.sections()) {
            var known = fields.ofRecord(owner, head.subject());
            value(CheckedValue.root(checked, section.id(), section.content(), known));
        }
    }

    private void record(CheckedRecord record) throws SaveException {
        for (Check check : checks) {
            check.record(record, report);
        }
    }

    private void value(CheckedValue place) throws SaveException {
        if (++values % POLLED == 0) {
            progress.check(records, total);
        }
        for (Check check : checks) {
            check.value(place, report);
        }
        if (place.value() instanceof ContainerValue container) {
            KnownFields.Of known = fields.of(place);
            ValueWalk.items(
                    container,
                    container instanceof MapValue
                            ? new Entries(place, known)
                            : (index, item) -> value(place.child(index, item, known.field(index))));
        }
    }

    /// Hands each value of a map on with its key.
    private final class Entries implements ValueWalk.ItemVisitor {
        private final CheckedValue map;
        private final KnownFields.Of known;
        private @Nullable Value key;

        Entries(CheckedValue map, KnownFields.Of known) {
            this.map = map;
            this.known = known;
        }

        @Override
        public void visit(long index, Value item) throws SaveException {
            CheckedValue place = map.child(index, item, known.field(index));
            if (index % 2 == 0) {
                key = item;
                value(place);
            } else {
                value(place.under(key));
            }
        }
    }
}
