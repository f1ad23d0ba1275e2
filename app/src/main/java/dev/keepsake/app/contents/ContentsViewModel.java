package dev.keepsake.app.contents;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.document.RecordPaths;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.path.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The contents of the open save as rows, filtered; what is selected in them. For the window's
/// thread.
public final class ContentsViewModel {
    /// A save with no more records than this opens with all of them in sight.
    private static final int OPEN_AT_ONCE = 200;

    /// So few chunks are open at first, however much they hold.
    private static final int FEW_CHUNKS = 2;

    private final DocumentViewModel document;
    private final String filterTitle;
    private final RecordHeads heads;
    private final LatestTask filtering;
    private final ContentsRows rows =
            new ContentsRows(this::headerRow, this::chunkRow, this::recordRow);
    private final ReadOnlyBooleanWrapper filtered = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper matches = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper filterings = new ReadOnlyIntegerWrapper();
    private final Set<Path> damaged = new HashSet<>();
    private String filterText = "";
    private @Nullable SaveOrigin origin;

    /// Contents of what this document shows.
    ///
    /// @param filterTitle what the user reads while a filter runs
    public ContentsViewModel(DocumentViewModel document, TaskScope tasks, String filterTitle) {
        this.document = document;
        this.filterTitle = filterTitle;
        this.heads = new RecordHeads(tasks, this::headsArrived);
        this.filtering = tasks.latest();
        document.save().subscribe(save -> reset());
        document.findings().subscribe(findings -> markDamage(findings.kept()));
    }

    /// The rows, worked out when asked for.
    ObservableList<ContentsRow> rows() {
        return rows;
    }

    /// True while only matches are shown.
    ReadOnlyBooleanProperty filtered() {
        return filtered.getReadOnlyProperty();
    }

    /// How many records match the filter.
    ReadOnlyIntegerProperty matches() {
        return matches.getReadOnlyProperty();
    }

    /// Counts how often the rows were filtered anew.
    ReadOnlyIntegerProperty filterings() {
        return filterings.getReadOnlyProperty();
    }

    private void reset() {
        filtering.drop();
        heads.clear();
        filtered.set(false);
        SaveDocument opened = document.document();
        origin = opened == null ? null : opened.origin();
        List<ChunkRows> chunks =
                opened == null ? List.of() : opened.chunks().stream().map(ChunkRows::new).toList();
        if (opened != null
                && (opened.recordCount() <= OPEN_AT_ONCE || chunks.size() <= FEW_CHUNKS)) {
            chunks.forEach(chunk -> chunk.setOpen(true));
        }
        rows.show(chunks, opened != null);
    }

    /// After an edit: the same rows as they are now, open and filtered as before.
    @SuppressWarnings("ReferenceEquality")
    void refresh() {
        SaveDocument now = document.document();
        if (now == null || now.origin() != origin) {
            return; // another save, which is shown anew
        }
        List<ChunkRows> before = rows.chunks();
        var after = new ArrayList<ChunkRows>();
        boolean same = before.size() == now.chunks().size();
        for (Chunk chunk : now.chunks()) {
            Optional<ChunkRows> known = rowsOf(chunk.number());
            same &= known.isPresent() && known.get().chunk().size() == chunk.size();
            known.filter(rows -> rows.chunk() != chunk)
                    .ifPresent(rows -> heads.readAgain(chunk.number()));
            after.add(known.map(rows -> rows.with(chunk)).orElseGet(() -> new ChunkRows(chunk)));
        }
        rows.show(after, true);
        if (!same && filtered.get()) {
            filter(filterText);
        }
    }

    private void markDamage(List<Finding> findings) {
        damaged.clear();
        for (Finding finding : findings) {
            Path path = finding.path();
            if (finding.isError() && path != null && !path.isHeader()) {
                damaged.add(Path.ofChunk(path.chunk(), path.key()));
                if (path.record() != null) {
                    damaged.add(new Path(path.chunk(), path.key(), path.record(), null, List.of()));
                }
            }
        }
        rows.touch(0, Math.min(rows.size(), 10_000));
    }

    /// Shows only records whose subject or class holds this text; an empty one shows all.
    public void filter(String text) {
        filterText = text;
        SaveDocument opened = document.document();
        if (opened == null || text.isBlank()) {
            filtering.drop();
            show(null);
            return;
        }
        filtering.start(
                Task.of(
                        filterTitle,
                        progress -> RecordFilter.run(opened.chunks(), text.strip(), progress),
                        this::show,
                        failure -> show(null)));
    }

    private void show(@Nullable Map<Integer, int[]> found) {
        rows.change(() -> {
            for (ChunkRows chunk : rows.chunks()) {
                int[] own = found == null ? null : found.get(chunk.chunk().number());
                chunk.filter(own);
                if (own != null) {
                    chunk.setOpen(own.length > 0);
                }
            }
        });
        filtered.set(found != null);
        matches.set(rows.chunks().stream().mapToInt(ChunkRows::shown).sum());
        filterings.set(filterings.get() + 1);
    }

    /// Opens or closes the chunk of a row.
    void setOpen(ContentsRow row, boolean open) {
        if (row instanceof ContentsRow.OfChunk of) {
            rows.setOpen(rowsOf(of.number()).orElseThrow(), open);
        }
    }

    /// Selects what a row stands for.
    void select(ContentsRow row) {
        document.place()
                .set(
                        switch (row) {
                            case ContentsRow.OfHeader header -> Place.HEADER;
                            case ContentsRow.OfChunk chunk -> new Place.OfChunk(chunk.number());
                            case ContentsRow.OfRecord of -> new Place.OfRecord(of.id());
                        });
    }

    /// Opens what hides a place and tells its row, where the filter shows it.
    Optional<Integer> reveal(Place place) {
        return switch (place) {
            case Place.OfHeader header -> Optional.of(0);
            case Place.OfChunk chunk -> rowsOf(chunk.number()).map(rows::indexOf);
            case Place.OfRecord record -> revealRecord(record.id());
        };
    }

    /// The row of a place, where it is in sight without opening anything.
    Optional<Integer> find(Place place) {
        return switch (place) {
            case Place.OfHeader header -> Optional.of(0);
            case Place.OfChunk chunk -> rowsOf(chunk.number()).map(rows::indexOf);
            case Place.OfRecord record ->
                    Optional.of(record.id()).map(rows::indexOfRecord).filter(index -> index >= 0);
        };
    }

    private Optional<Integer> revealRecord(RecordId id) {
        Optional<ChunkRows> chunk = rowsOf(id.chunk());
        SaveDocument now = document.document();
        if (chunk.isEmpty() || now == null || !RecordPaths.has(now, id)) {
            return Optional.empty();
        }
        int shown = chunk.get().shownIndex(chunk.get().chunk().positionOf(id));
        if (shown < 0) {
            return Optional.empty();
        }
        rows.setOpen(chunk.get(), true);
        return Optional.of(rows.indexOf(chunk.get()) + 1 + shown);
    }

    /// True where the row is that of the place.
    static boolean isAt(ContentsRow row, Place place) {
        return switch (row) {
            case ContentsRow.OfHeader header -> place instanceof Place.OfHeader;
            case ContentsRow.OfChunk chunk ->
                    place instanceof Place.OfChunk(int number) && number == chunk.number();
            case ContentsRow.OfRecord of ->
                    place instanceof Place.OfRecord(RecordId id) && id.equals(of.id());
        };
    }

    private Optional<ChunkRows> rowsOf(int number) {
        return rows.chunks().stream().filter(rows -> rows.chunk().number() == number).findFirst();
    }

    private ContentsRow headerRow() {
        SaveDocument now = document.document();
        return new ContentsRow.OfHeader(now != null && now.changes().header() != null);
    }

    private ContentsRow chunkRow(ChunkRows of) {
        Chunk chunk = of.chunk();
        ChunkHead head = chunk.head();
        boolean hurt = damaged.contains(Path.ofChunk(head.id(), head.key()));
        var mark = new ContentsRow.Mark(hurt, chunk.isEdited());
        return new ContentsRow.OfChunk(chunk.number(), head, of.shown(), of.isOpen(), mark);
    }

    private ContentsRow recordRow(ChunkRows of, int position) {
        Chunk chunk = of.chunk();
        RecordHead head = heads.find(chunk, position);
        boolean hurt = head != null && isDamaged(chunk, head);
        SaveRecord record = chunk.record(position);
        return new ContentsRow.OfRecord(
                record.id(), head, new ContentsRow.Mark(hurt, record.isEdited()));
    }

    private boolean isDamaged(Chunk chunk, RecordHead head) {
        return !damaged.isEmpty()
                && damaged.contains(
                        Path.ofChunk(chunk.id(), chunk.key()).record(head.subject(), 0));
    }

    private void headsArrived(int chunkNumber, int position) {
        rowsOf(chunkNumber)
                .filter(ChunkRows::isOpen)
                .ifPresent(chunk -> {
                    int first = rows.indexOf(chunk) + 1;
                    int from = at(chunk, position);
                    int to = at(chunk, position + RecordHeads.PAGE);
                    rows.touch(first + from, first + to);
                });
    }

    private static int at(ChunkRows chunk, int position) {
        int index = chunk.shownIndex(position);
        return Math.min(chunk.shown(), index < 0 ? -index - 1 : index);
    }
}
