package dev.keepsake.app.workspace;

import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The files opened last, newest first, kept from one start to the next. For the window's thread.
public final class RecentFiles {
    private static final int KEPT = 8;

    private final Optional<Path> store;
    private final TaskScope tasks;
    private final Consumer<SaveException> failed;
    private final ObservableList<Path> files = FXCollections.observableArrayList();
    private final ObservableList<Path> shown = FXCollections.unmodifiableObservableList(files);

    /// Files kept in this store, which need not exist.
    ///
    /// @param store a text file with a path a line; empty to keep nothing
    /// @param failed takes the failure of reading or writing it
    public RecentFiles(Optional<Path> store, TaskScope tasks, Consumer<SaveException> failed) {
        this.store = store;
        this.tasks = tasks;
        this.failed = failed;
    }

    /// The files.
    public ObservableList<Path> files() {
        return shown;
    }

    /// Reads the store; what was opened meanwhile stays in front.
    ///
    /// @param then is told once it was read
    public void load(Runnable then) {
        store.ifPresent(file ->
                tasks.start(
                        Task.of(
                                "",
                                progress -> read(file),
                                stored -> {
                                    merge(stored);
                                    then.run();
                                },
                                failed)));
    }

    private void merge(List<Path> stored) {
        var all = new ArrayList<>(files);
        stored.stream().filter(file -> !all.contains(file)).forEach(all::add);
        files.setAll(all.subList(0, Math.min(KEPT, all.size())));
    }

    /// Puts a file in front and writes the store.
    public void add(Path file) {
        var all = new ArrayList<Path>(List.of(file));
        files.stream().filter(other -> !other.equals(file)).forEach(all::add);
        files.setAll(all.subList(0, Math.min(KEPT, all.size())));
        keep();
    }

    /// Forgets them all.
    public void clear() {
        files.clear();
        keep();
    }

    private void keep() {
        List<String> lines = files.stream().map(Path::toString).toList();
        store.ifPresent(place ->
                tasks.start(Task.of("", progress -> write(place, lines), done -> {}, failed)));
    }

    private static List<Path> read(Path store) throws SaveException {
        try {
            var paths = new ArrayList<Path>();
            for (String line : Files.readAllLines(store)) {
                if (!line.isBlank()) {
                    paths.add(Path.of(line));
                }
            }
            return paths;
        } catch (NoSuchFileException first) {
            return List.of();
        } catch (IOException failure) {
            throw StorageException.of(store.toString(), failure);
        } catch (InvalidPathException foreign) {
            throw StorageException.of(store.toString(), new IOException(foreign));
        }
    }

    private static boolean write(Path store, List<String> lines) throws SaveException {
        try {
            Files.createDirectories(store.toAbsolutePath().getParent());
            Path aside = Files.createTempFile(store.toAbsolutePath().getParent(), "recent", ".tmp");
            Files.write(aside, lines);
            Files.move(aside, store, StandardCopyOption.REPLACE_EXISTING);
            return true;
        } catch (IOException failure) {
            throw StorageException.of(store.toString(), failure);
        }
    }
}
