package dev.keepsake.app.editor;

import dev.keepsake.app.editor.form.EditorField;
import javafx.scene.Node;
import javafx.scene.control.Control;

/// The control that a field is typed into.
interface FieldEditor {
    /// Takes what was typed so far.
    interface Typing {
        /// Something was typed whole: it is to be staged.
        void commit();

        /// Something was changed by steps, of which many are one change.
        void commitLive();

        /// What was typed is given up.
        void giveUp();

        /// Something is being typed.
        void typing();
    }

    /// What to place.
    Node node();

    /// The control that takes the keyboard.
    Control control();

    /// Shows what stands in a field now.
    void show(EditorField field);

    /// What was typed.
    String typed();
}
