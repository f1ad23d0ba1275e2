package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.app.fake.FakeFormat;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormat;
import dev.keepsake.format.SaveFormats;
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
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A window on the formats there are and on fake files, headless, for tests.
final class ShownWindow {
    private final List<Throwable> defects = new ArrayList<>();
    private final List<String> styleErrors = new ArrayList<>();
    private final MainWindow window;
    private final Scene scene;

    ShownWindow(Stage stage, Optional<Path> stateFolder, Locale locale) {
        CssParser.errorsProperty()
                .subscribe(() ->
                        CssParser.errorsProperty()
                                .forEach(error -> styleErrors.add(error.toString())));
        window =
                new MainWindow(
                        new WindowSetting(
                                Messages.of(locale),
                                formats(),
                                TypeFiles.besideSaves(),
                                Look.LIGHT,
                                Clock.systemUTC(),
                                stateFolder,
                                defects::add));
        scene = window.show(stage, 1280, 800);
        stage.show();
    }

    private static SaveFormats formats() {
        var all = new ArrayList<SaveFormat>(List.of(new FakeFormat()));
        all.addAll(SaveFormats.installed().all());
        return SaveFormats.of(all);
    }

    MainWindow window() {
        return window;
    }

    Scene scene() {
        return scene;
    }

    /// Opens these and waits until it is done.
    void open(FxRobot robot, Path... files) {
        robot.interact(() -> window.open(List.of(files)));
        settle(robot);
    }

    /// Leads to a path and waits until it is shown.
    void goTo(FxRobot robot, String path) {
        robot.interact(() -> window.goTo(path));
        settle(robot);
    }

    /// Waits until nothing runs and two layouts started nothing more.
    void settle(FxRobot robot) {
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

    static void until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, condition);
        } catch (TimeoutException late) {
            throw new AssertionError(late);
        }
    }

    /// Closes all windows and waits for what the window began.
    void close() {
        Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .toList()
                .forEach(open -> ((Stage) open).close());
        window.closed().orTimeout(30, TimeUnit.SECONDS).join();
    }
}
