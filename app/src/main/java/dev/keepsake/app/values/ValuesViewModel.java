package dev.keepsake.app.values;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.document.Reading;
import dev.keepsake.app.document.RecordPaths;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.document.ValuePages;
import dev.keepsake.app.document.ValueTrail;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.LocalizedTextValue;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The rows of the selected record or header, and the rows below each, read when asked for. For the
/// window's thread.
public final class ValuesViewModel {
    private final DocumentViewModel document;
    private final TaskScope tasks;
    private final ValuePages pages;
    private final String readingTitle;
    private final Set<ValueNode.Key> open = new HashSet<>();
    private final LatestTask reading;
    private final LatestTask revealing;
    private final ReadOnlyObjectWrapper<Rows> rows = new ReadOnlyObjectWrapper<>(Rows.NONE);
    private final ReadOnlyObjectWrapper<@Nullable SaveException> failure =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable ChunkHead> chunk = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper reads = new ReadOnlyBooleanWrapper();

    /// The first rows of what is selected.
    ///
    /// @param path the address of the record, null for none
    /// @param nodes its rows
    /// @param of the save they were read from, null for none
    /// @param below the rows below those that were open, where the same rows were shown before;
    ///   else null
    record Rows(
            @Nullable Path path,
            List<ValueNode> nodes,
            @Nullable EditedSave of,
            @Nullable Map<ValueNode.Key, List<ValueNode>> below) {
        static final Rows NONE = new Rows(null, List.of(), null, null);

        Reading reading(Progress progress) {
            return of == null ? Reading.ofOpened(progress) : Reading.of(of, progress);
        }

        /// Which of the rows are sections of a record: they show what they hold at once.
        List<Integer> sections() {
            return IntStream.range(0, nodes.size()).filter(this::isSection).boxed().toList();
        }

        private boolean isSection(int index) {
            return nodes.get(index) instanceof ValueNode.Row row
                    && row.path().section() != null
                    && row.path().steps().isEmpty()
                    && !(row.value() instanceof LocalizedTextValue)
                    && row.hasChildren();
        }
    }

    /// Values of what this document has selected.
    ///
    /// @param readingTitle what the user reads while a record is decoded
    public ValuesViewModel(
            DocumentViewModel document, TaskScope tasks, ValuePages pages, String readingTitle) {
        this.document = document;
        this.tasks = tasks;
        this.pages = pages;
        this.readingTitle = readingTitle;
        this.reading = tasks.latest();
        this.revealing = tasks.latest();
        document.place().subscribe(this::read);
        document.now().subscribe(now -> readAgain());
    }

    /// After an edit the same rows are shown as they are now, whatever is open or selected in them.
    @SuppressWarnings("ReferenceEquality")
    private void readAgain() {
        EditedSave now = document.now().get();
        Place place = document.place().get();
        if (now == null || place == null || rows.get().of() == null || rows.get().of() == now) {
            return;
        }
        if (place instanceof Place.OfRecord(RecordId id) && !RecordPaths.has(now.document(), id)) {
            document.place().set(new Place.OfChunk(id.chunk()));
            return;
        }
        Set<ValueNode.Key> wanted = Set.copyOf(open);
        reading.start(
                Task.of(
                        readingTitle,
                        progress -> below(rows(now, place, progress), wanted, progress),
                        this::take,
                        this::fail));
    }

    private Rows below(Rows first, Set<ValueNode.Key> wanted, Progress progress)
            throws SaveException {
        Reading reading = first.reading(progress);
        var below = new HashMap<ValueNode.Key, List<ValueNode>>();
        var left = new ArrayDeque<>(first.nodes());
        while (!left.isEmpty()) {
            ValueNode node = left.poll();
            if (wanted.contains(node.key()) && node.hasChildren()) {
                List<ValueNode> rows = pages.children(node, reading);
                below.put(node.key(), rows);
                left.addAll(rows);
            }
        }
        return new Rows(first.path(), first.nodes(), first.of(), below);
    }

    /// Remembers whether the rows below a node are shown.
    void setOpen(ValueNode node, boolean isOpen) {
        if (isOpen) {
            open.add(node.key());
        } else {
            open.remove(node.key());
        }
    }

    /// The first rows.
    ReadOnlyObjectProperty<Rows> rows() {
        return rows.getReadOnlyProperty();
    }

    /// Why there are no rows, null where nothing failed.
    ReadOnlyObjectProperty<@Nullable SaveException> failure() {
        return failure.getReadOnlyProperty();
    }

    /// The chunk that is selected as a whole, null where none is.
    ReadOnlyObjectProperty<@Nullable ChunkHead> chunk() {
        return chunk.getReadOnlyProperty();
    }

    /// True while a record is decoded.
    ReadOnlyBooleanProperty reads() {
        return reads.getReadOnlyProperty();
    }

    private void read(@Nullable Place place) {
        EditedSave now = document.now().get();
        SaveDocument opened = now == null ? null : now.document();
        reading.drop();
        revealing.drop();
        open.clear();
        document.value().set(null);
        failure.set(null);
        chunk.set(
                opened != null && place instanceof Place.OfChunk(int number)
                        ? opened.chunk(number).head()
                        : null);
        if (now == null || place == null || place instanceof Place.OfChunk) {
            take(Rows.NONE);
            return;
        }
        reads.set(true);
        reading.start(
                Task.of(
                        readingTitle,
                        progress -> rows(now, place, progress),
                        this::take,
                        this::fail));
    }

    private Rows rows(EditedSave now, Place place, Progress progress) throws SaveException {
        Reading reading = Reading.of(now, progress);
        return switch (place) {
            case Place.OfHeader header ->
                    new Rows(
                            Path.ofHeader(),
                            pages.header(now.document().header(), reading),
                            now,
                            null);
            case Place.OfChunk chunk -> Rows.NONE;
            case Place.OfRecord(RecordId id) -> recordRows(now, id, reading);
        };
    }

    private Rows recordRows(EditedSave now, RecordId id, Reading reading) throws SaveException {
        Path path = RecordPaths.of(now.document(), id);
        RecordContent content = now.document().record(id).content();
        return new Rows(path, pages.record(id, path, content, reading), now, null);
    }

    private void take(Rows read) {
        reads.set(false);
        rows.set(read);
    }

    private void fail(SaveException reason) {
        reads.set(false);
        rows.set(Rows.NONE);
        failure.set(reason);
    }

    /// Reads the rows below a node.
    void children(ValueNode node, Consumer<List<ValueNode>> done) {
        Rows here = rows.get();
        tasks.start(
                Task.of(
                        readingTitle,
                        progress -> pages.children(node, here.reading(progress)),
                        done,
                        reason -> failure.set(reason)));
    }

    /// Finds the rows that lead to the value that should be shown, where its record is here. Of a
    /// record as a whole that is its first row.
    @SuppressWarnings("ReferenceEquality")
    void findRevealed(Consumer<List<ValueTrail.Stop>> found) {
        Path target = document.reveal().get();
        Rows here = rows.get();
        boolean stale = here.of() != null && here.of() != document.now().get();
        if (target == null || stale || !isIn(target, here.path())) {
            return;
        }
        document.reveal().set(null);
        if (isWhole(target) && !here.nodes().isEmpty()) {
            found.accept(List.of(new ValueTrail.Stop(here.nodes(), 0)));
            return;
        }
        revealing.start(
                Task.of(
                        readingTitle,
                        progress ->
                                ValueTrail.find(
                                        here.nodes(), target, pages, here.reading(progress)),
                        found,
                        reason -> failure.set(reason)));
    }

    private static boolean isWhole(Path target) {
        return target.record() != null && target.section() == null && target.steps().isEmpty();
    }

    private static boolean isIn(Path target, @Nullable Path record) {
        return record != null
                && target.chunk().equals(record.chunk())
                && target.key().equals(record.key())
                && Objects.equals(target.record(), record.record());
    }

    /// Selects a row; null selects none.
    void select(ValueNode.@Nullable Row row) {
        document.value().set(row);
    }

    /// The value that should be shown.
    ReadOnlyObjectProperty<@Nullable Path> reveal() {
        return document.reveal();
    }

    /// The address of the selected value or record.
    public Optional<Path> selectedPath() {
        ValueNode.Row value = document.value().get();
        return value == null ? Optional.ofNullable(rows.get().path()) : Optional.of(value.path());
    }
}
