package dev.keepsake.store;

import dev.keepsake.format.head.Revision;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import java.util.List;

/// A save that was made.
///
/// @param slot where
/// @param copy which of its copies it is
/// @param revision which save it is: the base of the next one
/// @param kept what was kept of what stood there before
/// @param notes what is worth knowing
public record Saved(
        SlotId slot, CopyLetter copy, Revision revision, List<KeptFile> kept, List<Finding> notes) {
    /// Copies the lists.
    public Saved {
        kept = List.copyOf(kept);
        notes = List.copyOf(notes);
    }
}
