package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.findingrow.FindingRow;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.nio.file.Files;
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
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// The checks in the window, on a sample save held to more than it keeps.
@ExtendWith(ApplicationExtension.class)
final class ChecksWindowTest {
    private static final String SAVE = "slot_quick.a.ksave";

    /// A type file that allows no door to stand open.
    private static final String TYPES =
            """
            {"keepsakeTypes": 1,
             "structs": {
               "Door": {"fields": {
                 "Locked": "Bool", "Key": "Name",
                 "Swing": {"type": "Float", "range": [0, 45]}}}},
             "enums": {"EAlert": {"EAlert::Calm": 0}}}
            """;

    private static final String EXPECTED =
            """
            {"keepsakeExpect": 1, "expectations": [
              {"path": "PLYR@Local:0/Player/PROP/Gold", "equals": 5},
              {"class": "Door", "count": 5}]}
            """;

    @TempDir private static Path folder;

    private final List<Throwable> defects = new ArrayList<>();
    private MainWindow window;

    @Start
    void show(Stage stage) throws SaveException, IOException {
        for (DemoSaves.Sample sample : DemoSaves.in(SaveFormats.installed()).all()) {
            if (sample.name().equals(SAVE)) {
                Files.write(folder.resolve(SAVE), sample.bytes().toArray());
            }
        }
        Files.writeString(folder.resolve(TypeFiles.NAME), TYPES);
        Files.writeString(folder.resolve(".keepsake-expect.json"), EXPECTED);
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
    }

    private void settle() {
        WaitForAsyncUtils.waitForFxEvents();
        until(() -> window.runner().running().isEmpty());
        WaitForAsyncUtils.waitForFxEvents();
        until(() -> window.runner().running().isEmpty());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of(), defects);
    }

    private static void until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, condition);
        } catch (TimeoutException late) {
            throw new AssertionError(late);
        }
    }

    private void check(FxRobot robot) {
        robot.interact(() -> window.open(List.of(folder.resolve(SAVE))));
        settle();
        TabPane bottom = robot.lookup("#bottom").query();
        robot.interact(() ->
                bottom.getSelectionModel()
                        .select(
                                bottom.getTabs().stream()
                                        .filter(tab -> "tab-checks".equals(tab.getId()))
                                        .findFirst()
                                        .orElseThrow()));
        fire(robot, "#check-run");
    }

    private void fire(FxRobot robot, String button) {
        robot.interact(() -> robot.lookup(button).<Button>query().fire());
        settle();
    }

    private static ListView<FindingRow> list(FxRobot robot) {
        return robot.lookup("#checks").query();
    }

    private void select(FxRobot robot, String code) {
        ListView<FindingRow> list = list(robot);
        FindingRow wanted =
                list.getItems().stream()
                        .filter(row -> row.finding() != null)
                        .filter(row -> row.finding().code().id().equals(code))
                        .findFirst()
                        .orElseThrow();
        robot.interact(() -> list.getSelectionModel().select(wanted));
        settle();
    }

    private static long count(FxRobot robot, String code) {
        return list(robot).getItems().stream()
                .filter(row -> row.finding() != null)
                .filter(row -> row.finding().code().id().equals(code))
                .count();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).<Labeled>query().getText();
    }

    @Test
    void mendsAFindingAndThenAllOfAKind(FxRobot robot) {
        check(robot);
        assertEquals(1, count(robot, "expect.equals"));
        assertEquals(1, count(robot, "check.build.range"));
        long alerts = count(robot, "check.build.constant");
        assertTrue(alerts > 1, alerts + " alerts");
        select(robot, "check.build.range");
        fire(robot, "#check-fix-0");
        assertFalse(text(robot, "#check-state").contains("8"));
        fire(robot, "#check-run");
        assertEquals(0, count(robot, "check.build.range"));
        select(robot, "check.build.constant");
        fire(robot, "#check-fix-1");
        fire(robot, "#check-run");
        assertEquals(0, count(robot, "check.build.constant"));
    }

    @Test
    void enterLeadsToWhatAFindingIsAbout(FxRobot robot) {
        check(robot);
        select(robot, "check.build.range");
        robot.interact(() -> list(robot).requestFocus());
        robot.push(KeyCode.ENTER);
        settle();
        ListView<?> contents = robot.lookup("#contents").query();
        assertTrue(contents.getSelectionModel().getSelectedIndex() > 0);
    }

    @Test
    void namesTheFilesAndNarrowsTheList(FxRobot robot) {
        check(robot);
        assertTrue(text(robot, "#check-types").contains(TypeFiles.NAME));
        assertTrue(text(robot, "#check-rules").contains(".keepsake-expect.json"));
        int all = list(robot).getItems().size();
        robot.interact(() ->
                robot.lookup("#check-severity").<ComboBox<?>>query().getSelectionModel().select(1));
        assertEquals(1, list(robot).getItems().size());
        assertTrue(all > 1);
    }
}
