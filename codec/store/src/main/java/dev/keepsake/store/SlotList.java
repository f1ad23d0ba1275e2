package dev.keepsake.store;

import dev.keepsake.model.finding.Finding;
import java.util.List;

/// The slots and profiles of a store.
///
/// @param entries all of them, by kind and key
/// @param stale how many entries of the index were found to be old, where that was looked for
/// @param notes what is worth knowing: that the index is damaged
public record SlotList(List<SlotEntry> entries, int stale, List<Finding> notes) {
    /// Copies the lists.
    public SlotList {
        entries = List.copyOf(entries);
        notes = List.copyOf(notes);
    }

    /// True where the index was used: what it says of a slot may be old until [SaveStore#check] has
    /// looked at the slots themselves.
    public boolean isFromIndex() {
        return entries.stream().anyMatch(SlotEntry::fromIndex);
    }
}
