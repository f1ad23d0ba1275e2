package dev.keepsake.store;

import dev.keepsake.format.head.Revision;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import java.io.Closeable;
import java.util.List;

/// A save that was loaded. Whoever asked closes it.
///
/// @param slot of which slot
/// @param copy which of its copies
/// @param revision which save: the base of the next one
/// @param document what it holds
/// @param notes what is worth knowing: that the other copy is damaged
public record Loaded(
        SlotId slot, CopyLetter copy, Revision revision, SaveDocument document, List<Finding> notes)
        implements Closeable {
    /// Copies the list.
    public Loaded {
        notes = List.copyOf(notes);
    }

    @Override
    public void close() {
        document.close();
    }
}
