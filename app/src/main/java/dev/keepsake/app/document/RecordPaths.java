package dev.keepsake.app.document;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import java.util.Optional;

/// From records to their addresses. Runs on workers: it may read the save.
public final class RecordPaths {
    private RecordPaths() {}

    /// The address of a record.
    public static Path of(SaveDocument document, RecordId id) throws SaveException {
        Chunk chunk = document.chunk(id.chunk());
        String subject = document.record(id).head().subject();
        int ordinal = 0;
        Optional<SaveRecord> found = chunk.find(subject, ordinal);
        while (found.isPresent() && !found.get().id().equals(id)) {
            found = chunk.find(subject, ++ordinal);
        }
        return Path.ofChunk(chunk.id(), chunk.key()).record(subject, ordinal);
    }

    /// True where a save has a record now: edits may have taken it out. Any thread may ask.
    public static boolean has(SaveDocument document, RecordId id) {
        return document.chunks().stream()
                .filter(chunk -> chunk.number() == id.chunk())
                .anyMatch(chunk -> chunk.has(id));
    }
}
