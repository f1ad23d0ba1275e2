package dev.keepsake.app.map;

import dev.keepsake.app.chart.RecordNames;
import dev.keepsake.app.chart.RecordScan;
import dev.keepsake.app.chart.ShownSave;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.document.RecordPaths;
import dev.keepsake.app.map.MapPoints.Point;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// Where the records of a save stand, what of it is on show, and which of them is selected. Places
/// are read while the picture is on show. For the window's thread.
public final class MapViewModel {
    private final DocumentViewModel document;
    private final RecordScan scan;
    private final LatestTask leading;
    private final RecordNames names;
    private final ShownSave shown;
    private final ReadOnlyIntegerWrapper version = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<MapPoints> points =
            new ReadOnlyObjectWrapper<>(new MapPoints());
    private final ReadOnlyObjectWrapper<MapLegend> legend =
            new ReadOnlyObjectWrapper<>(MapLegend.NONE);
    private final ObjectProperty<Plane> plane = new SimpleObjectProperty<>(Plane.XY);
    private final ObjectProperty<@Nullable Integer> chunk = new SimpleObjectProperty<>();
    private final Set<String> hidden = new HashSet<>();
    private @Nullable SaveDocument current;
    private boolean chosen;

    /// @param document what is selected
    /// @param save the save as it is now
    public MapViewModel(
            DocumentViewModel document,
            ObservableValue<@Nullable SaveDocument> save,
            TaskScope tasks) {
        this.document = document;
        this.scan = new RecordScan(tasks);
        this.leading = tasks.latest();
        this.names = new RecordNames(tasks, this::touch);
        this.shown = new ShownSave(save, this::show);
        document.save().subscribe(opened -> forget());
        chunk.subscribe(now -> count());
    }

    /// Says whether the picture is on show.
    public void setShown(boolean now) {
        shown.setShown(now);
    }

    /// How far reading is.
    RecordScan scan() {
        return scan;
    }

    /// Where records stand, as far as they were read; grows with [#version].
    MapPoints points() {
        return points.get();
    }

    /// Changes whenever there is something else to draw.
    ReadOnlyIntegerProperty version() {
        return version.getReadOnlyProperty();
    }

    /// The maps there are and how many records of each class stand on the one that is shown.
    ReadOnlyObjectProperty<MapLegend> legend() {
        return legend.getReadOnlyProperty();
    }

    /// How one looks at it.
    ObjectProperty<Plane> plane() {
        return plane;
    }

    /// The number of the chunk that is shown, null for all.
    ObjectProperty<@Nullable Integer> chunk() {
        return chunk;
    }

    /// What is selected in the contents.
    ReadOnlyObjectProperty<@Nullable Place> place() {
        return document.place();
    }

    /// What is drawn.
    MapFilter filter() {
        var numbers = new HashSet<Integer>();
        List<String> names = points().classNames();
        for (int i = 0; i < names.size(); i++) {
            if (hidden.contains(names.get(i))) {
                numbers.add(i);
            }
        }
        return new MapFilter(plane.get(), chunk.get(), numbers);
    }

    /// Switches a class on or off.
    void setVisible(String className, boolean visible) {
        boolean changed = visible ? hidden.remove(className) : hidden.add(className);
        if (changed) {
            touch();
        }
    }

    boolean isVisible(String className) {
        return !hidden.contains(className);
    }

    private void forget() {
        chosen = false;
        chunk.set(null);
        hidden.clear();
    }

    private void show(@Nullable SaveDocument now) {
        leading.drop();
        current = now;
        names.use(now);
        if (now == null) {
            scan.drop();
            points.set(new MapPoints());
            count();
            return;
        }
        var fresh = new MapPoints();
        if (points().size() == 0) {
            points.set(fresh);
        }
        scan.start(now, MapReader::next, found -> arrive(fresh, found));
    }

    /// While a save that was edited is read again, what was known of it stays on show.
    private void arrive(MapPoints fresh, MapReader.Batch found) {
        fresh.addAll(found.points());
        if (found.last() || fresh.size() >= points().size()) {
            points.set(fresh);
            count();
        }
    }

    private void count() {
        SaveDocument now = current;
        MapLegend all =
                now == null ? MapLegend.NONE : MapLegend.of(points(), now.chunks(), chunk.get());
        if (!chosen && all.maps().size() > 1 && chunk.get() == null) {
            chosen = true;
            chunk.set(all.maps().get(0).chunk());
            return;
        }
        legend.set(all);
        touch();
    }

    private void touch() {
        version.set(version.get() + 1);
    }

    /// The point of what is selected in the contents, −1 where it has none.
    int selected() {
        return document.place().get() instanceof Place.OfRecord(RecordId id)
                ? points().find(id)
                : -1;
    }

    /// Selects the record of a point, and in it the value that says where it stands.
    void select(int index) {
        SaveDocument now = current;
        if (now == null) {
            return;
        }
        Point point = points().point(index);
        document.place().set(new Place.OfRecord(point.record()));
        leading.start(
                Task.of(
                        "",
                        progress -> path(now, point, progress),
                        path -> path.ifPresent(document.reveal()::set),
                        failure -> {}));
    }

    private static Optional<Path> path(SaveDocument document, Point point, Progress progress)
            throws SaveException {
        Path record = RecordPaths.of(document, point.record());
        return MapReader.path(document, point, record, progress);
    }

    /// Whose record a point is; empty as long as that is not known.
    Optional<String> subject(int index) {
        return names.find(points().point(index).record());
    }

    /// What is drawn, as a table to write.
    MapCsv csv() {
        return new MapCsv(current, points().copy(), filter());
    }
}
