package dev.keepsake.model.edit;

import dev.keepsake.model.document.SaveDocument;
import java.io.Closeable;

/// A save with the edits staged on it.
///
/// @param document the save as those edits make it
/// @param staged the edits
public record EditedSave(SaveDocument document, StagedEdits staged) implements Closeable {
    /// A save as opened, nothing staged.
    ///
    /// @throws IllegalArgumentException where the document has changes already
    public static EditedSave opened(SaveDocument document) {
        if (!document.changes().isEmpty()) {
            throw new IllegalArgumentException("the document has changes of its own");
        }
        return new EditedSave(document, StagedEdits.NONE);
    }

    /// Closes the document.
    @Override
    public void close() {
        document.close();
    }
}
