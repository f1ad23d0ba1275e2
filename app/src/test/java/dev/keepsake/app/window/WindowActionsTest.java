package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// Every action of the window has a title, and keys of its own.
@ExtendWith(ApplicationExtension.class)
final class WindowActionsTest {
    /// Sentences on actions that are no titles.
    private static final Set<String> OTHERS = Set.of("action.tip");

    @TempDir private Path folder;
    private ShownWindow shown;

    @Start
    void show(Stage stage) {
        shown = new ShownWindow(stage, Optional.empty(), Locale.ENGLISH);
    }

    @Stop
    void close() {
        shown.close();
    }

    private List<Action> actions() {
        return shown.window().actions().all();
    }

    @Test
    void everyActionHasATitleAndEveryTitleAnAction() {
        Set<String> titles = actions().stream().map(Action::title).collect(Collectors.toSet());
        for (Locale locale : Messages.LANGUAGES) {
            Set<String> there =
                    Messages.of(locale).keys().stream()
                            .filter(key -> key.matches("action\\.[a-z0-9-]+"))
                            .filter(key -> !OTHERS.contains(key))
                            .collect(Collectors.toSet());
            assertEquals(new TreeSet<>(titles), new TreeSet<>(there), locale.toString());
        }
    }

    @Test
    void noTwoActionsShareKeys() {
        Messages messages = Messages.of(Locale.ENGLISH);
        var owners = new HashMap<String, String>();
        var shared = new ArrayList<String>();
        for (Action action : actions()) {
            action.keys()
                    .forEach(keys -> {
                        String before = owners.put(keys.text(messages), action.id());
                        if (before != null && !before.equals(action.id())) {
                            shared.add(before + " and " + action.id());
                        }
                    });
        }
        assertEquals(List.of(), shared);
        assertTrue(owners.containsKey("Ctrl+O"));
    }

    @Test
    void whatNeedsASaveIsOffUntilOneIsOpen(FxRobot robot) {
        Action close = shown.window().actions().get("close-tab");
        assertFalse(close.isEnabled());
        shown.open(robot, FakeSaves.write(folder, "one.fake"));
        assertTrue(close.isEnabled());
    }
}
