package dev.keepsake.app.window;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.IntegerValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// Opens a big save in the window, without a display, goes a journey through it and prints how long
/// each step took and how long the JavaFX thread did not answer. Asserts nothing. See `./measure`.
///
/// Arguments: `keepsake` or `unreal`, the folder for the save, and how often the journey is gone
/// (3).
///
/// In the package of the window, which lets nobody else in; on the class path only.
public final class MeasureWindow {
    private MeasureWindow() {}

    /// Makes the save where it is missing, and measures.
    ///
    /// @throws IOException where the save cannot be written
    /// @throws SaveException where it cannot be made
    public static void main(String[] arguments) throws IOException, SaveException {
        Path folder = Path.of(arguments[1]);
        Files.createDirectories(folder);
        Journey.Plan plan = arguments[0].equals("unreal") ? unreal(folder) : keepsake(folder);
        int rounds = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 3;
        var done = new CompletableFuture<Boolean>();
        Platform.startup(() -> {
            Thread.currentThread()
                    .setUncaughtExceptionHandler(
                            (thread, defect) -> done.completeExceptionally(defect));
            show(plan, rounds, done);
        });
        done.join();
        Platform.exit();
        System.exit(0);
    }

    private static Journey.Plan keepsake(Path folder) throws IOException, SaveException {
        Path file = folder.resolve("big.ksave");
        if (!Files.exists(file)) {
            BigSaves.writeKeepsake(file);
        }
        return new Journey.Plan(
                file,
                List.of("Crate_7", "Crate_150000", "Terrain_1500"),
                "Journal/PROP/Lines",
                "crate_29",
                "Line 399",
                "Crate_777/PROP/Gold",
                IntegerValue.int32(5));
    }

    private static Journey.Plan unreal(Path folder) throws IOException {
        Path file = folder.resolve("big.sav");
        if (!Files.exists(file)) {
            BigSaves.writeUnreal(file);
        }
        return new Journey.Plan(
                file,
                List.of(),
                "root/Entries/PROP",
                "entries",
                "The_00000",
                "root/Entries/PROP[=Item_000000100]/Amount",
                IntegerValue.int32(5));
    }

    private static void show(Journey.Plan plan, int rounds, CompletableFuture<Boolean> done) {
        var stage = new Stage();
        var window =
                new MainWindow(
                        new WindowSetting(
                                Messages.of(Locale.ENGLISH),
                                SaveFormats.installed(),
                                TypeFiles.besideSaves(),
                                Look.LIGHT,
                                Clock.systemDefaultZone(),
                                Optional.of(plan.file().resolveSibling("state")),
                                done::completeExceptionally));
        Scene scene = window.show(stage, 1280, 800);
        stage.show();
        var measured = new MeasuredJourney(window, scene, plan);
        Settling.await(
                scene, window.runner(), () -> measured.run(rounds, () -> done.complete(true)));
    }
}
