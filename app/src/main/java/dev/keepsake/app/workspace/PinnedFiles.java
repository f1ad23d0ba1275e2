package dev.keepsake.app.workspace;

import java.nio.file.Path;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The files and folders that the user pinned, in the order they were. For the window's thread.
public final class PinnedFiles {
    private final ObservableList<Path> files = FXCollections.observableArrayList();
    private final ObservableList<Path> shown = FXCollections.unmodifiableObservableList(files);

    /// Nothing is pinned yet.
    public PinnedFiles() {}

    /// They, as they stand.
    public ObservableList<Path> files() {
        return shown;
    }

    /// True where this one is pinned.
    public boolean isPinned(Path file) {
        return files.contains(file);
    }

    /// Pins a file or folder at the end.
    public void pin(Path file) {
        if (!files.contains(file)) {
            files.add(file);
        }
    }

    /// Pins what is not pinned, and the other way round.
    public void toggle(Path file) {
        if (!files.remove(file)) {
            files.add(file);
        }
    }
}
