package dev.keepsake.app.state;

import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Something that is kept of the user: read once, written whenever it changes, the last state last.
/// For the window's thread, but for [#flush].
public final class StateStore<T> {
    private final Optional<StateFile<T>> file;
    private final StateForm<T> form;
    private final TaskScope tasks;
    private final Consumer<SaveException> failed;
    private final AtomicReference<@Nullable T> pending = new AtomicReference<>();

    /// A store in a file.
    ///
    /// @param folder the folder of the file; empty to keep nothing
    /// @param failed takes the failure of reading or writing it
    public StateStore(
            Optional<Path> folder,
            StateForm<T> form,
            TaskScope tasks,
            Consumer<SaveException> failed) {
        this.file = folder.map(place -> of(place, form));
        this.form = form;
        this.tasks = tasks;
        this.failed = failed;
    }

    /// The file in a folder that keeps what has this form.
    public static <T> StateFile<T> of(Path folder, StateForm<T> form) {
        return new StateFile<>(folder.resolve(form.kind() + ".txt"), form);
    }

    /// Reads what was kept.
    ///
    /// @param then takes it; [StateForm#none] where there is nothing or it does not read
    public void load(Consumer<T> then) {
        if (file.isEmpty()) {
            then.accept(form.none());
            return;
        }
        StateFile<T> there = file.get();
        tasks.start(
                Task.of(
                        "",
                        progress -> there.read(),
                        then,
                        failure -> {
                            failed.accept(failure);
                            then.accept(form.none());
                        }));
    }

    /// Keeps this from now on.
    public void save(T value) {
        if (file.isPresent() && !tasks.isClosed()) {
            pending.set(value);
            tasks.start(Task.of("", progress -> drain(), done -> {}, failed));
        }
    }

    /// Keeps this when the window closes: [#flush] writes it.
    public void saveLast(T value) {
        pending.set(value);
    }

    /// Writes what is not written yet. For workers.
    ///
    /// @throws SaveException where it cannot be written
    public void flush() throws SaveException {
        drain();
    }

    private synchronized boolean drain() throws SaveException {
        T last = pending.getAndSet(null);
        if (last != null && file.isPresent()) {
            file.get().write(last);
        }
        return true;
    }
}
