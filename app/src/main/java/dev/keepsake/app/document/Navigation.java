package dev.keepsake.app.document;

import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.task.Work;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Leads to a path: selects its record in the contents, then its value. For the window's thread.
public final class Navigation {
    private final DocumentViewModel document;
    private final LatestTask leading;
    private final ReadOnlyObjectWrapper<@Nullable SaveException> failure =
            new ReadOnlyObjectWrapper<>();

    /// Leads through this document.
    public Navigation(DocumentViewModel document, TaskScope tasks) {
        this.document = document;
        this.leading = tasks.latest();
    }

    /// Why the last path led nowhere, null where it led somewhere.
    public ReadOnlyObjectProperty<@Nullable SaveException> failure() {
        return failure.getReadOnlyProperty();
    }

    /// Selects what a path leads to.
    public void goTo(Path path) {
        goTo(path.toString());
    }

    /// Selects what a path leads to, which may leave out what is clear.
    public void goTo(String path) {
        EditedSave now = document.now().get();
        if (now != null) {
            start(progress -> new PathResolver(now, progress).resolve(path));
        }
    }

    private void start(Work<Location> work) {
        failure.set(null);
        leading.start(Task.of("", work, this::arrive, failure::set));
    }

    private void arrive(Location location) {
        document.place().set(place(location));
        document.reveal().set(location.path());
    }

    private static Place place(Location location) {
        if (location.path().isHeader()) {
            return Place.HEADER;
        }
        return location.record() == null
                ? new Place.OfChunk(location.chunk())
                : new Place.OfRecord(location.record());
    }
}
