package dev.keepsake.app.window;

import dev.keepsake.app.action.Actions;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import org.fxmisc.richtext.GenericStyledArea;
import org.jspecify.annotations.Nullable;

/// Lets the keys of actions work everywhere in a window; a field that has the focus keeps those
/// that it types, moves, copies and undoes with.
final class Shortcuts {
    private final Actions actions;

    Shortcuts(Actions actions) {
        this.actions = actions;
    }

    void install(Scene scene) {
        scene.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (actions.press(event, isField(scene.getFocusOwner()))) {
                        event.consume();
                    }
                });
    }

    private static boolean isField(@Nullable Node node) {
        return node instanceof TextInputControl
                || node instanceof GenericStyledArea<?, ?, ?>
                || node instanceof DatePicker
                || node instanceof Spinner<?> spinner && spinner.isEditable()
                || node instanceof ComboBox<?> box && box.isEditable();
    }
}
