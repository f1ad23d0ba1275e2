package dev.keepsake.app.editor.form;

import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.finding.EditRefusedException;
import java.util.List;

/// One part of a value to type: what is shown and what typed text means. Immutable.
///
/// @param id tells it apart from the others of its form, such as `value` or `rotation-x`
/// @param label what people call it, empty where it is the value itself
/// @param input what it is typed with
/// @param text what stands there
/// @param unit what a number counts, empty where nothing says so
/// @param hint what may be typed, empty where that is clear
/// @param doubt why what stands there would be refused, or is shown in another way; empty where
///   nothing is wrong with it
/// @param reader what a typed text means
public record EditorField(
        String id,
        String label,
        Input input,
        String text,
        String unit,
        String hint,
        String doubt,
        Reader reader) {
    /// Reads what was typed.
    @FunctionalInterface
    public interface Reader {
        /// The edits that a text means; they may set what stands there already.
        ///
        /// @throws EditRefusedException saying why it means nothing
        List<Edit> read(String typed) throws EditRefusedException;
    }

    /// The edits that a text means; they may set what stands there already.
    ///
    /// @throws EditRefusedException saying why it means nothing
    public List<Edit> read(String typed) throws EditRefusedException {
        return reader.read(typed);
    }
}
