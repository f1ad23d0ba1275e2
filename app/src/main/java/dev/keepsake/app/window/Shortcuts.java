package dev.keepsake.app.window;

import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// The keys that work everywhere in the window.
final class Shortcuts {
    private static final KeyCombination OPEN = shortcut(KeyCode.O);
    private static final KeyCombination CLOSE = shortcut(KeyCode.W);
    private static final KeyCombination FIND = shortcut(KeyCode.F);
    private static final KeyCombination FILTER =
            new KeyCodeCombination(
                    KeyCode.F, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
    private static final KeyCombination GO_TO = shortcut(KeyCode.P);
    private static final KeyCombination RELOAD = new KeyCodeCombination(KeyCode.F5);
    private static final KeyCombination COPY_PATH =
            new KeyCodeCombination(
                    KeyCode.C, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
    private static final KeyCombination NEXT =
            new KeyCodeCombination(KeyCode.TAB, KeyCombination.CONTROL_DOWN);
    private static final KeyCombination BACK =
            new KeyCodeCombination(
                    KeyCode.TAB, KeyCombination.CONTROL_DOWN, KeyCombination.SHIFT_DOWN);

    private final MainWindow window;

    Shortcuts(MainWindow window) {
        this.window = window;
    }

    private static KeyCombination shortcut(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
    }

    void install(Scene scene) {
        on(scene, OPEN, found -> fire(found, "#open"));
        on(scene, RELOAD, found -> window.reload());
        on(scene, CLOSE, found -> window.workspace().closeSelected());
        on(scene, FIND, found -> window.tabs().front().ifPresent(SaveTabView::find));
        on(scene, FILTER, found -> window.tabs().front().ifPresent(SaveTabView::focusFilter));
        on(scene, GO_TO, found -> focus(found, "#go-to"));
        on(scene, COPY_PATH, found -> window.tabs().front().ifPresent(SaveTabView::copyPath));
        on(scene, NEXT, found -> window.workspace().selectNext(1));
        on(scene, BACK, found -> window.workspace().selectNext(-1));
    }

    private static void fire(Scene scene, String id) {
        if (scene.lookup(id) instanceof Button button) {
            button.fire();
        }
    }

    private static void focus(Scene scene, String id) {
        Node found = scene.lookup(id);
        if (found != null) {
            found.requestFocus();
        }
    }

    private static void on(Scene scene, KeyCombination keys, Consumer<Scene> action) {
        scene.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (keys.match(event)) {
                        action.accept(scene);
                        event.consume();
                    }
                });
    }
}
