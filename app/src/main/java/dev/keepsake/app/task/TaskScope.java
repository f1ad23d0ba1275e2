package dev.keepsake.app.task;

import java.util.ArrayList;
import java.util.List;

/// The tasks of one owner, such as a tab: closing it ends them all. For the window's thread.
public final class TaskScope {
    private final TaskRunner runner;
    private final List<RunningTask<?>> started = new ArrayList<>();
    private boolean closed;

    /// A scope of tasks of this runner.
    public TaskScope(TaskRunner runner) {
        this.runner = runner;
    }

    /// Starts a task of this owner.
    ///
    /// @throws IllegalStateException after closing
    public <T> RunningTask<T> start(Task<T> task) {
        if (closed) {
            throw new IllegalStateException("the owner of this task was closed");
        }
        started.removeIf(earlier -> !earlier.isRunning());
        RunningTask<T> running = runner.start(task);
        started.add(running);
        return running;
    }

    /// A place for one task at a time.
    public LatestTask latest() {
        return new LatestTask(this);
    }

    /// Runs something on the window's thread, in its turn: for results that come while a task runs.
    /// Any thread may call it.
    public void tell(Runnable action) {
        runner.tell(action);
    }

    /// Drops all tasks that run, and starts no more.
    public void close() {
        closed = true;
        List.copyOf(started).forEach(RunningTask::drop);
    }

    /// True after closing.
    public boolean isClosed() {
        return closed;
    }
}
