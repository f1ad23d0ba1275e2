package dev.keepsake.model.edit;

import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.finding.SaveException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Edits sorted by what they change, and the changes they make. For one thread.
final class EditLines {
    private final SaveOrigin origin;
    private final Changes before;
    private final Map<RecordId, RecordLine> records = new HashMap<>();
    private final Map<Integer, ChunkLine> chunks = new HashMap<>();

    /// No edits yet.
    EditLines(SaveOrigin origin) {
        this(origin, Changes.NONE);
    }

    /// No edits yet, over changes made before.
    EditLines(SaveOrigin origin, Changes before) {
        this.origin = origin;
        this.before = before;
    }

    /// Takes an edit that was staged before.
    void add(Edit edit) {
        switch (edit) {
            case Edit.OfRecord ofRecord -> record(ofRecord.record()).add(ofRecord);
            case Edit.OfChunk ofChunk -> chunk(ofChunk.chunk()).add(ofChunk);
        }
    }

    /// Takes a new edit, or refuses it where it does not fit.
    ///
    /// @param needed takes the edits this one builds on
    void stage(Edit edit, Consumer<Edit> needed) throws SaveException {
        switch (edit) {
            case Edit.OfChunk ofChunk -> chunk(ofChunk.chunk()).stage(ofChunk, needed);
            case Edit.OfRecord ofRecord -> {
                if (!ofRecord.record().equals(RecordId.HEADER)) {
                    requireChunk(ofRecord, needed);
                }
                if (ofRecord instanceof Edit.AddRecord add) {
                    requirePosition(add);
                }
                record(ofRecord.record()).stage(ofRecord, needed);
            }
        }
    }

    private void requireChunk(Edit.OfRecord edit, Consumer<Edit> needed) throws SaveException {
        ChunkLine chunk = chunk(edit.record().chunk());
        if (!chunk.isPresent()) {
            throw Refusal.of(EditCode.NO_CHUNK, edit);
        }
        if (!chunk.holdsRecords()) {
            throw Refusal.of(EditCode.CHUNK_KIND, edit);
        }
        Edit.AddChunk added = chunk.added();
        if (added != null) {
            needed.accept(added);
        }
    }

    private void requirePosition(Edit.AddRecord edit) throws SaveException {
        var anchor = new RecordId(edit.record().chunk(), edit.after());
        boolean known =
                edit.after() == RecordChange.Added.FIRST
                        || isOpened(anchor)
                        || anchor.isAdded() && wasAdded(anchor);
        if (!known || mayClose(edit) && standsBehind(anchor, edit.record())) {
            throw Refusal.of(EditCode.POSITION, edit, "after", edit.after());
        }
    }

    /// True where a record might come to stand behind itself: it was there before, in another
    /// place. Nothing stands behind one that is new, and one that comes back to its place closes no
    /// circle.
    private boolean mayClose(Edit.AddRecord edit) {
        Edit.AddRecord before = record(edit.record()).added();
        return before != null && before.after() != edit.after()
                || edit.after() == edit.record().record();
    }

    /// True where a record is another, or was put behind it directly or through others.
    private boolean standsBehind(RecordId id, RecordId other) {
        RecordId at = id;
        while (at.isAdded() && at.record() != RecordChange.Added.FIRST) {
            Edit.AddRecord added = record(at).added();
            if (at.equals(other) || added == null) {
                return at.equals(other);
            }
            at = new RecordId(at.chunk(), added.after());
        }
        return false;
    }

    private boolean wasAdded(RecordId id) {
        RecordLine line = records.get(id);
        return line != null && line.added() != null
                || before.records().get(id) instanceof RecordChange.Added;
    }

    private boolean isOpened(RecordId id) {
        return !id.isAdded()
                && id.chunk() >= 0
                && id.record() < origin.chunk(id.chunk()).recordCount();
    }

    /// What takes an edit back that is about to be staged.
    List<Edit> inverse(Edit edit) throws SaveException {
        return switch (edit) {
            case Edit.OfRecord ofRecord -> record(ofRecord.record()).inverse(ofRecord);
            case Edit.OfChunk ofChunk -> chunk(ofChunk.chunk()).inverse(ofChunk);
        };
    }

    /// Takes over the line of a record that was sorted before.
    void put(RecordId id, RecordLine line) {
        records.put(id, line);
    }

    boolean knows(RecordId id) {
        return records.containsKey(id);
    }

    /// Lets go of what a record holds; it is decoded again where it is asked for once more.
    void letGo(RecordId id) {
        RecordLine line = records.get(id);
        if (line != null) {
            line.letGo();
        }
    }

    RecordLine record(RecordId id) {
        return records.computeIfAbsent(id, key -> new RecordLine(origin, key));
    }

    ChunkLine chunk(int number) {
        return chunks.computeIfAbsent(number, key -> new ChunkLine(origin, key));
    }

    /// What these edits make of what was opened.
    Changes changes() throws SaveException {
        var ofChunks = new TreeMap<Integer, ChunkChange>();
        for (var entry : chunks.entrySet()) {
            ChunkChange change = entry.getValue().change();
            if (change != null) {
                ofChunks.put(entry.getKey(), change);
            }
        }
        var ofRecords = new TreeMap<RecordId, RecordChange>();
        Map<RecordId, Integer> moved = moved();
        for (var entry : records.entrySet()) {
            RecordChange change = changeOf(entry.getKey(), entry.getValue(), moved);
            if (change != null) {
                ofRecords.put(entry.getKey(), change);
            }
        }
        RecordLine header = records.get(RecordId.HEADER);
        return new Changes(header == null ? null : header.header(), ofChunks, ofRecords);
    }

    /// The anchors of added records that are not those they were added with.
    private Map<RecordId, Integer> moved() {
        var orders = new HashMap<Integer, AddedOrder>();
        records.forEach((id, line) -> {
            if (line.added() != null) {
                orders.computeIfAbsent(id.chunk(), key -> new AddedOrder()).add(id.record(), line);
            }
        });
        var moved = new HashMap<RecordId, Integer>();
        orders.forEach((chunk, order) ->
                order.moved()
                        .forEach((number, after) -> moved.put(new RecordId(chunk, number), after)));
        return moved;
    }

    /// These lines over the changes made before, of other records.
    Changes overBefore() throws SaveException {
        var ofRecords = new HashMap<RecordId, @Nullable RecordChange>();
        for (var entry : records.entrySet()) {
            ofRecords.put(entry.getKey(), changeOf(entry.getKey(), entry.getValue(), Map.of()));
        }
        return before.withRecords(ofRecords);
    }

    private @Nullable RecordChange changeOf(
            RecordId id, RecordLine line, Map<RecordId, Integer> moved) throws SaveException {
        ChunkLine chunk = chunks.get(id.chunk());
        boolean gone = chunk != null && !chunk.isPresent();
        if (id.equals(RecordId.HEADER) || gone) {
            return null;
        }
        Edit.AddRecord added = line.added();
        int after = added == null ? RecordChange.Added.FIRST : added.after();
        return line.change(moved.getOrDefault(id, after));
    }
}
