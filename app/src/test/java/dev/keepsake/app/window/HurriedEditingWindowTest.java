package dev.keepsake.app.window;

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
import javafx.scene.control.ListCell;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/// Edits of somebody who does the next thing before the last one is done.
@ExtendWith(ApplicationExtension.class)
final class HurriedEditingWindowTest {
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
                                Optional.of(folder.resolve("state")),
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

    private static String number(SaveTab tab) throws Exception {
        var now = tab.document().now().get();
        var place = new PathResolver(now, Progress.NONE).resolve(NUMBER);
        return dev.keepsake.model.edit.EditedRecord.of(now, place.record())
                .find(place.item())
                .orElseThrow()
                .toString();
    }

    /// Types a number and leaves the cursor in the field.
    private void typeNumber(FxRobot robot, String text) {
        TextInputControl field = robot.lookup("#editor-value").query();
        robot.interact(() -> {
            field.requestFocus();
            field.setText(text);
        });
    }

    private int staged(SaveTab tab) {
        return tab.document().now().get().staged().entries().size();
    }

    private boolean shows(FxRobot robot, String id) {
        return robot.lookup(id).tryQuery().filter(Node::isVisible).isPresent();
    }

    @Test
    void whatIsTypedIsKeptWhenTheFileIsReadAgain(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        typeNumber(robot, "500");
        robot.push(KeyCode.F5);
        settle(robot);
        assertTrue(number(tab).contains("500"), number(tab));
        assertEquals(1, staged(tab));
    }

    @Test
    void aChangeThatIsStillWorkedOutIsKeptWhenTheFileIsReadAgain(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        robot.interact(() -> {
            window.reload();
            tab.document()
                    .editing()
                    .stage(
                            "",
                            (now, progress) -> {
                                sleep();
                                return List.of(
                                        new Edit.SetValue(
                                                new PathResolver(now, progress)
                                                        .resolve(NUMBER)
                                                        .target(),
                                                IntegerValue.int64(500),
                                                null));
                            });
        });
        settle(robot);
        assertTrue(number(tab).contains("500"), number(tab));
        assertEquals(1, staged(tab));
    }

    private static void sleep() {
        try {
            Thread.sleep(1500);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whatIsTypedIsWrittenWithTheCursorStillInTheField(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        typeNumber(robot, "500");
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        robot.clickOn("#dialog-accept");
        settle(robot);
        assertEquals(copy("b"), tab.file().get());
        assertTrue(number(tab).contains("500"), number(tab));
        assertFalse(tab.document().editing().isDirty());
    }

    @Test
    void whatIsRefusedIsNeitherWrittenNorClosed(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 8);
        typeNumber(robot, "99999999999999999999");
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        assertTrue(shows(robot, "#editor-value-refusal"));
        assertFalse(shows(robot, "#dialog-accept"));
        robot.push(KeyCode.SHORTCUT, KeyCode.W);
        settle(robot);
        assertTrue(window.workspace().tabs().contains(tab));
        assertFalse(shows(robot, "#dialog-accept"));
    }

    @Test
    void aTabThatIsClosedWhileSomethingIsTypedAsksFirst(FxRobot robot) {
        SaveTab tab = open(robot);
        typeNumber(robot, "500");
        robot.interact(() -> window.closeTab());
        settle(robot);
        assertTrue(shows(robot, "#dialog-accept"));
        assertTrue(window.workspace().tabs().contains(tab));
    }

    @Test
    void undoneAndDoneAgainIsWrittenOnce(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        robot.push(KeyCode.SHORTCUT, KeyCode.Z).push(KeyCode.SHORTCUT, KeyCode.Y);
        settle(robot);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        robot.clickOn("#dialog-accept");
        settle(robot);
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        settle(robot);
        assertTrue(number(tab).contains("500"), number(tab));
        assertFalse(tab.document().editing().isDirty());
    }

    @Test
    void aSaveMadeBetweenPlanAndAcceptEndsTheWrite(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        SlotSaves.write(folder, "harbour", 'b', 9);
        byte[] made = Files.readAllBytes(copy("b"));
        robot.clickOn("#dialog-accept");
        settle(robot);
        assertTrue(shows(robot, "#dialog-text"));
        robot.clickOn("#dialog-close");
        settle(robot);
        assertEquals(1, staged(tab));
        assertTrue(tab.document().editing().isDirty());
        assertNull(tab.document().editing().lock().get());
        org.junit.jupiter.api.Assertions.assertArrayEquals(made, Files.readAllBytes(copy("b")));
    }

    @Test
    void aWriteThatFailsKeepsAllStaged(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        Files.delete(copy("b"));
        Files.createDirectories(copy("b").resolve("in-the-way"));
        robot.clickOn("#dialog-accept");
        settle(robot);
        assertTrue(shows(robot, "#dialog-text"));
        robot.clickOn("#dialog-close");
        settle(robot);
        assertEquals(1, staged(tab));
        assertTrue(tab.document().editing().isDirty());
        assertNull(tab.document().editing().lock().get());
    }

    @Test
    void writingTwiceAtOnceWritesOnce(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        robot.interact(() -> {
            robot.lookup("#dialog-accept").queryAs(Button.class).fire();
            window.tabs().front().orElseThrow().writing().write();
        });
        settle(robot);
        if (shows(robot, "#dialog-accept")) {
            robot.clickOn("#dialog-accept");
            settle(robot);
        }
        if (shows(robot, "#dialog-close")) {
            robot.clickOn("#dialog-close");
            settle(robot);
        }
        assertTrue(number(tab).contains("500"), number(tab));
        assertFalse(tab.document().editing().isDirty());
        assertNull(tab.document().editing().lock().get());
    }

    @Test
    void aChangeStagedAfterThePlanIsNotLostByTheWrite(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        stage(robot, tab, 501);
        robot.clickOn("#dialog-accept");
        settle(robot);
        if (shows(robot, "#dialog-close")) {
            robot.clickOn("#dialog-close");
            settle(robot);
        }
        assertTrue(number(tab).contains("501"), number(tab));
    }

    @Test
    void readingTheFileAgainBetweenPlanAndAcceptLosesNothing(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        robot.interact(() -> window.reload());
        settle(robot);
        robot.clickOn("#dialog-accept");
        settle(robot);
        if (shows(robot, "#dialog-close")) {
            robot.clickOn("#dialog-close");
            settle(robot);
        }
        assertTrue(number(tab).contains("500"), number(tab));
        assertNull(tab.document().editing().lock().get());
    }

    @Test
    void readingTheFileAgainDuringAWriteLosesNothing(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        robot.interact(() -> {
            robot.lookup("#dialog-accept").queryAs(Button.class).fire();
            window.reload();
        });
        settle(robot);
        assertTrue(number(tab).contains("500"), number(tab));
        assertNull(tab.document().editing().lock().get());
    }

    @Test
    void anotherCopyTakesWhatIsStagedAndWhatIsTyped(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        typeNumber(robot, "500");
        robot.clickOn("#copy-b");
        settle(robot);
        assertEquals(copy("b"), tab.file().get());
        assertTrue(number(tab).contains("500"), number(tab));
    }

    @Test
    void theSameFileByTwoWaysIsWrittenOnceAndTheOtherTabIsTold(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        Path link = folder.resolveSibling(folder.getFileName() + "-link");
        Files.createSymbolicLink(link, folder);
        robot.interact(() -> window.open(List.of(link.resolve("slot_harbour.a.ksave"))));
        settle(robot);
        robot.interact(() -> window.goTo(NUMBER));
        settle(robot);
        SaveTab other = window.workspace().selected().get();
        if (other != tab) {
            stage(robot, other, 600);
            robot.push(KeyCode.SHORTCUT, KeyCode.S);
            settle(robot);
            robot.clickOn("#dialog-accept");
            settle(robot);
            assertTrue(number(other).contains("600"), number(other));
            robot.interact(() -> window.workspace().selected().set(tab));
            settle(robot);
            robot.push(KeyCode.SHORTCUT, KeyCode.S);
            settle(robot);
            if (shows(robot, "#dialog-accept")) {
                robot.clickOn("#dialog-accept");
                settle(robot);
            }
            if (shows(robot, "#dialog-close")) {
                robot.clickOn("#dialog-close");
                settle(robot);
            }
        }
        assertTrue(number(tab).contains("500"), number(tab));
        Files.delete(link);
    }

    private void remove(FxRobot robot, SaveTab tab, String record) {
        robot.interact(() ->
                tab.document()
                        .editing()
                        .stage(
                                "",
                                (now, progress) ->
                                        List.of(
                                                new Edit.RemoveRecord(
                                                        new PathResolver(now, progress)
                                                                .resolve(record)
                                                                .record()))));
        settle(robot);
    }

    @Test
    void allRecordsOfAChunkAreRemovedAndWrittenAndTheirRowsGo(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        typeNumber(robot, "44");
        remove(robot, tab, "Merchant");
        remove(robot, tab, "Game");
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        settle(robot);
        if (shows(robot, "#dialog-accept")) {
            robot.clickOn("#dialog-accept");
            settle(robot);
        }
        assertFalse(shows(robot, "#dialog-text"));
        assertEquals(copy("b"), tab.file().get());
        assertEquals(0, tab.document().document().recordCount());
    }

    @Test
    void aFileThatIsGoneWhenItIsReadAgainLosesNothing(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        byte[] bytes = Files.readAllBytes(copy("a"));
        Files.delete(copy("a"));
        robot.interact(() -> window.reload());
        settle(robot);
        assertTrue(number(tab).contains("500"), number(tab));
        assertTrue(tab.document().editing().isDirty());
        Files.write(copy("a"), bytes);
        robot.interact(() -> window.reload());
        settle(robot);
        assertNull(tab.failure().get());
        assertTrue(number(tab).contains("500"), number(tab));
        assertEquals(1, staged(tab));
    }

    @Test
    void aFileThatIsNoSaveAnyMoreLosesNothing(FxRobot robot) throws Exception {
        SaveTab tab = open(robot);
        stage(robot, tab, 500);
        for (byte[] other : List.of(new byte[0], new byte[] {1, 2, 3}, new byte[5000])) {
            Files.write(copy("a"), other);
            robot.interact(() -> window.reload());
            settle(robot);
            if (shows(robot, "#dialog-close")) {
                robot.clickOn("#dialog-close");
                settle(robot);
            }
            assertTrue(number(tab).contains("500"), number(tab));
            assertTrue(tab.document().editing().isDirty());
        }
    }

    @Test
    void theNoteOfAMarkStaysItsOwn(FxRobot robot) {
        open(robot);
        robot.interact(() -> window.tabs().front().orElseThrow().toggleBookmark());
        robot.interact(() -> window.goTo("Game/Number"));
        settle(robot);
        robot.interact(() -> window.tabs().front().orElseThrow().toggleBookmark());
        settle(robot);
        robot.interact(() -> window.tabs().front().orElseThrow().showBottom("tab-bookmarks"));
        settle(robot);
        javafx.scene.control.ListView<?> list = robot.lookup("#bookmarks").query();
        assertEquals(2, list.getItems().size());
        robot.interact(() -> list.getSelectionModel().select(0));
        TextInputControl note = robot.lookup("#bookmark-note").query();
        robot.interact(() -> {
            note.requestFocus();
            note.setText("of the first");
        });
        Node second =
                robot.from(list).lookup(".list-cell").queryAllAs(ListCell.class).stream()
                        .filter(cell -> cell.getIndex() == 1)
                        .findFirst()
                        .orElseThrow();
        robot.clickOn(second);
        settle(robot);
        String all = list.getItems().toString();
        assertEquals(1, all.split("of the first", -1).length - 1, all);
        assertTrue(list.getItems().get(0).toString().contains("of the first"), all);
    }

    private void closeAsUser(FxRobot robot) {
        robot.interact(() ->
                window.stage()
                        .fireEvent(
                                new WindowEvent(window.stage(), WindowEvent.WINDOW_CLOSE_REQUEST)));
        window.closed().orTimeout(30, TimeUnit.SECONDS).join();
    }

    @Test
    void whatIsTypedWhenTheWindowClosesIsKeptForTheNextStart(FxRobot robot) throws Exception {
        open(robot);
        typeNumber(robot, "500");
        closeAsUser(robot);
        try (var files = Files.walk(folder.resolve("state"))) {
            assertEquals(1, files.filter(file -> file.toString().endsWith(".journal")).count());
        }
    }

    @Test
    void aChangeStillWorkedOutWhenTheWindowClosesIsKeptForTheNextStart(FxRobot robot)
            throws Exception {
        SaveTab tab = open(robot);
        robot.interact(() ->
                tab.document()
                        .editing()
                        .stage(
                                "",
                                (now, progress) -> {
                                    sleep();
                                    return List.of(
                                            new Edit.SetValue(
                                                    new PathResolver(now, progress)
                                                            .resolve(NUMBER)
                                                            .target(),
                                                    IntegerValue.int64(500),
                                                    null));
                                }));
        closeAsUser(robot);
        try (var files = Files.walk(folder.resolve("state"))) {
            assertEquals(1, files.filter(file -> file.toString().endsWith(".journal")).count());
        }
    }
}
