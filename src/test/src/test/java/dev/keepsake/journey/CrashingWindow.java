package dev.keepsake.journey;

import dev.keepsake.app.window.WindowUnderTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/// A program of its own: the window with a staged edit, until it is killed.
final class CrashingWindow {
    private CrashingWindow() {}

    /// Opens a save, stages an edit, says `staged` once it is kept, and stays.
    ///
    /// @param arguments the folder of what is kept, the save, the path, what is typed
    public static void main(String... arguments) {
        Path state = Path.of(arguments[0]);
        var shown = new CompletableFuture<WindowUnderTest>();
        Platform.startup(() ->
                shown.complete(
                        WindowUnderTest.show(
                                new Stage(), WindowUnderTest.Wish.USUAL.keeping(state))));
        WindowUnderTest window = shown.join();
        window.start(Path.of(arguments[1]));
        window.settle();
        window.goTo(arguments[2]);
        window.settle();
        Platform.runLater(() -> {
            var field = (TextField) window.scene().lookup("#editor-value");
            field.setText(arguments[3]);
            field.fireEvent(enter());
        });
        window.settle();
        while (!isKept(state)) {
            LockSupport.parkNanos(20_000_000);
        }
        System.out.println("staged");
        LockSupport.parkNanos(Long.MAX_VALUE);
    }

    private static KeyEvent enter() {
        return new KeyEvent(
                KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false);
    }

    /// The file of an edit is longer than the head alone.
    private static boolean isKept(Path state) {
        Path journals = state.resolve("journals");
        if (!Files.isDirectory(journals)) {
            return false;
        }
        try (Stream<Path> files = Files.list(journals)) {
            return files.anyMatch(file -> file.toString().endsWith(".journal"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
