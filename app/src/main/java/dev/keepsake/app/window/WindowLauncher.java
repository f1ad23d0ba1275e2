package dev.keepsake.app.window;

import dev.keepsake.app.PictureRequest;
import dev.keepsake.app.WindowDoor;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.stage.Stage;

/// Starts JavaFX and opens the window, or draws it into a file.
///
/// JavaFX starts once in a process, so only one call is made.
public final class WindowLauncher implements WindowDoor {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;

    /// For the service loader.
    public WindowLauncher() {}

    @Override
    public void open(List<String> arguments) throws SaveException {
        var closed = new CompletableFuture<Boolean>();
        KeptSettings kept = KeptSettings.read(StateFolder.ofProcess());
        ToolkitStart.run(() -> show(arguments, kept, closed), closed);
        Platform.exit();
    }

    private static void show(
            List<String> arguments, KeptSettings kept, CompletableFuture<Boolean> closed) {
        Thread.currentThread()
                .setUncaughtExceptionHandler(
                        (thread, defect) -> closed.completeExceptionally(defect));
        var stage = new Stage();
        var window =
                new MainWindow(
                        new WindowSetting(
                                Messages.of(kept.language()),
                                SaveFormats.installed(),
                                TypeFiles.besideSaves(),
                                kept.settings().look(),
                                Clock.system(ZoneId.systemDefault()),
                                Optional.of(StateFolder.ofProcess()),
                                closed::completeExceptionally),
                        kept.settings());
        window.show(stage, WIDTH, HEIGHT);
        var _ = window.closed().thenAccept(closed::complete);
        stage.show();
        window.start(arguments.stream().map(Path::of).toList());
        kept.failure().ifPresent(window::tellUnread);
    }

    @Override
    public void picture(PictureRequest request) throws SaveException {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        new WindowPicture(request).draw();
    }
}
