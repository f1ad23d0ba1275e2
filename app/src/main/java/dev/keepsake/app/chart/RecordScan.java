package dev.keepsake.app.chart;

import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Reads all records of a save on workers, slice by slice, so that what was found is seen while the
/// rest is read. A new scan drops the one before. For the window's thread.
public final class RecordScan {
    private final LatestTask task;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(1);
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private final ReadOnlyObjectWrapper<@Nullable SaveException> failure =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyLongWrapper unread = new ReadOnlyLongWrapper();
    private int generation;

    /// A scan whose work belongs to these tasks.
    public RecordScan(TaskScope tasks) {
        this.task = tasks.latest();
    }

    /// How far a scan is.
    public enum State {
        /// None was started.
        IDLE,
        /// Records are read.
        READING,
        /// All were read.
        DONE,
        /// The user ended it.
        STOPPED,
        /// It failed.
        FAILED
    }

    /// What is done with a slice of the records, by a worker.
    ///
    /// @param <T> what a slice gives, immutable
    @FunctionalInterface
    public interface Slice<T> {
        /// Reads the next records.
        ///
        /// @throws SaveException where the storage fails or the caller stops it
        T read(RecordRun run, Progress progress) throws SaveException;
    }

    /// Starts in the place of what runs.
    ///
    /// @param slice called again until no record is left, one call after another
    /// @param arrived takes what each slice gave
    public <T> void start(SaveDocument document, Slice<T> slice, Consumer<T> arrived) {
        stop(State.READING);
        failure.set(null);
        progress.set(0);
        unread.set(0);
        next(new RecordRun(document), slice, arrived, generation);
    }

    private <T> void next(RecordRun run, Slice<T> slice, Consumer<T> arrived, int mine) {
        task.start(
                Task.of(
                        "",
                        steps -> slice.read(run, steps),
                        found -> {
                            arrived.accept(found);
                            if (mine == generation) {
                                goOn(run, slice, arrived);
                            }
                        },
                        this::fail));
    }

    private <T> void goOn(RecordRun run, Slice<T> slice, Consumer<T> arrived) {
        progress.set(run.total() == 0 ? 1 : (double) run.done() / run.total());
        unread.set(run.unread());
        if (run.isAtEnd()) {
            state.set(State.DONE);
        } else {
            next(run, slice, arrived, generation);
        }
    }

    private void fail(SaveException reason) {
        failure.set(reason);
        stop(State.FAILED);
    }

    /// Ends it where it is; what was found stays.
    public void cancel() {
        if (state.get() == State.READING) {
            stop(State.STOPPED);
        }
    }

    /// Ends it as if it had never been.
    public void drop() {
        stop(State.IDLE);
    }

    private void stop(State next) {
        generation++;
        task.drop();
        state.set(next);
    }

    /// How far it is, 0 to 1.
    public ReadOnlyDoubleProperty progress() {
        return progress.getReadOnlyProperty();
    }

    /// How many records did not read.
    public ReadOnlyLongProperty unread() {
        return unread.getReadOnlyProperty();
    }

    /// Whether it runs, and how it ended.
    public ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /// Why it failed, null where it did not.
    public ReadOnlyObjectProperty<@Nullable SaveException> failure() {
        return failure.getReadOnlyProperty();
    }
}
