package dev.keepsake.app.workspace;

import dev.keepsake.app.document.FileState;
import dev.keepsake.app.document.FolderWatcher;
import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.format.head.Revision;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.file.CopyFile;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Notices that an open file, or the other copy of its slot, is no longer what it was: by what it
/// holds, never by its time. For the window's thread.
public final class DiskChanges {
    private final FolderWatcher watcher;
    private final LatestTask looking;
    private final Runnable looked;
    private final ReadOnlyObjectWrapper<@Nullable DiskChange> change =
            new ReadOnlyObjectWrapper<>();
    private Subscription watching = Subscription.EMPTY;
    private @Nullable Path folder;
    private @Nullable Path file;
    private @Nullable Seen before;
    private @Nullable Seen now;

    /// What a look found.
    ///
    /// @param own the open file
    /// @param other the other copy of its slot, gone where it has none
    private record Seen(FileState own, FileState other) {}

    /// Watches nothing yet.
    ///
    /// @param looked called whenever something changed that may concern the copies of the slot
    DiskChanges(FolderWatcher watcher, TaskScope tasks, Runnable looked) {
        this.watcher = watcher;
        this.looking = tasks.latest();
        this.looked = looked;
    }

    /// What happened since the file was opened or the user said to keep it; null where nothing did.
    public ReadOnlyObjectProperty<@Nullable DiskChange> change() {
        return change.getReadOnlyProperty();
    }

    /// From here on a file is open.
    void follow(Path opened) {
        file = opened;
        before = null;
        change.set(null);
        Path parent = opened.getParent();
        if (parent != null && !parent.equals(folder)) {
            watching.unsubscribe();
            folder = parent;
            watching = watcher.watch(parent, this::look);
        }
        looking.start(
                Task.of("", progress -> seen(opened, progress), this::remember, this::forget));
    }

    /// What cannot be looked at is no change.
    private void forget(SaveException unread) {
        now = null;
    }

    private void remember(Seen seen) {
        before = seen;
    }

    /// The user keeps what is shown: what is on disk now is no news any more.
    void keep() {
        before = now == null ? before : now;
        change.set(null);
    }

    private void look(Set<Path> changed) {
        Path opened = file;
        if (opened == null) {
            return;
        }
        Optional<Path> other = other(opened);
        if (changed.contains(opened) || other.filter(changed::contains).isPresent()) {
            looked.run();
            looking.start(
                    Task.of(
                            "",
                            progress -> seen(opened, progress),
                            seen -> compare(opened, seen),
                            this::forget));
        }
    }

    private void compare(Path opened, Seen seen) {
        now = seen;
        if (before == null) {
            before = seen;
        }
        change.set(difference(opened, before, seen));
    }

    private static @Nullable DiskChange difference(Path opened, Seen before, Seen now) {
        if (!now.own().equals(before.own())) {
            return now.own() instanceof FileState.Gone
                    ? new DiskChange.Gone()
                    : new DiskChange.Changed();
        }
        boolean newer =
                !now.other().equals(before.other())
                        && now.other() instanceof FileState.OfSave(Revision other)
                        && now.own() instanceof FileState.OfSave(Revision own)
                        && other.isNewerThan(own);
        return newer
                ? SlotLookup.copyOf(opened)
                        .map(CopyFile::other)
                        .map(copy ->
                                new DiskChange.NewerCopy(
                                        copy.letter(), opened.resolveSibling(copy.path())))
                        .orElse(null)
                : null;
    }

    private static Optional<Path> other(Path opened) {
        return SlotLookup.copyOf(opened).map(copy -> opened.resolveSibling(copy.other().path()));
    }

    private static Seen seen(Path opened, Progress progress) throws SaveException {
        Optional<Path> other = other(opened);
        return new Seen(
                FileState.of(opened, progress),
                other.isPresent() ? FileState.of(other.get(), progress) : new FileState.Gone());
    }

    /// Watches no more.
    void close() {
        watching.unsubscribe();
    }
}
