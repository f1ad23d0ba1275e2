package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.Place;
import dev.keepsake.app.fake.FakeFormat;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.RecordId;
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
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Going to records by typing, and back, by keys alone.
@ExtendWith(ApplicationExtension.class)
final class JumpWindowTest {
    @TempDir private static Path folder;

    private final List<Throwable> defects = new ArrayList<>();
    private MainWindow window;

    @Start
    void show(Stage stage) {
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
        window.show(stage, 1280, 800);
        stage.show();
        window.open(List.of(FakeSaves.write(folder, "quick.fake", "sequence=7", "title=Quick")));
    }

    private void settle() {
        WaitForAsyncUtils.waitForFxEvents();
        until(() -> window.runner().running().isEmpty());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of(), defects);
    }

    private static void until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, condition);
        } catch (TimeoutException late) {
            throw new AssertionError(late);
        }
    }

    private Place place() {
        return window.workspace().selected().get().document().place().get();
    }

    @Test
    void typingLeadsToARecordAndBack(FxRobot robot) {
        settle();
        robot.push(KeyCode.SHORTCUT, KeyCode.P).write("guard_7");
        settle();
        robot.push(KeyCode.ENTER);
        settle();
        assertEquals(new Place.OfRecord(new RecordId(1, 7)), place());
        assertFalse(robot.lookup("#panel-veil").query().isVisible());
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        settle();
        assertEquals(Place.HEADER, place());
        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        settle();
        assertEquals(new Place.OfRecord(new RecordId(1, 7)), place());
    }

    @Test
    void theFieldOfTheToolBarOpensTheSameAndTakesAPath(FxRobot robot) {
        settle();
        robot.clickOn("#go-to").write("Merchant/Gold");
        settle();
        ListView<?> list = robot.lookup("#jump-list").query();
        assertTrue(list.getItems().size() == 1, list.getItems()::toString);
        robot.push(KeyCode.ENTER);
        settle();
        assertEquals(new Place.OfRecord(new RecordId(1, 0)), place());
    }

    @Test
    void escapeGivesTheFocusBack(FxRobot robot) {
        settle();
        Node contents = robot.lookup("#contents").query();
        robot.interact(contents::requestFocus);
        robot.push(KeyCode.SHORTCUT, KeyCode.P).push(KeyCode.ESCAPE);
        assertTrue(contents.isFocused());
    }
}
