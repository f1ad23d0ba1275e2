package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.SlotSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.Verifier;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
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
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
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

/// What the window does with slots, on real saves.
@ExtendWith(ApplicationExtension.class)
final class SlotWindowTest {
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
        SlotSaves.writeDamaged(folder, "harbour", 'b', 8);
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
        window.open(List.of(folder));
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

    private SaveTab open(FxRobot robot, String name) {
        robot.interact(() -> window.open(List.of(folder.resolve(name))));
        settle(robot);
        return window.workspace().selected().get();
    }

    /// Chooses from the menu of a row, by keyboard.
    private void choose(FxRobot robot, int row, String id) {
        robot.interact(() -> {
            ListView<?> sources = robot.lookup("#sources").query();
            sources.requestFocus();
            sources.getSelectionModel().select(row);
            var keys =
                    new KeyEvent(
                            KeyEvent.KEY_PRESSED, "", "", KeyCode.F10, true, false, false, false);
            Event.fireEvent(sources, keys);
        });
        settle(robot);
        robot.interact(() -> item(id).fire());
        settle(robot);
    }

    private static MenuItem item(String id) {
        ContextMenu menu =
                Window.getWindows().stream()
                        .filter(ContextMenu.class::isInstance)
                        .map(ContextMenu.class::cast)
                        .findFirst()
                        .orElseThrow();
        menu.hide();
        return menu.getItems().stream()
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Labeled.class).getText();
    }

    private void accept(FxRobot robot) {
        robot.clickOn("#dialog-accept");
        settle(robot);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static boolean isShown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }

    @Test
    void saysWhichCopyLoadsAndWhyAndSwitchesBetweenThem(FxRobot robot) {
        open(robot, "slot_harbour.a.ksave");
        assertEquals("Copy A  #7  loads", text(robot, "#copy-a"));
        assertEquals("Copy B  #8  damaged", text(robot, "#copy-b"));
        assertEquals(
                "A game loads copy A: the other one is not whole.", text(robot, "#copies-reason"));
        assertFalse(robot.lookup("#findings-bar").query().isVisible());
        robot.clickOn("#copy-b");
        settle(robot);
        assertTrue(robot.lookup("#findings-bar").query().isVisible());
    }

    @Test
    void aDamagedCopyIsRecoveredIntoAFileThatVerifies(FxRobot robot)
            throws IOException, SaveException {
        byte[] damaged = Files.readAllBytes(folder.resolve("slot_harbour.b.ksave"));
        open(robot, "slot_harbour.b.ksave");
        assertTrue(text(robot, "#findings-bar-detail").startsWith("1 of 2 records read · "));
        robot.clickOn("#findings-bar-recover");
        settle(robot);
        assertEquals(
                "slot_harbour-recovered.ksave",
                robot.lookup("#recover-name").queryAs(TextField.class).getText());
        accept(robot);
        assertTrue(text(robot, "#dialog-text").contains("2 records were rescued."));
        robot.clickOn("#dialog-close");
        settle(robot);
        SaveTab front = window.workspace().selected().get();
        Path recovered = folder.resolve("slot_harbour-recovered.ksave");
        assertEquals(recovered, front.file().get());
        assertEquals(Outcome.LOADED, front.document().findings().get().outcome());
        var verdict =
                Verifier.with(OpenOptions.DEFAULT)
                        .verify(
                                SaveFormats.installed().find("keepsake").orElseThrow(),
                                FileSource.open(recovered),
                                CheckScope.EXACT,
                                Progress.NONE);
        assertEquals(Outcome.LOADED, verdict.outcome());
        assertEquals(true, verdict.exact());
        assertArrayEquals(damaged, Files.readAllBytes(folder.resolve("slot_harbour.b.ksave")));
    }

    @Test
    void aDeletedSlotComesBack(FxRobot robot) throws IOException {
        settle(robot);
        choose(robot, 1, "slot-delete");
        assertTrue(text(robot, "#slot-form-text").contains("“backups”"));
        accept(robot);
        assertEquals(List.of("backups", "keepsake.lock"), files());
        choose(robot, 1, "slot-restore");
        assertTrue(text(robot, "#restore-effect").endsWith("The slot holds nothing now."));
        selectWhole(robot);
        accept(robot);
        assertTrue(files().contains("slot_harbour.a.ksave"), files().toString());
        assertFalse(files().contains("slot_harbour.b.ksave"));
    }

    /// The newest backup may be that of the damaged copy.
    private void selectWhole(FxRobot robot) {
        ListView<?> backups = robot.lookup("#backups").query();
        for (int i = 0; i < backups.getItems().size(); i++) {
            if (backups.getItems().get(i).toString().contains("reason=DELETED")) {
                int row = i;
                robot.interact(() -> backups.getSelectionModel().select(row));
            }
        }
        settle(robot);
    }

    @Test
    void restoringShowsTheBackupInTheOpenTab(FxRobot robot) {
        SlotSaves.write(folder, "harbour", 'b', 8);
        SaveTab tab = open(robot, "slot_harbour.b.ksave");
        until(() -> robot.lookup("#changed-bar").tryQuery().isPresent());
        robot.interact(window::reload);
        settle(robot);
        // deleting and restoring leaves one copy; restoring once more, both
        choose(robot, 1, "slot-delete");
        accept(robot);
        choose(robot, 1, "slot-restore");
        selectWhole(robot);
        accept(robot);
        choose(robot, 1, "slot-restore");
        assertTrue(
                text(robot, "#restore-effect")
                        .startsWith("The backup is checked, then written to copy B"),
                text(robot, "#restore-effect"));
        selectWhole(robot);
        accept(robot);
        robot.interact(() -> window.workspace().open(folder.resolve("slot_harbour.b.ksave")));
        settle(robot);
        assertEquals(1, window.workspace().tabs().size());
        assertEquals("Copy B  #10  loads", text(robot, "#copy-b"));
        assertEquals(folder.resolve("slot_harbour.b.ksave"), tab.file().get());
    }

    @Test
    void aSaveChangedOnDiskIsReloadedAtItsPlace(FxRobot robot) {
        SaveTab tab = open(robot, "slot_harbour.a.ksave");
        robot.interact(() -> window.goTo("Merchant/Number"));
        settle(robot);
        SlotSaves.write(folder, "harbour", 'a', 9);
        until(() -> isShown(robot.lookup("#changed-bar").query()));
        settle(robot);
        Label said = robot.lookup("#changed-text").query();
        assertEquals("This save was changed on disk.", said.getText());
        robot.clickOn("#changed-reload");
        settle(robot);
        assertFalse(isShown(robot.lookup("#changed-bar").query()));
        assertEquals("Number", text(robot, "#details-name"));
        assertEquals("Copy A  #9  loads", text(robot, "#copy-a"));
        assertEquals(folder.resolve("slot_harbour.a.ksave"), tab.file().get());
    }

    @Test
    void aSlotGetsAnotherName(FxRobot robot) throws IOException {
        open(robot, "slot_harbour.a.ksave");
        choose(robot, 1, "slot-rename");
        assertTrue(robot.lookup("#dialog-accept").query().isDisabled());
        robot.interact(() -> robot.lookup("#slot-name").queryAs(TextField.class).setText("pier"));
        accept(robot);
        assertTrue(files().contains("slot_pier.a.ksave"), files().toString());
        assertEquals(
                folder.resolve("slot_pier.a.ksave"),
                window.workspace().selected().get().file().get());
    }
}
