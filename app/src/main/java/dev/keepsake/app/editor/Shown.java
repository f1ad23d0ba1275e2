package dev.keepsake.app.editor;

import dev.keepsake.app.editor.form.EditorForm;
import dev.keepsake.app.editor.structure.ItemAction;
import java.util.Set;

/// What is shown of the selected value.
///
/// @param form its fields
/// @param actions what can be done with it as an item
record Shown(EditorForm form, Set<ItemAction> actions) {
    /// Copies the set.
    Shown {
        actions = Set.copyOf(actions);
    }
}
