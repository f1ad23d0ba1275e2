package dev.keepsake.app.values;

import javafx.css.PseudoClass;

/// The states that the style sheet tells cells apart by.
final class States {
    /// A page of items.
    static final PseudoClass PAGE = PseudoClass.getPseudoClass("page");

    /// A value kept as read.
    static final PseudoClass KEPT = PseudoClass.getPseudoClass("kept");

    /// A value that edits changed.
    static final PseudoClass EDITED = PseudoClass.getPseudoClass("edited");

    private States() {}
}
