package dev.keepsake.json.edit;

import dev.keepsake.json.value.Spelled;
import dev.keepsake.model.edit.Edit;
import org.jspecify.annotations.Nullable;

/// An edit as one line, with what people and patches need beside it.
///
/// @param edit the change, by numbers that no other edit moves
/// @param path the full path of what it changes as it stood when it was staged, null where nobody
///   said it
/// @param old what stood there before, as a guard for another save, null where nobody said it
public record EditLine(Edit edit, @Nullable String path, @Nullable Spelled old) {
    /// An edit alone.
    public static EditLine of(Edit edit) {
        return new EditLine(edit, null, null);
    }
}
