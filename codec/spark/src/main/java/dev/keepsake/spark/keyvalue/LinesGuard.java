package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.stored.Pace;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.HashMap;
import java.util.Map;

/// Refuses changes that the generation has no bytes for, or by which the file would be read as one
/// of another generation. For one call.
final class LinesGuard {
    private final LinesOrigin origin;
    private final StoredLines file;
    private final Changes before;
    private final Changes after;
    private final Progress progress;

    LinesGuard(LinesOrigin origin, Changes before, Changes after, Progress progress) {
        this.origin = origin;
        this.file = origin.file();
        this.before = before;
        this.after = after;
        this.progress = progress;
    }

    @SuppressWarnings("ReferenceEquality")
    void require() throws SaveException {
        requireFrame();
        long count = file.layout().lines().count();
        var pace = new Pace(progress, after.records().size());
        for (Map.Entry<RecordId, RecordChange> entry : after.records().entrySet()) {
            pace.step();
            count += difference(entry.getValue());
            if (entry.getValue() != before.records().get(entry.getKey())) {
                require(entry.getKey(), entry.getValue());
            }
        }
        if (count > file.limits().records()) {
            throw LineCodec.refused("count");
        }
        if (!file.layout().generation().hasMarker()) {
            requireNoMarker();
        }
    }

    /// Nothing but its lines can be changed.
    private void requireFrame() throws SaveException {
        StructValue header = after.header();
        boolean same =
                header == null
                        || header.equals(origin.header())
                                && header.items()
                                        .encoding(0)
                                        .equals(origin.header().items().encoding(0));
        if (!same || !after.chunks().isEmpty()) {
            throw LineCodec.refused("header");
        }
    }

    private static int difference(RecordChange change) {
        return switch (change) {
            case RecordChange.Added added -> 1;
            case RecordChange.Removed() -> -1;
            case RecordChange.Revised revised -> 0;
        };
    }

    private void require(RecordId id, RecordChange change) throws SaveException {
        if (!(change instanceof RecordChange.Removed)) {
            Bytes line = line(id, change);
            if (line.length() + 1L > file.limits().recordBytes()) {
                throw LineCodec.refused("long");
            }
        }
    }

    private Bytes line(RecordId id, RecordChange change) throws SaveException {
        return switch (change) {
            case RecordChange.Removed() -> Bytes.EMPTY;
            case RecordChange.Added(DetachedRecord record, int behind) ->
                    file.codec().encode(record.head(), record.content());
            case RecordChange.Revised(var revision) -> {
                RecordHead head = origin.head(id.chunk(), id.record());
                RecordContent content = origin.content(id.chunk(), id.record());
                yield file.codec().encode(revision.head(head), revision.content(content));
            }
        };
    }

    /// Refuses the marker as the first line of a file that has none: all others would be read as
    /// escaped.
    private void requireNoMarker() throws SaveException {
        var behind = new HashMap<Integer, RecordId>();
        after.records()
                .forEach((id, change) -> {
                    if (change instanceof RecordChange.Added added) {
                        behind.put(added.after(), id);
                    }
                });
        RecordId first = behind.get(RecordChange.Added.FIRST);
        var pace = new Pace(progress, file.layout().lines().count());
        for (int i = 0; first == null && i < file.layout().lines().count(); i++) {
            pace.step();
            var id = new RecordId(0, i);
            boolean removed = after.records().get(id) instanceof RecordChange.Removed;
            first = removed ? behind.get(i) : id;
        }
        if (first != null && isMarker(first)) {
            throw LineCodec.refused("marker");
        }
    }

    private boolean isMarker(RecordId id) throws SaveException {
        RecordChange change = after.records().get(id);
        Bytes line = change == null ? file.line(id.record()) : line(id, change);
        return line.equals(Generation.MARKER);
    }
}
