package dev.keepsake.app.window;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.format.SaveFormats;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// The program's window on a stage of a test, over formats of the test; keeps nothing of the
/// user's.
public final class WindowUnderTest {
    private static final long LIMIT_SECONDS = 30;

    private final MainWindow window;
    private final Scene scene;
    private final CompletableFuture<Void> defect = new CompletableFuture<>();

    private WindowUnderTest(Stage stage, SaveFormats formats) {
        window =
                new MainWindow(
                        new WindowSetting(
                                Messages.of(Locale.ENGLISH),
                                formats,
                                TypeFiles.besideSaves(),
                                Look.LIGHT,
                                Clock.systemUTC(),
                                Optional.empty(),
                                defect::completeExceptionally));
        scene = window.show(stage, 1280, 800);
    }

    /// Shows the window. On the JavaFX thread.
    public static WindowUnderTest show(Stage stage, SaveFormats formats) {
        var shown = new WindowUnderTest(stage, formats);
        stage.show();
        return shown;
    }

    /// Opens files and lists folders as the program does with its arguments. On any other thread.
    public void open(Path... paths) {
        Platform.runLater(() -> window.open(List.of(paths)));
    }

    /// The scene, to look up nodes in and to send events to.
    public Scene scene() {
        return scene;
    }

    /// Waits until nothing is left to do. On any other thread.
    public void settle() {
        var settled = new CompletableFuture<Void>();
        Platform.runLater(
                () -> Settling.await(scene, window.runner(), () -> settled.complete(null)));
        CompletableFuture.anyOf(settled, defect).orTimeout(LIMIT_SECONDS, TimeUnit.SECONDS).join();
    }
}
