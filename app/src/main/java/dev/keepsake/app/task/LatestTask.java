package dev.keepsake.app.task;

import org.jspecify.annotations.Nullable;

/// A place for one task at a time: a new one drops the one before, so that its late result changes
/// nothing. For the window's thread.
public final class LatestTask {
    private final TaskScope scope;
    private @Nullable RunningTask<?> current;

    LatestTask(TaskScope scope) {
        this.scope = scope;
    }

    /// Starts a task in the place of the one before.
    public <T> RunningTask<T> start(Task<T> task) {
        drop();
        RunningTask<T> started = scope.start(task);
        current = started;
        return started;
    }

    /// Drops the task that runs.
    public void drop() {
        if (current != null) {
            current.drop();
        }
        current = null;
    }
}
