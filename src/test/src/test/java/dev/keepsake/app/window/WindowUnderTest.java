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

/// The program's window on a stage of a test; keeps nothing of the user's.
public final class WindowUnderTest {
    private static final long LIMIT_SECONDS = 60;

    private final MainWindow window;
    private final Scene scene;
    private final CompletableFuture<Void> defect = new CompletableFuture<>();

    private WindowUnderTest(Stage stage, Wish wish) {
        window =
                new MainWindow(
                        new WindowSetting(
                                Messages.of(wish.locale()),
                                wish.formats(),
                                TypeFiles.besideSaves(),
                                Look.LIGHT,
                                wish.clock(),
                                wish.stateFolder(),
                                defect::completeExceptionally));
        scene = window.show(stage, 1280, 800);
    }

    /// What a window is made of.
    ///
    /// @param formats what it opens
    /// @param locale the language it speaks
    /// @param stateFolder where it keeps what lasts from one start to the next, empty to keep
    ///   nothing
    /// @param clock what it takes for now
    public record Wish(
            SaveFormats formats, Locale locale, Optional<Path> stateFolder, Clock clock) {
        /// In English over all formats there are, keeping nothing.
        public static final Wish USUAL =
                new Wish(
                        SaveFormats.installed(),
                        Locale.ENGLISH,
                        Optional.empty(),
                        Clock.systemUTC());

        /// The same over other formats.
        public Wish over(SaveFormats other) {
            return new Wish(other, locale, stateFolder, clock);
        }

        /// The same in another language.
        public Wish in(Locale other) {
            return new Wish(formats, other, stateFolder, clock);
        }

        /// The same, keeping what lasts in a folder.
        public Wish keeping(Path folder) {
            return new Wish(formats, locale, Optional.of(folder), clock);
        }

        /// The same in the language that the user chose at an earlier start.
        public Wish asKept() {
            return in(KeptSettings.read(stateFolder.orElseThrow()).language());
        }

        /// The same at a time that stands still.
        public Wish at(Clock other) {
            return new Wish(formats, locale, stateFolder, other);
        }
    }

    /// Shows the window. On the JavaFX thread.
    public static WindowUnderTest show(Stage stage, Wish wish) {
        var shown = new WindowUnderTest(stage, wish);
        stage.show();
        return shown;
    }

    /// Begins as the program does: what was open comes back, what a crash left is offered. On any
    /// other thread.
    public void start(Path... paths) {
        Platform.runLater(() -> window.start(List.of(paths)));
    }

    /// Opens files and lists folders as the program does with its arguments. On any other thread.
    public void open(Path... paths) {
        Platform.runLater(() -> window.open(List.of(paths)));
    }

    /// Leads to a path of the save in front. On any other thread.
    public void goTo(String path) {
        Platform.runLater(() -> window.goTo(path));
    }

    /// Does what a key or the palette would. On any other thread.
    ///
    /// @param action its id
    public void act(String action) {
        Platform.runLater(() -> {
            if (!window.actions().get(action).tryRun()) {
                defect.completeExceptionally(new AssertionError(action + " cannot be done"));
            }
        });
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

    /// Waits until all that the window began is done, once its stage was closed.
    public void awaitClosed() {
        window.closed().orTimeout(LIMIT_SECONDS, TimeUnit.SECONDS).join();
    }
}
