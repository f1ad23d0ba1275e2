package dev.keepsake.app.find;

import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Queries with names, and the one that was looked for last, kept from one start to the next. For
/// the window's thread.
public final class SavedQueries {
    private final Optional<Path> store;
    private final TaskScope tasks;
    private final Consumer<SaveException> failed;
    private final ObservableList<SavedQuery> named = FXCollections.observableArrayList();
    private final ObservableList<SavedQuery> shown =
            FXCollections.unmodifiableObservableList(named);
    private List<String> foreign = List.of();
    private Optional<SavedQuery> last = Optional.empty();
    private boolean writes;

    /// Queries kept in this store, which need not exist.
    ///
    /// @param store a text file with a query a line; empty to keep nothing
    /// @param failed takes the failure of reading or writing it
    public SavedQueries(Optional<Path> store, TaskScope tasks, Consumer<SaveException> failed) {
        this.store = store;
        this.tasks = tasks;
        this.failed = failed;
    }

    /// Reads the store; what was saved meanwhile stays in front.
    public void load() {
        store.ifPresent(
                file -> tasks.start(Task.of("", progress -> read(file), this::merge, failed)));
    }

    /// What stands in the store.
    ///
    /// @param foreign lines that are no query here: a newer version's, or damaged ones
    private record Stored(List<SavedQuery> queries, List<String> foreign) {}

    private void merge(Stored stored) {
        foreign = stored.foreign();
        for (SavedQuery query : stored.queries()) {
            if (query.name().isEmpty()) {
                last = last.or(() -> Optional.of(query));
            } else if (named.stream().noneMatch(own -> own.name().equals(query.name()))) {
                named.add(query);
            }
        }
    }

    /// The queries with names.
    public ObservableList<SavedQuery> named() {
        return shown;
    }

    /// What was looked for last.
    public Optional<SavedQuery> last() {
        return last;
    }

    /// Keeps what was looked for last.
    public void used(FindMode mode, String text) {
        last = Optional.of(new SavedQuery("", mode, text));
        write();
    }

    /// Keeps a query under a name, in the place of the one that has it.
    public void save(SavedQuery query) {
        named.removeIf(own -> own.name().equals(query.name()));
        named.add(0, query);
        write();
    }

    /// Forgets a query.
    public void forget(SavedQuery query) {
        named.remove(query);
        write();
    }

    /// One after another: a write that was asked for during another follows it.
    private void write() {
        if (store.isEmpty() || writes) {
            return;
        }
        writes = true;
        List<String> lines = lines();
        Path file = store.get();
        tasks.start(
                Task.of(
                        "",
                        progress -> write(file, lines),
                        done -> written(lines),
                        failure -> {
                            writes = false;
                            failed.accept(failure);
                        }));
    }

    private void written(List<String> lines) {
        writes = false;
        if (!lines.equals(lines())) {
            write();
        }
    }

    /// What is not understood is carried along: it is somebody's query all the same.
    private List<String> lines() {
        var all = new ArrayList<SavedQuery>(named);
        last.ifPresent(all::add);
        return Stream.concat(all.stream().map(SavedQuery::line), foreign.stream()).toList();
    }

    private static Stored read(Path store) throws SaveException {
        try {
            var queries = new ArrayList<SavedQuery>();
            var foreign = new ArrayList<String>();
            for (String line : Files.readAllLines(store)) {
                SavedQuery.parse(line).ifPresentOrElse(queries::add, () -> foreign.add(line));
            }
            return new Stored(queries, foreign);
        } catch (NoSuchFileException first) {
            return new Stored(List.of(), List.of());
        } catch (CharacterCodingException damaged) {
            throw setAside(store, damaged);
        } catch (IOException failure) {
            throw StorageException.of(store.toString(), failure);
        }
    }

    /// The next query that is kept would write over it.
    private static SaveException setAside(Path store, IOException why) {
        Path aside = store.resolveSibling(store.getFileName() + ".damaged");
        try {
            Files.move(store, aside, StandardCopyOption.REPLACE_EXISTING);
            return StorageException.of(aside.toString(), why);
        } catch (IOException failure) {
            return StorageException.of(store.toString(), failure);
        }
    }

    private static boolean write(Path store, List<String> lines) throws SaveException {
        try {
            Path folder = store.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            Path aside = Files.createTempFile(folder, "queries", ".tmp");
            Files.write(aside, lines);
            Files.move(aside, store, StandardCopyOption.REPLACE_EXISTING);
            return true;
        } catch (IOException failure) {
            throw StorageException.of(store.toString(), failure);
        }
    }
}
