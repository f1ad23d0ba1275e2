package dev.keepsake.app.window;

import dev.keepsake.app.action.Actions;
import javafx.beans.value.ObservableValue;
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
    private final ObservableValue<Boolean> covered;

    /// @param covered while this is true, no keys start anything
    Shortcuts(Actions actions, ObservableValue<Boolean> covered) {
        this.actions = actions;
        this.covered = covered;
    }

    void install(Scene scene) {
        scene.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    boolean inField = isField(scene.getFocusOwner());
                    if (!covered.getValue() && actions.press(event, inField)) {
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
