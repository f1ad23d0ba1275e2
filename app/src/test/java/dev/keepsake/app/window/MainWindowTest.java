package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.fake.FakeFormat;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.css.CssParser;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The window on fake saves, headless.
@ExtendWith(ApplicationExtension.class)
final class MainWindowTest {
    @TempDir private static Path folder;

    private final List<Throwable> defects = new ArrayList<>();
    private MainWindow window;
    private Scene scene;

    @Start
    void show(Stage stage) {
        FakeSaves.write(folder, "quick.fake", "sequence=7", "title=Quick save");
        FakeSaves.write(folder, "hurt.fake", "sequence=8", "damaged");
        FakeSaves.write(folder, "slow.fake", "slow");
        window =
                new MainWindow(
                        new WindowSetting(
                                Messages.of(Locale.ENGLISH),
                                SaveFormats.of(List.of(new FakeFormat())),
                                TypeFiles.besideSaves(),
                                Look.LIGHT,
                                Clock.fixed(Instant.parse("2026-12-01T12:00:00Z"), ZoneOffset.UTC),
                                Optional.empty(),
                                defects::add));
        scene = window.show(stage, 1280, 800);
        stage.show();
    }

    private void open(FxRobot robot, String name) {
        robot.interact(() -> window.open(List.of(folder.resolve(name))));
        settle(robot);
    }

    /// Waits until nothing runs and two layouts started nothing more.
    private void settle(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        until(() -> robot.interact(() -> {}) != null && window.runner().running().isEmpty());
        WaitForAsyncUtils.waitForFxEvents();
        until(() -> window.runner().running().isEmpty());
        assertEquals(List.of(), defects);
    }

    private static void until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, condition);
        } catch (TimeoutException late) {
            throw new AssertionError(late);
        }
    }

    private static TreeItem<?> row(FxRobot robot, String label) {
        TreeTableView<?> values = robot.lookup("#values").query();
        return values.getRoot().getChildren().stream()
                .filter(item ->
                        item.getValue() instanceof ValueNode.Row of && of.label().equals(label))
                .findFirst()
                .orElseThrow();
    }

    private void goTo(FxRobot robot, String path) {
        robot.interact(() -> window.goTo(path));
        settle(robot);
    }

    @Test
    void aDamagedSaveShowsItsFindings(FxRobot robot) {
        open(robot, "quick.fake");
        assertFalse(robot.lookup("#findings-bar").query().isVisible());
        robot.interact(() -> window.workspace().closeSelected());
        open(robot, "hurt.fake");
        assertTrue(robot.lookup("#findings-bar").query().isVisible());
        ListView<?> findings = robot.lookup("#findings").query();
        assertEquals(2, findings.getItems().size());
    }

    @Test
    void aFindingLeadsToItsRecord(FxRobot robot) {
        open(robot, "hurt.fake");
        robot.clickOn("#findings-bar-go-to");
        settle(robot);
        ListView<?> contents = robot.lookup("#contents").query();
        assertEquals(2 + 1 + 7, contents.getSelectionModel().getSelectedIndex());
    }

    @Test
    void listsTheSavesOfAFolder(FxRobot robot) {
        robot.interact(() -> window.open(List.of(folder)));
        settle(robot);
        ListView<?> sources = robot.lookup("#sources").query();
        assertEquals(4, sources.getItems().size());
    }

    @Test
    void expandsAListOverItsPages(FxRobot robot) {
        open(robot, "quick.fake");
        goTo(robot, "Merchant");
        TreeItem<?> stock = row(robot, "Stock");
        robot.interact(() -> stock.setExpanded(true));
        settle(robot);
        assertEquals(5, stock.getChildren().size());
        TreeItem<?> last = stock.getChildren().get(4);
        robot.interact(() -> last.setExpanded(true));
        settle(robot);
        assertEquals(200, last.getChildren().size());
    }

    @Test
    void goesToAValueDeepInAPage(FxRobot robot) {
        open(robot, "quick.fake");
        goTo(robot, "Merchant/Stock[4100]/Count");
        Label name = robot.lookup("#details-name").query();
        Label path = robot.lookup("#details-path").query();
        assertEquals("Count", name.getText());
        assertEquals("WRLD@\"/Maps/Harbour\"/Merchant/PROP/Stock[4100]/Count", path.getText());
    }

    @Test
    void filtersRecordsByKeyboard(FxRobot robot) {
        open(robot, "quick.fake");
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F);
        robot.write("Settings").push(KeyCode.ENTER);
        settle(robot);
        Label matches = robot.lookup("#contents-matches").query();
        until(() -> matches.getText().equals("1 match"));
        assertTrue(matches.isVisible());
    }

    @Test
    void findsByKeyboardAndLeadsThere(FxRobot robot) {
        open(robot, "quick.fake");
        robot.push(KeyCode.SHORTCUT, KeyCode.F);
        robot.write("lantern").push(KeyCode.ENTER);
        settle(robot);
        Label status = robot.lookup("#find-status").query();
        assertTrue(status.getText().endsWith(" found."), status.getText());
        robot.push(KeyCode.DOWN).push(KeyCode.ENTER);
        settle(robot);
    }

    @Test
    void stopsALongOpening(FxRobot robot) {
        robot.interact(() -> window.open(List.of(folder.resolve("slow.fake"))));
        until(() -> robot.lookup("#opening-cancel").tryQuery().isPresent());
        robot.clickOn("#opening-cancel");
        settle(robot);
        Label title = robot.lookup("#opening-title").query();
        assertEquals("Opening slow.fake was stopped", title.getText());
        assertTrue(robot.lookup("#opening-again").query().isVisible());
    }

    @Test
    void closesATabByKeyboard(FxRobot robot) {
        open(robot, "quick.fake");
        robot.push(KeyCode.SHORTCUT, KeyCode.W);
        settle(robot);
        TabPane saves = robot.lookup("#saves").query();
        assertTrue(saves.getTabs().isEmpty());
        assertTrue(robot.lookup("#empty").query().isVisible());
    }

    @Test
    void copiesThePathOfTheTabInFront(FxRobot robot) {
        open(robot, "quick.fake");
        goTo(robot, "Merchant/Gold");
        robot.interact(() -> FakeSaves.write(folder, "other.fake"));
        open(robot, "other.fake");
        goTo(robot, "Merchant/Open");
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.C);
        var copied = new ArrayList<String>();
        robot.interact(() -> copied.add(Clipboard.getSystemClipboard().getString()));
        assertEquals(List.of("WRLD@\"/Maps/Harbour\"/Merchant/PROP/Open"), copied);
    }

    @Test
    void everyStyleIsUnderstoodInBothThemes(FxRobot robot) {
        var errors = new ArrayList<String>();
        CssParser.errorsProperty()
                .subscribe(() ->
                        CssParser.errorsProperty().forEach(error -> errors.add(error.toString())));
        open(robot, "hurt.fake");
        goTo(robot, "Odd/PROP/Flags");
        robot.interact(
                () -> robot.lookup("#bottom").queryAs(TabPane.class).getSelectionModel().select(1));
        settle(robot);
        robot.clickOn("#look").clickOn("#look-dark");
        settle(robot);
        assertEquals(List.of(), errors);
        assertTrue(scene.getStylesheets().get(0).endsWith("dark.css"));
    }

    @Test
    void everyControlHasANameForScreenReaders(FxRobot robot) {
        open(robot, "quick.fake");
        for (String id :
                List.of(
                        "#sources",
                        "#contents",
                        "#contents-filter",
                        "#values",
                        "#go-to",
                        "#look")) {
            Node node = robot.lookup(id).query();
            assertTrue(node.getAccessibleText() != null && !node.getAccessibleText().isBlank(), id);
        }
    }
}
