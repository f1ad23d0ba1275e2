package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.SlotSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.value.IntegerValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.css.CssParser;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/// What becomes of staged changes: on disk, and where the disk changes under them.
@ExtendWith(ApplicationExtension.class)
final class WritingWindowTest {
    private static final String NUMBER = "Merchant/Number";

    @TempDir private Path folder;

    private final List<Throwable> defects = new ArrayList<>();
    private final List<String> styleErrors = new ArrayList<>();
    private MainWindow window;

    @Start
    void show(Stage stage) {
        CssParser.errorsProperty()
                .subscribe(() ->
                        CssParser.errorsProperty()
                                .forEach(error -> styleErrors.add(error.toString())));
        SlotSaves.write(folder, "harbour", 'a', 7);
        SlotSaves.write(folder, "harbour", 'b', 6);
        window =
                new MainWindow(
                        new WindowSetting(
                                Messages.of(Locale.ENGLISH),
                                SaveFormats.installed(),
                                TypeFiles.besideSaves(),
                                Look.LIGHT,
                                Clock.systemUTC(),
                                Optional.empty(),
                                defects::add));
        window.show(stage, 1280, 800);
        stage.show();
    }

    @Stop
    void close() {
        Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .toList()
                .forEach(open -> ((Stage) open).close());
        window.closed().orTimeout(30, TimeUnit.SECONDS).join();
    }

    private void settle(FxRobot robot) {
        for (int i = 0; i < 2; i++) {
            WaitForAsyncUtils.waitForFxEvents();
            until(() -> isIdle(robot));
        }
        assertEquals(List.of(), defects);
        assertEquals(List.of(), styleErrors);
    }

    private boolean isIdle(FxRobot robot) {
        var idle = new ArrayList<Boolean>();
        robot.interact(() -> idle.add(window.runner().running().isEmpty()));
        return idle.get(0);
    }

    private static void until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, condition);
        } catch (TimeoutException late) {
            throw new AssertionError(late);
        }
    }

    private Path copy(String letter) {
        return folder.resolve("slot_harbour." + letter + ".ksave");
    }

    private SaveTab open(FxRobot robot) {
        robot.interact(() -> window.open(List.of(copy("a"))));
        settle(robot);
        robot.interact(() -> window.goTo(NUMBER));
        settle(robot);
        return window.workspace().selected().get();
    }

    private void stage(FxRobot robot, SaveTab tab, long number) {
        robot.interact(() ->
                tab.document()
                        .editing()
                        .stage(
                                "",
                                (now, progress) ->
                                        List.of(
                                                new Edit.SetValue(
                                                        new PathResolver(now, progress)
                                                                .resolve(NUMBER)
                                                                .target(),
                                                        IntegerValue.int64(number),
                                                        null))));
        settle(robot);
        assertNull(tab.document().editing().refusal().get());
    }

    private static String text(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return ((Labeled) node).getText();
    }

    private static String number(SaveTab tab) throws Exception {
        var now = tab.document().now().get();
        var place = new PathResolver(now, Progress.NONE).resolve(NUMBER);
        return dev.keepsake.model.edit.EditedRecord.of(now, place.record())
                .find(place.item())
                .orElseThrow()
                .toString();
    }

    @Test
    void writesTheOtherCopyAndShowsIt(FxRobot robot) throws Exception {
        byte[] before = Files.readAllBytes(copy("a"));
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        assertEquals("Write 1 change", text(robot, "#write"));
        TreeTableView<?> changes = robot.lookup("#changes").query();
        assertEquals(1, changes.getRoot().getChildren().size());
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        assertTrue(text(robot, "#write-target").contains("copy B"), text(robot, "#write-target"));
        robot.clickOn("#dialog-accept");
        settle(robot);
        assertEquals(copy("b"), tab.file().get());
        assertFalse(tab.document().editing().isDirty());
        assertArrayEquals(before, Files.readAllBytes(copy("a")));
        assertTrue(number(tab).contains("500"), number(tab));
        assertEquals("Write", text(robot, "#write"));
        assertTrue(robot.lookup("#write").queryButton().isDisabled());
    }

    @Test
    void undoByKeyboardTakesTheChangeBack(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        settle(robot);
        assertFalse(tab.document().editing().isDirty());
        assertTrue(number(tab).contains("7"), number(tab));
        robot.push(KeyCode.SHORTCUT, KeyCode.Y);
        settle(robot);
        assertTrue(number(tab).contains("500"), number(tab));
    }

    private void changeOnDisk(FxRobot robot, long number) {
        SlotSaves.write(folder, "harbour", 'a', number);
        until(() -> robot.lookup("#changed-replay").tryQuery().isPresent());
        settle(robot);
    }

    @Test
    void takesAChangedFileWithTheStagedChanges(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        changeOnDisk(robot, 9);
        robot.clickOn("#changed-replay");
        settle(robot);
        assertTrue(number(tab).contains("500"), number(tab));
        assertEquals("9", tab.document().editing().changes().get().get(0).lines().get(0).old());
        assertFalse(robot.lookup("#changed-bar").query().isVisible());
    }

    @Test
    void comparesAChangedFileWithTheStagedChangesFirst(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        changeOnDisk(robot, 9);
        robot.clickOn("#changed-compare");
        settle(robot);
        TableView<?> rows = robot.lookup("#staged-comparison").query();
        assertEquals("9", rows.getColumns().get(3).getCellData(0));
        assertEquals("7", rows.getColumns().get(1).getCellData(0));
        assertEquals("500", rows.getColumns().get(2).getCellData(0));
        robot.clickOn("#dialog-accept");
        settle(robot);
        assertEquals("9", tab.document().editing().changes().get().get(0).lines().get(0).old());
    }

    @Test
    void writesTheStagedChangesIntoANewFile(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        changeOnDisk(robot, 9);
        byte[] before = Files.readAllBytes(copy("a"));
        robot.clickOn("#changed-new-file");
        settle(robot);
        TextField name = robot.lookup("#new-file-name").query();
        robot.interact(() -> name.setText("slot_harbour.a.ksave"));
        Button accept = robot.lookup("#dialog-accept").query();
        assertTrue(accept.isDisabled());
        robot.interact(() -> name.setText("mine.ksave"));
        robot.clickOn("#dialog-accept");
        settle(robot);
        robot.clickOn("#dialog-accept");
        settle(robot);
        assertEquals(folder.resolve("mine.ksave"), tab.file().get());
        assertTrue(number(tab).contains("500"), number(tab));
        assertArrayEquals(before, Files.readAllBytes(copy("a")));
    }

    @Test
    void aFileThatIsDamagedNowNeverTakesTheChangesWithIt(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        SlotSaves.writeDamaged(folder, "harbour", 'a', 9);
        until(() -> robot.lookup("#changed-replay").tryQuery().isPresent());
        settle(robot);
        robot.clickOn("#changed-replay");
        settle(robot);
        assertTrue(robot.lookup("#dialog-text").tryQuery().isPresent());
        robot.clickOn("#dialog-close");
        settle(robot);
        assertTrue(tab.document().editing().isDirty());
        assertTrue(number(tab).contains("500"), number(tab));
    }

    @Test
    void asksBeforeATabWithStagedChangesIsClosed(FxRobot robot) throws IOException {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        robot.push(KeyCode.SHORTCUT, KeyCode.W);
        settle(robot);
        robot.clickOn("#dialog-cancel");
        settle(robot);
        assertTrue(window.workspace().tabs().contains(tab));
        robot.push(KeyCode.SHORTCUT, KeyCode.W);
        settle(robot);
        robot.clickOn("#dialog-accept");
        settle(robot);
        assertFalse(window.workspace().tabs().contains(tab));
    }
}
