package dev.keepsake.unreal.save;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds where values stand in a save. Any thread may use it.
final class ValueLocator {
    private static final int SHOWN = 1 << 20;

    private final StoredSave save;

    ValueLocator(StoredSave save) {
        this.save = save;
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

    private @Nullable Span span(RecordId record, ItemPath path) {
        if (record.isHeader()) {
            return path.ids().isEmpty() ? new Span(0, save.header().end()) : null;
        }
        boolean inside =
                record.chunk() == Chunks.PROPERTIES
                        && !record.isAdded()
                        && record.record() < save.properties().count();
        return inside && path.ids().isEmpty()
                ? new Span(
                        save.properties().start(record.record()),
                        save.properties().length(record.record()))
                : null;
    }
}
