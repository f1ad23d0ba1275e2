package dev.keepsake.app.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Takes work off the JavaFX thread and brings its end back to it.
///
/// All methods but [#tell] are for the window's thread; with executors that run at once it needs no
/// toolkit.
public final class TaskRunner {
    private final Executor workers;
    private final Executor window;
    private final Consumer<Throwable> defects;
    private final ObservableList<RunningTask<?>> running = FXCollections.observableArrayList();
    private final ObservableList<RunningTask<?>> shown =
            FXCollections.unmodifiableObservableList(running);
    private final List<Runnable> waiting = new ArrayList<>();

    /// A runner over these executors.
    ///
    /// @param workers runs work
    /// @param window runs everything else, in order
    /// @param defects takes what no work may throw
    public TaskRunner(Executor workers, Executor window, Consumer<Throwable> defects) {
        this.workers = workers;
        this.window = window;
        this.defects = defects;
    }

    /// A runner for the JavaFX thread; its workers never keep the program alive.
    public static TaskRunner forWindow(Consumer<Throwable> defects) {
        ExecutorService pool =
                Executors.newCachedThreadPool(
                        Thread.ofPlatform().name("keepsake-worker-", 0).daemon().factory());
        return new TaskRunner(pool, Platform::runLater, defects);
    }

    /// Starts a task.
    public <T> RunningTask<T> start(Task<T> task) {
        var started = new RunningTask<>(task, this);
        running.add(started);
        workers.execute(started::work);
        return started;
    }

    /// The tasks that have not ended, oldest first.
    public ObservableList<RunningTask<?>> running() {
        return shown;
    }

    /// Calls back once, as soon as nothing runs.
    public void whenIdle(Runnable action) {
        waiting.add(action);
        settled();
    }

    /// Runs something on the window's thread, in its turn. Any thread may call it.
    public void tell(Runnable action) {
        inWindow(action);
    }

    void inWindow(Runnable action) {
        window.execute(action);
    }

    void forget(RunningTask<?> task) {
        running.remove(task);
    }

    void report(Throwable defect) {
        defects.accept(defect);
    }

    /// Called when an end was delivered: what it started counts as running already.
    void settled() {
        if (running.isEmpty() && !waiting.isEmpty()) {
            List<Runnable> now = List.copyOf(waiting);
            waiting.clear();
            now.forEach(Runnable::run);
        }
    }
}
