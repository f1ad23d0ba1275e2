package dev.keepsake.app.editor;

import dev.keepsake.app.editor.structure.ItemAction;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// The keys of the values table that change values: F2 and Enter lead to the editor, Space ticks,
/// Insert, Delete, Ctrl+D and Alt with an arrow do something with items.
public final class EditorKeys {
    private static final Map<KeyCombination, ItemAction> ACTIONS =
            Map.of(
                    new KeyCodeCombination(KeyCode.INSERT), ItemAction.ADD,
                    new KeyCodeCombination(KeyCode.DELETE), ItemAction.REMOVE,
                    new KeyCodeCombination(KeyCode.D, KeyCombination.SHORTCUT_DOWN),
                            ItemAction.DUPLICATE,
                    new KeyCodeCombination(KeyCode.UP, KeyCombination.ALT_DOWN), ItemAction.UP,
                    new KeyCodeCombination(KeyCode.DOWN, KeyCombination.ALT_DOWN), ItemAction.DOWN);

    private final EditorViewModel model;
    private final EditorView view;

    /// Keys that do what this form does.
    public EditorKeys(EditorViewModel model, EditorView view) {
        this.model = model;
        this.view = view;
    }

    /// Listens to the keys of a table.
    public void install(Node table) {
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    }

    private void press(KeyEvent event) {
        for (var entry : ACTIONS.entrySet()) {
            if (entry.getKey().match(event)) {
                model.act(entry.getValue());
                event.consume();
                return;
            }
        }
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
        switch (plain ? event.getCode() : KeyCode.UNDEFINED) {
            case F2, ENTER -> {
                view.focus();
                event.consume();
            }
            case SPACE -> {
                if (model.toggles()) {
                    model.toggle();
                    event.consume();
                }
            }
            default -> {}
        }
    }
}
