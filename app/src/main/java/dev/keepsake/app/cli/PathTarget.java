package dev.keepsake.app.cli;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Value;

/// What stands at a path.
sealed interface PathTarget {
    /// A chunk.
    record OfChunk(Chunk chunk) implements PathTarget {}

    /// A record.
    record OfRecord(Path path, SaveRecord record) implements PathTarget {}

    /// A section's content, a value in it, or the header or a value in it.
    record OfValue(Path path, Value value) implements PathTarget {}

    /// What a text leads to.
    static PathTarget find(SaveDocument document, String text, Progress progress)
            throws SaveException {
        Location found = new PathResolver(EditedSave.opened(document), progress).resolve(text);
        if (found.record() == null) {
            return new OfChunk(document.chunk(found.chunk()));
        }
        if (found.item().ids().isEmpty() && !found.record().isHeader()) {
            return new OfRecord(found.path(), document.record(found.record()));
        }
        return new OfValue(found.path(), Place.of(document, found).value());
    }
}
