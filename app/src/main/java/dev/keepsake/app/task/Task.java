package dev.keepsake.app.task;

import dev.keepsake.model.finding.SaveException;
import java.util.function.Consumer;

/// Work, and what its end means. Everything but the work is called on the window's thread.
///
/// @param title what the user reads while it runs, empty for work not worth naming
/// @param work what a worker does
/// @param done takes the result
/// @param failed takes the failure; a stop by the user is one
/// @param dropped takes a result that came too late, to let go of what it holds
public record Task<T>(
        String title,
        Work<T> work,
        Consumer<T> done,
        Consumer<SaveException> failed,
        Consumer<T> dropped) {
    /// Work whose late result can simply be forgotten.
    public static <T> Task<T> of(
            String title, Work<T> work, Consumer<T> done, Consumer<SaveException> failed) {
        return new Task<>(title, work, done, failed, late -> {});
    }

    /// The same, and what becomes of a result that came too late.
    public Task<T> dropping(Consumer<T> other) {
        return new Task<>(title, work, done, failed, other);
    }
}
