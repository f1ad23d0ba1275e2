package dev.keepsake.app.sizes;

import dev.keepsake.app.chart.RecordScan;
import dev.keepsake.app.chart.ShownSave;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What a save is big by, and which part of it is looked into. Sizes are added up while the picture
/// is on show. For the window's thread.
public final class SizesViewModel {
    private final DocumentViewModel document;
    private final RecordScan scan;
    private final LatestTask opening;
    private final ShownSave shown;
    private final ReadOnlyObjectWrapper<List<SizeNode>> trail =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<@Nullable SizeNode> selected = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<@Nullable SaveException> failure =
            new ReadOnlyObjectWrapper<>();
    private @Nullable SaveDocument current;
    private List<SizeNode> before = List.of();

    /// @param document what is selected
    /// @param save the save as it is now
    public SizesViewModel(
            DocumentViewModel document,
            ObservableValue<@Nullable SaveDocument> save,
            TaskScope tasks) {
        this.document = document;
        this.scan = new RecordScan(tasks);
        this.opening = tasks.latest();
        this.shown = new ShownSave(save, this::show);
    }

    /// Says whether the picture is on show.
    public void setShown(boolean now) {
        shown.setShown(now);
    }

    /// How far adding up is.
    RecordScan scan() {
        return scan;
    }

    /// From the whole save to what is looked into; empty before anything is known.
    ReadOnlyObjectProperty<List<SizeNode>> trail() {
        return trail.getReadOnlyProperty();
    }

    /// What is selected in the picture.
    ObjectProperty<@Nullable SizeNode> selected() {
        return selected;
    }

    /// Why a record could not be looked into, null where none was tried in vain.
    ReadOnlyObjectProperty<@Nullable SaveException> failure() {
        return failure.getReadOnlyProperty();
    }

    /// What is selected in the contents.
    ReadOnlyObjectProperty<@Nullable Place> place() {
        return document.place();
    }

    private void show(@Nullable SaveDocument now) {
        opening.drop();
        failure.set(null);
        before = trail.get();
        current = now;
        if (now == null) {
            scan.drop();
            before = List.of();
            trail.set(List.of());
            selected.set(null);
        } else {
            var tally = new SizeTally(now);
            scan.start(now, tally::next, this::arrive);
        }
    }

    /// Looks again into what was looked into before the save changed.
    private void arrive(SizeNode root) {
        boolean done = root.children().stream().anyMatch(SizesViewModel::hasRecords);
        if (trail.get().size() > 1 && before.size() > 1 && !done) {
            return;
        }
        var again = new ArrayList<>(List.of(root));
        for (SizeNode old : before.subList(Math.min(1, before.size()), before.size())) {
            again.getLast().children().stream()
                    .filter(part -> part.name().equals(old.name()))
                    .findFirst()
                    .ifPresent(again::add);
        }
        SizeNode last = again.getLast();
        trail.set(List.copyOf(again));
        if (last.deeper()) {
            open(again.subList(0, again.size() - 1), last);
        }
    }

    private static boolean hasRecords(SizeNode chunk) {
        return chunk.children().stream().anyMatch(SizeNode::canOpen);
    }

    /// Looks into a part of what is looked into now.
    ///
    /// @param chain from that part on; where it is all there is of the whole, into the next one
    void zoomIn(List<SizeNode> chain) {
        if (chain.isEmpty() || trail.get().isEmpty()) {
            return;
        }
        int depth = 1;
        while (depth < chain.size() && chain.get(depth - 1).children().size() == 1) {
            depth++;
        }
        var to = new ArrayList<>(trail.get());
        to.addAll(chain.subList(0, depth));
        SizeNode last = to.removeLast();
        if (!last.children().isEmpty()) {
            to.add(last);
            selected.set(null);
            trail.set(List.copyOf(to));
        } else if (last.deeper()) {
            open(to, last);
        }
    }

    private void open(List<SizeNode> above, SizeNode last) {
        SaveDocument now = current;
        if (now != null) {
            List<SizeNode> path = List.copyOf(above);
            failure.set(null);
            opening.start(
                    Task.of(
                            "",
                            progress -> new PartSizes(now, progress).of(last),
                            parts -> opened(path, last.with(parts)),
                            failure::set));
        }
    }

    private void opened(List<SizeNode> above, SizeNode node) {
        if (!node.children().isEmpty()) {
            var to = new ArrayList<>(above);
            to.add(node);
            selected.set(null);
            trail.set(List.copyOf(to));
        }
    }

    /// Looks at the whole of which this is a part.
    void zoomOut() {
        zoomTo(trail.get().size() - 2);
    }

    /// Looks at what stands at a place of the trail.
    void zoomTo(int index) {
        opening.drop();
        if (index >= 0 && index < trail.get().size() - 1) {
            SizeNode from = trail.get().get(index + 1);
            trail.set(List.copyOf(trail.get().subList(0, index + 1)));
            selected.set(from);
        }
    }

    /// Selects a part, and leads to it where it is a place of the save.
    void select(SizeNode node) {
        selected.set(node);
        switch (node.name()) {
            case SizeName.OfChunk chunk -> document.place().set(new Place.OfChunk(chunk.number()));
            case SizeName.OfRecord record -> leadTo(record.id());
            case SizeName.OfValue value -> {
                leadTo(value.record());
                document.reveal().set(value.path());
            }
            case SizeName.OfSave save -> {}
            case SizeName.OfClass ofClass -> {}
            case SizeName.OfMore more -> {}
            case SizeName.OfRest rest -> {}
        }
    }

    private void leadTo(RecordId id) {
        document.place().set(new Place.OfRecord(id));
    }

    /// True where a part is what is selected in the contents.
    boolean isMarked(SizeNode node) {
        return document.place().get() instanceof Place.OfRecord(RecordId id)
                && node.name() instanceof SizeName.OfRecord record
                && record.id().equals(id);
    }
}
