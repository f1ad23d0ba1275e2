package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.Numbers;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.OpenSlot;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.RunningTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What the selected number was in each save of its slot. Read while it is on show. For the
/// window's thread.
public final class CourseViewModel {
    private final DocumentViewModel document;
    private final ObservableValue<@Nullable OpenSlot> slot;
    private final CourseReader reader;
    private final LatestTask reading;
    private final String title;
    private final ReadOnlyObjectWrapper<@Nullable Course> course = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable SaveException> failure =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable RunningTask<?>> running =
            new ReadOnlyObjectWrapper<>();
    private boolean shown;
    private @Nullable Path known;

    /// Where the saves of a slot are read from.
    ///
    /// @param slot the slot of the save, null where it is of none
    /// @param reader opens its saves
    public record Source(ObservableValue<@Nullable OpenSlot> slot, SaveReader reader) {}

    /// @param title what the user reads meanwhile
    public CourseViewModel(
            DocumentViewModel document, Source source, TaskScope tasks, String title) {
        this.document = document;
        this.slot = source.slot();
        this.reader = new CourseReader(source.reader());
        this.reading = tasks.latest();
        this.title = title;
        document.value().subscribe(row -> look());
        slot.subscribe((before, now) -> forget(before, now));
    }

    /// Says whether it is on show.
    void setShown(boolean now) {
        shown = now;
        look();
    }

    /// The course, null where nothing was read.
    ReadOnlyObjectProperty<@Nullable Course> course() {
        return course.getReadOnlyProperty();
    }

    /// Why it could not be read, null where it could.
    ReadOnlyObjectProperty<@Nullable SaveException> failure() {
        return failure.getReadOnlyProperty();
    }

    /// The task that reads, null where none does.
    ReadOnlyObjectProperty<@Nullable RunningTask<?>> running() {
        return running.getReadOnlyProperty();
    }

    /// True where the save is one of a slot.
    boolean hasSlot() {
        return slot.getValue() != null;
    }

    private void forget(@Nullable OpenSlot before, @Nullable OpenSlot now) {
        known = null;
        boolean same =
                before != null
                        && now != null
                        && before.folder().equals(now.folder())
                        && before.id().equals(now.id());
        if (!same) {
            reading.drop();
            running.set(null);
            course.set(null);
        }
        look();
    }

    /// While a record is read no value is selected: what is shown stays.
    private void look() {
        ValueNode.Row row = document.value().get();
        OpenSlot own = slot.getValue();
        if (!shown || own == null || row == null || row.path().equals(known)) {
            return;
        }
        if (!Numbers.isNumber(row.value()) || row.path().isHeader()) {
            return;
        }
        Path path = row.path();
        known = path;
        failure.set(null);
        running.set(
                reading.start(
                        Task.of(
                                title,
                                progress -> reader.read(own, path, progress),
                                this::take,
                                this::fail)));
    }

    private void take(Course read) {
        running.set(null);
        course.set(read);
    }

    private void fail(SaveException reason) {
        running.set(null);
        known = null;
        failure.set(reason);
    }
}
