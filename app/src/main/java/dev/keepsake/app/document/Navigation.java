package dev.keepsake.app.document;

import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.task.Work;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Leads to a path: selects its record in the contents, then its value; and back and forward
/// through the places that were selected, by whomever. For the window's thread.
public final class Navigation {
    private final DocumentViewModel document;
    private final LatestTask leading;
    private final ReadOnlyObjectWrapper<@Nullable SaveException> failure =
            new ReadOnlyObjectWrapper<>();
    private final Visits visits = new Visits();
    private final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canGoForward = new ReadOnlyBooleanWrapper();

    /// Leads through this document.
    public Navigation(DocumentViewModel document, TaskScope tasks) {
        this.document = document;
        this.leading = tasks.latest();
        document.save().subscribe(save -> forget());
        document.place().subscribe(this::visit);
        document.value().subscribe(this::look);
        document.now().subscribe(now -> tellWhere());
    }

    /// Another save: its records are others.
    private void forget() {
        visits.clear();
        tellWhere();
    }

    private void visit(@Nullable Place place) {
        if (place != null && document.now().get() != null) {
            visits.arrive(place);
            tellWhere();
        }
    }

    private void look(ValueNode.@Nullable Row value) {
        boolean here =
                value != null
                        && switch (document.place().get()) {
                            case Place.OfRecord(RecordId id) -> id.equals(value.record());
                            case Place.OfHeader header -> value.path().isHeader();
                            case Place.OfChunk chunk -> false;
                            case null -> false;
                        };
        if (value != null && here) {
            visits.look(value.path());
        }
    }

    private void tellWhere() {
        canGoBack.set(visits.find(-1, this::isThere).isPresent());
        canGoForward.set(visits.find(1, this::isThere).isPresent());
    }

    private boolean isThere(Place place) {
        SaveDocument now = document.document();
        return now != null
                && switch (place) {
                    case Place.OfHeader header -> true;
                    case Place.OfChunk(int number) ->
                            now.chunks().stream().anyMatch(chunk -> chunk.number() == number);
                    case Place.OfRecord(RecordId id) -> RecordPaths.has(now, id);
                };
    }

    /// True where an earlier place can be gone back to.
    public ReadOnlyBooleanProperty canGoBack() {
        return canGoBack.getReadOnlyProperty();
    }

    /// True where something was gone back from.
    public ReadOnlyBooleanProperty canGoForward() {
        return canGoForward.getReadOnlyProperty();
    }

    /// Selects what was selected before, where it is still there.
    public void back() {
        go(-1);
    }

    /// Selects what was gone back from, where it is still there.
    public void forward() {
        go(1);
    }

    private void go(int step) {
        leading.drop();
        visits.go(step, this::isThere)
                .ifPresent(visit -> {
                    document.place().set(visit.place());
                    document.reveal().set(visit.value());
                });
        tellWhere();
    }

    /// Why the last path led nowhere, null where it led somewhere.
    public ReadOnlyObjectProperty<@Nullable SaveException> failure() {
        return failure.getReadOnlyProperty();
    }

    /// Selects what a path leads to.
    public void goTo(Path path) {
        goTo(path.toString());
    }

    /// Selects a record.
    public void goTo(RecordId record) {
        leading.drop();
        failure.set(null);
        document.place().set(new Place.OfRecord(record));
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
