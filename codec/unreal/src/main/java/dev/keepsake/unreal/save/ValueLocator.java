package dev.keepsake.unreal.save;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds where values stand in a save. Any thread may use it.
final class ValueLocator {
    private static final int SHOWN = 1 << 20;

    private final StoredSave save;
    private final RecordReader reader;

    ValueLocator(StoredSave save, RecordReader reader) {
        this.save = save;
        this.reader = reader;
    }

    /// Where a value stands, empty where it is not in the file.
    Optional<ValueLocation> locate(RecordId record, ItemPath path) throws SaveException {
        Span span = span(record, path);
        return span == null ? Optional.empty() : Optional.of(location(span));
    }

    private ValueLocation location(Span span) throws SaveException {
        int shown = (int) Math.min(SHOWN, span.length());
        Bytes bytes = save.content().source().read(span.offset(), shown);
        Span stored = save.inFile(span.offset(), span.length());
        return new ValueLocation(stored, stored.equals(span) ? null : span, bytes);
    }

    private @Nullable Span span(RecordId record, ItemPath path) throws SaveException {
        if (record.isHeader()) {
            return path.ids().isEmpty() ? new Span(0, save.header().end()) : null;
        }
        boolean inside =
                record.chunk() == Chunks.PROPERTIES
                        && !record.isAdded()
                        && record.record() < save.properties().count();
        if (!inside || path.ids().stream().anyMatch(id -> id < 0)) {
            return null;
        }
        long start = save.properties().start(record.record());
        if (path.ids().isEmpty()) {
            return new Span(start, save.properties().length(record.record()));
        }
        List<Long> ids = path.ids();
        Span found =
                ids.get(0) == 0 ? reader.find(record.record(), ids.subList(1, ids.size())) : null;
        return found == null ? null : new Span(start + found.offset(), found.length());
    }
}
