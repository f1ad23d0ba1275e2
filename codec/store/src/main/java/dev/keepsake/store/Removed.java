package dev.keepsake.store;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import java.util.List;

/// A slot that was deleted.
///
/// @param slot which
/// @param kept what was kept of it: the first of them, where there is one, is its newest save
/// @param notes what is worth knowing
public record Removed(SlotId slot, List<KeptFile> kept, List<Finding> notes) {
    /// Copies the lists.
    public Removed {
        kept = List.copyOf(kept);
        notes = List.copyOf(notes);
    }
}
