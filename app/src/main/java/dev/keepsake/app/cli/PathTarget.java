package dev.keepsake.app.cli;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.finding.PathCode;
import dev.keepsake.model.value.Value;

/// What stands at a path.
sealed interface PathTarget {
    /// A chunk.
    record OfChunk(Chunk chunk) implements PathTarget {}

    /// A record.
    record OfRecord(Path path, SaveRecord record) implements PathTarget {}

    /// A value of a record, a section's content or a value of the header.
    record OfValue(Path path, Value value) implements PathTarget {}

    static PathTarget find(SaveDocument document, String text) throws SaveException {
        throw SaveException.of(Finding.of(PathCode.NOT_A_VALUE).with("text", text));
    }
}
