package dev.keepsake.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.SlotSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.value.TextValue;
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
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
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

/// The window after it ended while changes were staged.
@ExtendWith(ApplicationExtension.class)
final class JournalWindowTest {
    @TempDir private Path folder;

    private final List<Throwable> defects = new ArrayList<>();
    private Path save = Path.of("");
    private MainWindow window;

    @Start
    void show(Stage stage) {
        SlotSaves.write(folder, "harbour", 'a', 7);
        try (Stream<Path> files = Files.list(folder)) {
            save =
                    files.filter(file -> file.toString().endsWith(".ksave"))
                            .findFirst()
                            .orElseThrow();
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
        window = window();
        window.show(stage, 1280, 800);
        stage.show();
        window.start(List.of(save));
    }

    private MainWindow window() {
        return new MainWindow(
                new WindowSetting(
                        Messages.of(Locale.ENGLISH),
                        SaveFormats.installed(),
                        TypeFiles.besideSaves(),
                        Look.LIGHT,
                        Clock.systemUTC(),
                        Optional.of(folder.resolve("state")),
                        defects::add));
    }

    @Stop
    void close() {
        closeAll();
        window.closed().orTimeout(30, TimeUnit.SECONDS).join();
    }

    private static void closeAll() {
        Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .toList()
                .forEach(open -> ((Stage) open).close());
    }

    private static void until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, condition);
        } catch (TimeoutException late) {
            throw new AssertionError(late);
        }
    }

    private void settle(FxRobot robot) {
        for (int i = 0; i < 2; i++) {
            WaitForAsyncUtils.waitForFxEvents();
            until(() -> {
                var idle = new ArrayList<Boolean>();
                robot.interact(() -> idle.add(window.runner().running().isEmpty()));
                return idle.get(0);
            });
        }
        assertEquals(List.of(), defects);
    }

    private SaveTab front() {
        return window.workspace().selected().get();
    }

    private void stageTitle(FxRobot robot) {
        robot.interact(() ->
                front().document()
                        .editing()
                        .stage(
                                "",
                                (now, progress) -> {
                                    int index = now.document().header().type().indexOf("title");
                                    var target = new Target(RecordId.HEADER, ItemPath.of(index));
                                    return List.of(
                                            new Edit.SetValue(target, TextValue.of("Again"), null));
                                }));
        settle(robot);
        assertEquals(1, front().document().editing().changes().get().size());
    }

    private long journals() throws IOException {
        Path journals = folder.resolve("state").resolve("journals");
        if (!Files.isDirectory(journals)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(journals)) {
            return files.filter(file -> file.toString().endsWith(".journal")).count();
        }
    }

    @Test
    void changesThatWereStagedWhenTheWindowEndedAreOfferedAndStagedAgain(FxRobot robot)
            throws IOException {
        settle(robot);
        stageTitle(robot);
        robot.interact(JournalWindowTest::closeAll);
        window.closed().orTimeout(30, TimeUnit.SECONDS).join();
        assertEquals(1, journals());

        robot.interact(() -> {
            window = window();
            var stage = new Stage();
            window.show(stage, 1280, 800);
            stage.show();
            window.start(List.of());
        });
        until(() -> robot.lookup("#journal-choice-0").tryQuery().isPresent());
        ChoiceBox<?> choice = robot.lookup("#journal-choice-0").query();
        assertEquals(3, choice.getItems().size());
        robot.interact(() -> robot.lookup("#dialog-accept").<Button>query().fire());
        settle(robot);
        assertEquals(save, front().file().get());
        var changes = front().document().editing().changes().get();
        assertEquals(1, changes.size());
        assertTrue(changes.get(0).lines().get(0).now().contains("Again"));
        until(() -> journals() == 1);
        // Closing the tab gives up what is staged.
        robot.interact(() -> window.workspace().closeSelected());
        until(() -> journals() == 0);
    }
}
