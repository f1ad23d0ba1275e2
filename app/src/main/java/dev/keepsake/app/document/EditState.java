package dev.keepsake.app.document;

import dev.keepsake.model.edit.EditHistory;
import dev.keepsake.model.edit.EditedSave;
import java.util.List;

/// What is staged at a moment. Immutable.
///
/// @param now the save as edited
/// @param history what was staged before and what was undone
/// @param told all entries that were ever staged, as people read them
record EditState(EditedSave now, EditHistory history, List<StagedChange> told) {
    EditState {
        told = List.copyOf(told);
    }

    /// A save as it was opened.
    static EditState opened(EditedSave opened) {
        return new EditState(opened, EditHistory.EMPTY, List.of());
    }

    /// What is staged now, as people read it.
    List<StagedChange> changes() {
        return StagedChange.of(now.staged(), told);
    }
}
