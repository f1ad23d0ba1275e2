package dev.keepsake.app.editor;

import javafx.css.PseudoClass;

/// The states that the style sheet tells fields apart by.
final class EditorStates {
    /// What is typed is refused.
    static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private EditorStates() {}
}
