package dev.keepsake.app.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.i18n.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

final class ActionsTest {
    private final Messages messages = Messages.of(Locale.ENGLISH);
    private final Actions actions = new Actions(messages);
    private final List<String> done = new ArrayList<>();

    private Action action(String id, ActionGroup group) {
        return Action.of(id, group, () -> done.add(id));
    }

    private static KeyEvent shortcut(KeyCode code) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, true, false, false);
    }

    @Test
    void keysStartTheirAction() {
        actions.add(action("open", ActionGroup.FILE).on("Ctrl+O"));
        assertTrue(actions.press(shortcut(KeyCode.O), false));
        assertFalse(actions.press(shortcut(KeyCode.P), false));
        assertEquals(List.of("open"), done);
    }

    @Test
    void aFieldKeepsTheKeysThatItEditsWith() {
        actions.add(action("undo", ActionGroup.EDIT).on("Ctrl+Z"));
        actions.add(action("go-to", ActionGroup.GO).on("Ctrl+P"));
        assertFalse(actions.press(shortcut(KeyCode.Z), true));
        assertTrue(actions.press(shortcut(KeyCode.P), true));
        assertTrue(actions.press(shortcut(KeyCode.Z), false));
        assertEquals(List.of("go-to", "undo"), done);
    }

    @Test
    void fieldsKeepPlainKeysButNoFunctionKeys() {
        assertTrue(Keys.of("Delete").belongToFields());
        assertTrue(Keys.of("Shift+Left").belongToFields());
        assertTrue(Keys.of("Shortcut+Shift+Z").belongToFields());
        assertFalse(Keys.of("F5").belongToFields());
        assertFalse(Keys.of("Alt+Left").belongToFields());
    }

    @Test
    void whatCannotBeDoneIsNotDone() {
        var can = new SimpleBooleanProperty(false);
        actions.add(action("undo", ActionGroup.EDIT).on("Ctrl+Z").when(can, "Nothing to undo."));
        assertFalse(actions.press(shortcut(KeyCode.Z), false));
        can.set(true);
        assertTrue(actions.press(shortcut(KeyCode.Z), false));
        assertEquals(List.of("undo"), done);
    }

    @Test
    void noTwoShareAnIdOrKeys() {
        actions.add(action("open", ActionGroup.FILE).on("Shortcut+O", "F2"));
        Action sameId = action("open", ActionGroup.GO);
        Action sameKeys = action("other", ActionGroup.GO).on("Ctrl+X", "F2");
        assertThrows(IllegalArgumentException.class, () -> actions.add(sameId));
        assertThrows(IllegalArgumentException.class, () -> actions.add(sameKeys));
    }

    @Test
    void listsThemByGroupInTheirOrder() {
        actions.add(action("theme", ActionGroup.VIEW));
        actions.add(action("open", ActionGroup.FILE));
        actions.add(action("close", ActionGroup.FILE));
        assertEquals(
                List.of("open", "close", "theme"), actions.all().stream().map(Action::id).toList());
    }

    @Test
    void keysReadAsInTheUsersLanguage() {
        Messages german = Messages.of(Locale.GERMAN);
        assertEquals("Ctrl+Shift+P", Keys.of("Ctrl+Shift+P").text(messages));
        assertEquals("Strg+Umschalt+P", Keys.of("Ctrl+Shift+P").text(german));
        assertEquals("Entf", Keys.of("Delete").text(german));
        assertEquals("Ctrl++", Keys.of("Ctrl+Plus").text(messages));
    }
}
