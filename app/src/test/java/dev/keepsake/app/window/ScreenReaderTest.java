package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.FakeSaves;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToolBar;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// Everything that takes the focus has an id, and a name that a screen reader can say.
@ExtendWith(ApplicationExtension.class)
final class ScreenReaderTest {
    @TempDir private Path folder;
    private ShownWindow shown;
    private final Set<String> nameless = new TreeSet<>();
    private int controls;

    @Start
    void show(Stage stage) {
        shown = new ShownWindow(stage, Optional.empty(), Locale.ENGLISH);
    }

    @Stop
    void close() {
        shown.close();
    }

    private void walk(FxRobot robot, String where) {
        shown.settle(robot);
        robot.interact(() ->
                Window.getWindows().stream()
                        .filter(Stage.class::isInstance)
                        .forEach(window -> walk(window.getScene().getRoot(), where)));
    }

    private void walk(Node node, String where) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Control control && control.isFocusTraversable() && isOurs(control)) {
            controls++;
            String id = control.getId();
            if (id == null || !isNamed(control)) {
                nameless.add(where + ": " + control.getClass().getSimpleName() + " " + id);
            }
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> walk(child, where));
        }
    }

    /// Tabs, splits and the parts of other controls speak for themselves.
    private static boolean isOurs(Control control) {
        return !(control instanceof TabPane)
                && !(control instanceof SplitPane)
                && !(control instanceof ToolBar)
                && !(control.getParent() instanceof Control);
    }

    private static boolean isNamed(Control control) {
        boolean spoken =
                control.getAccessibleText() != null && !control.getAccessibleText().isBlank();
        boolean labelled =
                control instanceof Labeled one && !String.valueOf(one.getText()).isBlank();
        return spoken || labelled;
    }

    @Test
    void everyControlHasAnIdAndAName(FxRobot robot) {
        walk(robot, "empty");
        shown.open(robot, FakeSaves.write(folder, "quick.fake", "damaged", "title=Quick"), folder);
        shown.goTo(robot, "Merchant/Gold");
        TabPane bottom = robot.lookup("#bottom").query();
        for (int i = 0; i < bottom.getTabs().size(); i++) {
            int tab = i;
            robot.interact(() -> bottom.getSelectionModel().select(tab));
            walk(robot, "bottom " + bottom.getTabs().get(i).getId());
        }
        for (String id : List.of("palette", "cheat-sheet", "open-slot", "settings", "about")) {
            robot.interact(() -> shown.window().actions().get(id).tryRun());
            walk(robot, id);
        }
        assertEquals(Set.of(), nameless);
        assertTrue(controls > 60, controls + " controls");
    }
}
