package dev.keepsake.app.write;

import dev.keepsake.format.io.Fingerprint;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.store.Base;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import java.nio.file.Path;
import java.util.List;

/// What a write would do. Immutable.
///
/// @param file the file that is open
/// @param goal where the edited save goes
/// @param now the save as edited
/// @param changes how many edits are staged
/// @param warnings what is worth knowing before, in sentences
public record WritePlan(Path file, Goal goal, EditedSave now, int changes, List<String> warnings) {
    /// Copies the list.
    public WritePlan {
        warnings = List.copyOf(warnings);
    }

    /// The same for what is staged by now.
    WritePlan of(EditedSave later) {
        return new WritePlan(file, goal, later, changes, warnings);
    }

    /// Where an edited save goes.
    public sealed interface Goal {
        /// Into a slot, as its next save.
        ///
        /// @param folder of the slot
        /// @param slot which
        /// @param copy the copy that is written
        /// @param base what must be the newest save then
        /// @param keeps true where a save stands in that copy, which goes to the backups
        record OfSlot(Path folder, SlotId slot, CopyLetter copy, Base base, boolean keeps)
                implements Goal {}

        /// In the place of the file, which is kept beside it.
        ///
        /// @param opened what was opened: the file must still hold it
        record OfFile(Fingerprint opened) implements Goal {}

        /// Into a file of its own.
        record AsNew(Path target) implements Goal {}
    }
}
