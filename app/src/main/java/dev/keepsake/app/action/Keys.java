package dev.keepsake.app.action;

import dev.keepsake.app.i18n.Messages;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/// Keys pressed together. Immutable.
///
/// @param combination the keys
public record Keys(KeyCodeCombination combination) {
    private static final boolean MAC =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");

    /// What fields do with the shortcut key themselves.
    private static final Set<KeyCode> FIELD_SHORTCUTS =
            EnumSet.of(
                    KeyCode.A,
                    KeyCode.C,
                    KeyCode.H,
                    KeyCode.V,
                    KeyCode.X,
                    KeyCode.Y,
                    KeyCode.Z,
                    KeyCode.LEFT,
                    KeyCode.RIGHT,
                    KeyCode.UP,
                    KeyCode.DOWN,
                    KeyCode.HOME,
                    KeyCode.END,
                    KeyCode.DELETE,
                    KeyCode.INSERT,
                    KeyCode.BACK_SPACE);

    /// Keys as text, such as `Shortcut+Shift+P` or `F5`; *Shortcut* is Command on macOS, Control
    /// elsewhere.
    ///
    /// @throws IllegalArgumentException where the text names no key
    public static Keys of(String text) {
        if (KeyCombination.valueOf(text) instanceof KeyCodeCombination keys) {
            return new Keys(keys);
        }
        throw new IllegalArgumentException(text);
    }

    /// True where an event is these keys.
    public boolean matches(KeyEvent event) {
        return combination.match(event);
    }

    /// True where a field that has the focus should get them: they type, move the cursor, or copy,
    /// paste and undo text there.
    public boolean belongToFields() {
        if (isDown(combination.getAlt())) {
            return false;
        }
        return isShortcut()
                ? FIELD_SHORTCUTS.contains(combination.getCode())
                : !combination.getCode().isFunctionKey();
    }

    /// As people read them, such as `Ctrl+Shift+P`.
    public String text(Messages messages) {
        var parts = new ArrayList<String>();
        if (isControl()) {
            parts.add(messages.text("key.ctrl"));
        }
        if (isDown(combination.getAlt())) {
            parts.add(messages.text("key.alt"));
        }
        if (isDown(combination.getShift())) {
            parts.add(messages.text("key.shift"));
        }
        if (isDown(combination.getMeta()) || MAC && isDown(combination.getShortcut())) {
            parts.add(messages.text("key.command"));
        }
        parts.add(code(messages));
        return String.join("+", parts);
    }

    /// Several, as people read them.
    public static String text(List<Keys> keys, Messages messages) {
        return String.join(", ", keys.stream().map(one -> one.text(messages)).distinct().toList());
    }

    private String code(Messages messages) {
        String key =
                switch (combination.getCode()) {
                    case ENTER -> "key.enter";
                    case SPACE -> "key.space";
                    case ESCAPE -> "key.escape";
                    case TAB -> "key.tab";
                    case DELETE -> "key.delete";
                    case BACK_SPACE -> "key.backspace";
                    case LEFT -> "key.left";
                    case RIGHT -> "key.right";
                    case UP -> "key.up";
                    case DOWN -> "key.down";
                    case HOME -> "key.home";
                    case END -> "key.end";
                    case PAGE_UP -> "key.pageUp";
                    case PAGE_DOWN -> "key.pageDown";
                    case INSERT -> "key.insert";
                    case CONTEXT_MENU -> "key.menu";
                    default -> "";
                };
        return key.isEmpty() ? sign(combination.getCode()) : messages.text(key);
    }

    private static String sign(KeyCode code) {
        return switch (code) {
            case PLUS, ADD -> "+";
            case MINUS, SUBTRACT -> "-";
            case COMMA -> ",";
            case PERIOD -> ".";
            case EQUALS -> "=";
            default -> code.getName();
        };
    }

    private boolean isControl() {
        return isDown(combination.getControl()) || !MAC && isDown(combination.getShortcut());
    }

    private boolean isShortcut() {
        return isControl() || isDown(combination.getShortcut()) || isDown(combination.getMeta());
    }

    private static boolean isDown(ModifierValue modifier) {
        return modifier == ModifierValue.DOWN;
    }
}
