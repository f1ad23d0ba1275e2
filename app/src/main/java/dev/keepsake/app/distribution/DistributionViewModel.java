package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.ClassNames;
import dev.keepsake.app.chart.Numbers;
import dev.keepsake.app.chart.RecordNames;
import dev.keepsake.app.chart.RecordRun;
import dev.keepsake.app.chart.RecordScan;
import dev.keepsake.app.chart.ShownSave;
import dev.keepsake.app.distribution.ClassCatalogue.OfClass;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// How the numbers of one property are spread over the records of a class, both of choice. Numbers
/// are read while the picture is on show. For the window's thread.
public final class DistributionViewModel {
    private static final int SLICE = 4_096;

    private final DocumentViewModel document;
    private final RecordScan catalogueScan;
    private final RecordScan scan;
    private final LatestTask sampling;
    private final LatestTask looking;
    private final RecordNames names;
    private final ShownSave shown;
    private final ReadOnlyObjectWrapper<List<OfClass>> classes =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<PropertyPath>> properties =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<@Nullable OfClass> ofClass = new SimpleObjectProperty<>();
    private final ObjectProperty<@Nullable PropertyPath> property = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<@Nullable Distribution> distribution =
            new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<Integer> bin = new SimpleObjectProperty<>(-1);
    private final ReadOnlyIntegerWrapper namesKnown = new ReadOnlyIntegerWrapper();
    private @Nullable SaveDocument current;
    private @Nullable PropertyPath wanted;

    /// @param document what is selected
    /// @param save the save as it is now
    public DistributionViewModel(
            DocumentViewModel document,
            ObservableValue<@Nullable SaveDocument> save,
            TaskScope tasks) {
        this.document = document;
        this.catalogueScan = new RecordScan(tasks);
        this.scan = new RecordScan(tasks);
        this.sampling = tasks.latest();
        this.looking = tasks.latest();
        this.names = new RecordNames(tasks, () -> namesKnown.set(namesKnown.get() + 1));
        this.shown = new ShownSave(save, this::show);
        ofClass.subscribe(chosen -> sample());
        property.subscribe(chosen -> read());
    }

    /// Says whether the picture is on show.
    public void setShown(boolean now) {
        shown.setShown(now);
    }

    /// How far reading numbers is.
    RecordScan scan() {
        return scan;
    }

    /// The classes there are.
    ReadOnlyObjectProperty<List<OfClass>> classes() {
        return classes.getReadOnlyProperty();
    }

    /// The numbers that records of the chosen class have.
    ReadOnlyObjectProperty<List<PropertyPath>> properties() {
        return properties.getReadOnlyProperty();
    }

    /// The chosen class.
    ObjectProperty<@Nullable OfClass> ofClass() {
        return ofClass;
    }

    /// The chosen property.
    ObjectProperty<@Nullable PropertyPath> property() {
        return property;
    }

    /// What was counted, null before anything was.
    ReadOnlyObjectProperty<@Nullable Distribution> distribution() {
        return distribution.getReadOnlyProperty();
    }

    /// The selected bin, −1 for none.
    ObjectProperty<Integer> bin() {
        return bin;
    }

    /// The value that is selected in the save.
    ReadOnlyObjectProperty<ValueNode.@Nullable Row> selected() {
        return document.value();
    }

    private void show(@Nullable SaveDocument now) {
        current = now;
        names.use(now);
        sampling.drop();
        scan.drop();
        if (now == null) {
            catalogueScan.drop();
            classes.set(List.of());
            ofClass.set(null);
            return;
        }
        var catalogue = new ClassCatalogue();
        catalogueScan.start(now, catalogue::next, this::arrive);
    }

    /// Chooses again what was chosen before the save changed, or what is selected.
    private void arrive(List<OfClass> found) {
        if (found.isEmpty()) {
            return;
        }
        OfClass before = ofClass.get();
        PropertyPath chosen = property.get();
        classes.set(found);
        if (before != null) {
            choose(before.name(), chosen);
        } else if (canTakeSelected()) {
            takeSelected();
        }
    }

    private void choose(String name, @Nullable PropertyPath path) {
        wanted = path;
        Optional<OfClass> again =
                classes.get().stream().filter(one -> one.name().equals(name)).findFirst();
        OfClass next = again.orElse(null);
        if (next != null && next.equals(ofClass.get())) {
            sample();
        } else {
            ofClass.set(next);
        }
    }

    /// True where the selected value is a number of a record.
    boolean canTakeSelected() {
        ValueNode.Row row = document.value().get();
        return row != null
                && Numbers.isNumber(row.value())
                && PropertyPath.of(row.path()).isPresent();
    }

    /// Chooses the property that the selected value is one of, over all records of its class.
    void takeSelected() {
        ValueNode.Row row = document.value().get();
        SaveDocument now = current;
        if (row == null || now == null || !canTakeSelected()) {
            return;
        }
        PropertyPath path = PropertyPath.of(row.path()).orElseThrow();
        looking.start(
                Task.of(
                        "",
                        progress -> ClassNames.of(now.record(row.record()).head()),
                        name -> choose(name, path),
                        failure -> {}));
    }

    private void sample() {
        OfClass chosen = ofClass.get();
        SaveDocument now = current;
        sampling.drop();
        if (chosen == null || now == null) {
            properties.set(List.of());
            property.set(null);
            return;
        }
        sampling.start(
                Task.of(
                        "",
                        progress -> ClassCatalogue.properties(now, chosen, progress),
                        this::offer,
                        failure -> offer(List.of())));
    }

    private void offer(List<PropertyPath> found) {
        PropertyPath next = wanted;
        wanted = null;
        var all = new ArrayList<>(found);
        if (next != null && !all.contains(next)) {
            all.add(next);
        }
        PropertyPath chosen = next != null ? next : all.isEmpty() ? null : all.get(0);
        properties.set(List.copyOf(all));
        if (chosen != null && chosen.equals(property.get())) {
            read();
        } else {
            property.set(chosen);
        }
    }

    /// Adds numbers up, and counts them once all are there.
    private record Reading(String className, PropertyPath path, NumberList numbers) {
        Optional<Distribution> next(RecordRun run, Progress progress) throws SaveException {
            run.next(SLICE, (chunk, record) -> add(record), progress);
            return run.isAtEnd() ? Optional.of(Distribution.of(numbers)) : Optional.empty();
        }

        private void add(SaveRecord record) throws SaveException {
            if (ClassNames.of(record.head()).equals(className)) {
                path.read(record.content(), value -> numbers.add(record.id(), value));
            }
        }
    }

    private void read() {
        PropertyPath path = property.get();
        OfClass chosen = ofClass.get();
        SaveDocument now = current;
        bin.set(-1);
        distribution.set(null);
        scan.drop();
        if (path == null || chosen == null || now == null) {
            return;
        }
        var reading = new Reading(chosen.name(), path, new NumberList());
        scan.start(now, reading::next, counted -> counted.ifPresent(distribution::set));
    }

    /// Changes whenever more subjects are known.
    ReadOnlyIntegerProperty namesKnown() {
        return namesKnown.getReadOnlyProperty();
    }

    /// Whose record it is; empty as long as that is not known.
    Optional<String> subject(RecordId id) {
        return names.find(id);
    }

    /// Selects a record.
    void leadTo(RecordId id) {
        document.place().set(new Place.OfRecord(id));
    }

    /// The numbers, as a table to write.
    NumbersCsv csv() {
        return new NumbersCsv(current, distribution.get());
    }
}
