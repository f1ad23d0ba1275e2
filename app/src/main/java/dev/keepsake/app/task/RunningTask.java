package dev.keepsake.app.task;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;

/// A task from its start to its end. For the window's thread, but for what the worker calls.
public final class RunningTask<T> {
    private final Task<T> task;
    private final TaskRunner runner;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(-1);
    private final AtomicBoolean stepWaits = new AtomicBoolean();
    private volatile boolean ended;
    private volatile double lastStep = -1;

    RunningTask(Task<T> task, TaskRunner runner) {
        this.task = task;
        this.runner = runner;
    }

    /// What the user reads while it runs.
    public String title() {
        return task.title();
    }

    /// How far it is, 0 to 1; −1 where unknown.
    public ReadOnlyDoubleProperty progress() {
        return progress.getReadOnlyProperty();
    }

    /// True until it ended, was cancelled or dropped.
    public boolean isRunning() {
        return !ended;
    }

    /// Ends it at once as cancelled, whenever the worker notices.
    public void cancel() {
        if (end()) {
            task.failed().accept(new CancelledException());
            runner.settled();
        }
    }

    /// Ends it without a word: nobody waits for it any more.
    public void drop() {
        if (end()) {
            runner.settled();
        }
    }

    /// Worker: does the work and sends its end to the window's thread.
    void work() {
        try {
            T result = task.work().run(steps());
            runner.inWindow(() -> deliver(result));
        } catch (SaveException failure) {
            runner.inWindow(() -> fail(failure));
        } catch (RuntimeException | Error defect) {
            runner.inWindow(() -> breakDown(defect));
        }
    }

    private Progress steps() {
        return (done, total) -> {
            lastStep = total <= 0 ? -1 : Math.min(1, (double) done / total);
            if (!ended && stepWaits.compareAndSet(false, true)) {
                runner.inWindow(this::showStep);
            }
            return !ended;
        };
    }

    private void showStep() {
        stepWaits.set(false);
        progress.set(lastStep);
    }

    private void deliver(T result) {
        if (end()) {
            task.done().accept(result);
        } else {
            task.dropped().accept(result);
        }
        runner.settled();
    }

    private void fail(SaveException failure) {
        if (end()) {
            task.failed().accept(failure);
            runner.settled();
        }
    }

    private void breakDown(Throwable defect) {
        end();
        runner.report(defect);
        runner.settled();
    }

    private boolean end() {
        boolean first = !ended;
        ended = true;
        runner.forget(this);
        return first;
    }
}
