package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.fake.KindSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.SaveException;
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
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Editing values in the window, headless.
@ExtendWith(ApplicationExtension.class)
final class EditorWindowTest {
    @TempDir private Path folder;

    private final List<Throwable> defects = new ArrayList<>();
    private MainWindow window;

    @Start
    void show(Stage stage) {
        window =
                new MainWindow(
                        new WindowSetting(
                                Messages.of(Locale.ENGLISH),
                                SaveFormats.installed(),
                                TypeFiles.besideSaves(),
                                Look.LIGHT,
                                Clock.fixed(Instant.parse("2026-12-01T12:00:00Z"), ZoneOffset.UTC),
                                Optional.empty(),
                                defects::add));
        window.show(stage, 1280, 800);
        stage.show();
        window.open(List.of(KindSaves.write(folder, "kinds.ksave")));
    }

    /// Waits until nothing runs and two layouts started nothing more.
    private void settle(FxRobot robot) {
        for (int i = 0; i < 2; i++) {
            WaitForAsyncUtils.waitForFxEvents();
            until(() -> robot.interact(() -> {}) != null && window.runner().running().isEmpty());
        }
        assertEquals(List.of(), defects);
    }

    private static void until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, condition);
        } catch (TimeoutException late) {
            throw new AssertionError(late);
        }
    }

    private void goTo(FxRobot robot, String path) {
        settle(robot);
        robot.interact(() -> window.goTo(path));
        settle(robot);
    }

    /// Types into a field of the editor and takes it.
    private void type(FxRobot robot, String id, String text) {
        TextInputControl field = robot.lookup(id).query();
        robot.interact(() -> {
            field.requestFocus();
            field.setText(text);
        });
        robot.push(KeyCode.ENTER);
        settle(robot);
    }

    private DocumentViewModel document() {
        return window.workspace().selected().get().document();
    }

    private String summary() {
        return document().value().get().summary();
    }

    private int staged() {
        return document().now().get().staged().entries().size();
    }

    /// True where a path leads somewhere in the save as edited.
    private boolean leads(String path) {
        try {
            new PathResolver(document().now().get(), Progress.NONE).resolve(path);
            return true;
        } catch (SaveException nowhere) {
            return false;
        }
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private static String typed(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(TextInputControl.class).getText();
    }

    @Test
    void aNumberTakesACalculation(FxRobot robot) {
        goTo(robot, "All/Gold");
        type(robot, "#editor-value", "*2");
        assertEquals("240", summary());
        assertEquals("240", typed(robot, "#editor-value"));
        assertEquals(1, staged());
        robot.interact(() -> robot.lookup("#editor-revert").queryAs(Button.class).fire());
        settle(robot);
        assertEquals("120", summary());
        assertEquals(0, staged());
    }

    @Test
    void whatIsRefusedStaysWithTheReasonUntilItIsGivenUp(FxRobot robot) {
        goTo(robot, "All/Health");
        type(robot, "#editor-value", "187.5");
        assertEquals(
                "Health cannot be 187.5: the game allows 0 to 100.",
                text(robot, "#editor-value-refusal"));
        assertTrue(robot.lookup("#editor-value-refusal").query().isVisible());
        assertEquals("187.5", typed(robot, "#editor-value"));
        assertEquals(0, staged());
        robot.push(KeyCode.ESCAPE);
        settle(robot);
        assertEquals("87.5", typed(robot, "#editor-value"));
        assertFalse(robot.lookup("#editor-value-refusal").query().isVisible());
    }

    @Test
    void whatIsTypedIsStagedWhenTheCursorLeaves(FxRobot robot) {
        goTo(robot, "All/Key");
        TextField field = robot.lookup("#editor-value").query();
        robot.interact(() -> {
            field.requestFocus();
            field.setText("Mine");
        });
        robot.interact(() -> robot.lookup("#values").query().requestFocus());
        settle(robot);
        assertEquals("Mine", summary());
    }

    @Test
    void whatIsTypedIsStagedBeforeAnotherValueIsShown(FxRobot robot) {
        goTo(robot, "All/Key");
        TextField field = robot.lookup("#editor-value").query();
        robot.interact(() -> {
            field.requestFocus();
            field.setText("Mine");
        });
        goTo(robot, "All/Gold");
        goTo(robot, "All/Key");
        assertEquals("Mine", summary());
        assertEquals(1, staged());
    }

    @Test
    void stepsOfANumberAreOneChange(FxRobot robot) {
        goTo(robot, "All/Gold");
        robot.interact(() -> robot.lookup("#editor-value").query().requestFocus());
        robot.push(KeyCode.UP).push(KeyCode.UP).push(KeyCode.UP);
        settle(robot);
        assertEquals("123", summary());
        assertEquals(1, staged());
    }

    @Test
    void aConstantIsChosenByItsShortName(FxRobot robot) {
        goTo(robot, "All/Mood");
        ComboBox<?> box = robot.lookup("#editor-value").query();
        assertEquals(List.of("Calm", "Angry", "Glad"), box.getItems());
        robot.interact(() -> {
            box.requestFocus();
            box.getEditor().setText("Glad");
        });
        robot.push(KeyCode.ENTER);
        settle(robot);
        assertEquals("Glad", summary());
    }

    @Test
    void spaceTicksATruthValueInTheTable(FxRobot robot) {
        goTo(robot, "All/Open");
        robot.interact(() -> robot.lookup("#values").query().requestFocus());
        robot.push(KeyCode.SPACE);
        settle(robot);
        assertEquals("true", summary());
        assertTrue(robot.lookup("#editor-value").queryAs(CheckBox.class).isSelected());
    }

    @Test
    void keyF2LeadsToTheEditor(FxRobot robot) {
        goTo(robot, "All/Gold");
        robot.interact(() -> robot.lookup("#values").query().requestFocus());
        robot.push(KeyCode.F2);
        settle(robot);
        assertTrue(robot.lookup("#editor-value").query().isFocused());
    }

    @Test
    void aComponentOfAVectorIsTypedByItself(FxRobot robot) {
        goTo(robot, "All/Where");
        type(robot, "#editor-value-y", "+=0.25");
        assertEquals("(1204.5, -88, 16)", summary());
    }

    @Test
    void aColourIsTypedInHexadecimal(FxRobot robot) {
        goTo(robot, "All/Tint");
        type(robot, "#editor-value-hex", "#11223344");
        assertEquals("#11223344", summary());
        assertEquals("34", typed(robot, "#editor-value-g"));
    }

    @Test
    void aReferenceIsChosenFromTheRecords(FxRobot robot) {
        goTo(robot, "All/Owner");
        robot.interact(() -> robot.lookup("#editor-choose").queryAs(Button.class).fire());
        settle(robot);
        ListView<?> subjects = robot.lookup("#editor-subjects").query();
        assertEquals(3, subjects.getItems().size());
        robot.interact(() -> {
            subjects.requestFocus();
            subjects.getSelectionModel().select(2);
        });
        robot.push(KeyCode.ENTER);
        settle(robot);
        assertEquals("→ Guard_2", summary());
    }

    @Test
    void aReferenceLeadsToItsRecord(FxRobot robot) {
        goTo(robot, "All/Owner");
        robot.interact(() -> robot.lookup("#values").query().requestFocus());
        robot.push(KeyCode.F12);
        settle(robot);
        ListView<?> referrers = robot.lookup("#referred-by").query();
        assertEquals(2, referrers.getItems().size());
    }

    @Test
    void itemsAreAddedMovedAndRemovedByKeys(FxRobot robot) {
        goTo(robot, "All/Names[0]");
        robot.interact(() -> robot.lookup("#values").query().requestFocus());
        robot.push(KeyCode.INSERT);
        settle(robot);
        assertTrue(leads("All/Names[3]"));
        assertEquals("[1]", document().value().get().label());
        type(robot, "#editor-value", "new");
        robot.interact(() -> robot.lookup("#values").query().requestFocus());
        robot.push(KeyCode.ALT, KeyCode.UP);
        settle(robot);
        assertEquals("[0]", document().value().get().label());
        assertEquals("new", summary());
        robot.push(KeyCode.DELETE);
        settle(robot);
        assertFalse(leads("All/Names[3]"));
        assertEquals(4, staged());
    }

    @Test
    void theKeyOfAnEntryIsTyped(FxRobot robot) {
        goTo(robot, "All/Routes[=Mine]");
        type(robot, "#editor-key", "Quay");
        assertTrue(leads("All/Routes[=Quay]"));
        assertFalse(leads("All/Routes[=Mine]"));
    }

    @Test
    void aRecordThatIsReferredToIsRemovedAfterAQuestion(FxRobot robot) {
        goTo(robot, "Guard_1");
        robot.interact(() -> robot.lookup("#contents").query().requestFocus());
        robot.push(KeyCode.DELETE);
        settle(robot);
        ListView<?> referrers = robot.lookup("#removal-referrers").query();
        assertEquals(List.of("All → Owner", "Guard_2 → Target"), referrers.getItems());
        assertTrue(leads("Guard_1"));
        robot.interact(() -> robot.lookup("#dialog-accept").queryAs(Button.class).fire());
        settle(robot);
        assertFalse(leads("Guard_1"));
        assertEquals(1, staged());
        goTo(robot, "Guard_2/Target");
        assertEquals("nothing", summary());
    }

    @Test
    void aRecordIsDuplicatedUnderTheNextName(FxRobot robot) {
        goTo(robot, "Guard_2");
        robot.interact(() -> robot.lookup("#contents").query().requestFocus());
        robot.push(KeyCode.SHORTCUT, KeyCode.D);
        settle(robot);
        assertTrue(leads("Guard_3/Rank"));
    }

    @Test
    void aHeaderFieldIsEditedLikeAnyOther(FxRobot robot) {
        goTo(robot, "header/title");
        TextInputControl field = robot.lookup("#editor-value").query();
        robot.interact(() -> {
            field.requestFocus();
            field.setText("New title");
        });
        robot.push(KeyCode.SHORTCUT, KeyCode.ENTER);
        settle(robot);
        assertEquals("\"New title\"", summary());
    }
}
