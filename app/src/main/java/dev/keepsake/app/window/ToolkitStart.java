package dev.keepsake.app.window;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import javafx.application.Platform;

/// Starts JavaFX and waits for what it is started for, however either ends.
///
/// JavaFX reports some failures of its threads to nobody who waits; here they all end the wait.
/// What it prints while it starts is passed on, unless the start fails: then one sentence says it.
final class ToolkitStart<T> {
    private final CompletableFuture<T> result;
    private final PrintStream errors = System.err;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    private ToolkitStart(CompletableFuture<T> result) {
        this.result = result;
    }

    /// Starts JavaFX, runs this first on its thread, and waits for the result.
    ///
    /// @param result what ends the wait: a value, or a defect
    /// @throws SaveException *refused* where JavaFX does not work here
    static <T> T run(Runnable first, CompletableFuture<T> result) throws SaveException {
        return new ToolkitStart<>(result).run(first);
    }

    private T run(Runnable first) throws SaveException {
        Thread.setDefaultUncaughtExceptionHandler((thread, defect) -> fail(defect));
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Platform.startup(() -> guard(first));
        } catch (RuntimeException | Error unstarted) {
            System.setErr(errors);
            throw notStarted(unstarted);
        }
        try {
            return result.join();
        } catch (CompletionException ended) {
            throw failure(ended.getCause() == null ? ended : ended.getCause());
        } finally {
            System.setErr(errors);
        }
    }

    private void guard(Runnable first) {
        try {
            first.run();
            System.setErr(errors);
            errors.print(printed.toString(StandardCharsets.UTF_8));
        } catch (RuntimeException | Error defect) {
            fail(defect);
        }
    }

    private void fail(Throwable defect) {
        result.completeExceptionally(defect);
    }

    /// A library that is missing, or a fault in JavaFX itself, is no defect of this program.
    private static SaveException failure(Throwable defect) {
        if (Stream.iterate(defect, cause -> cause != null, Throwable::getCause)
                .anyMatch(ToolkitStart::isToolkit)) {
            return notStarted(defect);
        }
        if (defect instanceof Error error) {
            throw error;
        }
        throw defect instanceof RuntimeException known ? known : new IllegalStateException(defect);
    }

    private static boolean isToolkit(Throwable cause) {
        StackTraceElement[] trace = cause.getStackTrace();
        return cause instanceof LinkageError
                || trace.length > 0 && trace[0].getClassName().startsWith("com.sun.");
    }

    private static SaveException notStarted(Throwable cause) {
        Throwable root = cause;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String message = root instanceof NullPointerException ? null : root.getMessage();
        String reason = message == null ? root.getClass().getSimpleName() : message;
        return SaveException.of(
                Finding.of(WindowCode.NOT_STARTED)
                        .with("reason", reason)
                        .with("folder", cacheFolder()));
    }

    /// Where JavaFX unpacks its libraries.
    private static Path cacheFolder() {
        String set = System.getProperty("javafx.cachedir", "");
        return set.isEmpty()
                ? Path.of(System.getProperty("user.home", "."), ".openjfx", "cache")
                : Path.of(set);
    }
}
