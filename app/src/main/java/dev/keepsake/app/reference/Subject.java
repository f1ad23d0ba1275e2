package dev.keepsake.app.reference;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ReferenceValue;
import java.util.Optional;

/// What references to a record say.
///
/// @param name the record's subject
/// @param ordinal which of the records of its chunk with that subject it is
record Subject(String name, int ordinal) {
    static Subject of(SaveDocument document, RecordId id) throws SaveException {
        Chunk chunk = document.chunk(id.chunk());
        String name = document.record(id).head().subject();
        int ordinal = 0;
        Optional<SaveRecord> found = chunk.find(name, ordinal);
        while (found.isPresent() && !found.get().id().equals(id)) {
            found = chunk.find(name, ++ordinal);
        }
        return new Subject(name, ordinal);
    }

    boolean isMeantBy(ReferenceValue reference) {
        return reference.ordinal() == ordinal && reference.subject().equals(name);
    }

    /// The record that a reference means, empty where there is none.
    static Optional<SaveRecord> meant(SaveDocument document, ReferenceValue reference)
            throws SaveException {
        if (reference.isNone()) {
            return Optional.empty();
        }
        for (Chunk chunk : document.chunks()) {
            Optional<SaveRecord> found = chunk.find(reference.subject(), reference.ordinal());
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
