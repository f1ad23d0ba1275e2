package dev.keepsake.app.dialog;

import java.text.Bidi;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;

/// Breaks the lines of texts that may come from a save. Where letters run from right to left they
/// are not broken: JavaFX (26) fails on such a line with an index out of bounds, and the window
/// draws no more after it.
public final class Wrapping {
    private Wrapping() {}

    /// Breaks the lines of a label as long as its text can be broken.
    public static void follow(Labeled label) {
        label.textProperty().subscribe(text -> label.setWrapText(isBreakable(text)));
    }

    /// Breaks the lines of an area as long as its text can be broken.
    public static void follow(TextArea area) {
        area.textProperty().subscribe(text -> area.setWrapText(isBreakable(text)));
    }

    static boolean isBreakable(String text) {
        return text == null || !Bidi.requiresBidi(text.toCharArray(), 0, text.length());
    }
}
