package dev.keepsake.model.edit;

import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// All edits of one chunk as a whole, in order, and what becomes of it. For one thread.
final class ChunkLine {
    private final SaveOrigin origin;
    private final int number;
    private @Nullable ChunkHead head;
    private @Nullable Bytes bytes;
    private Edit.@Nullable AddChunk added;
    private boolean present;

    /// A chunk as opened, or one that is not there yet.
    ChunkLine(SaveOrigin origin, int number) {
        this.origin = origin;
        this.number = number;
        this.present = isOpened();
        this.head = present ? origin.chunk(number) : null;
    }

    private boolean isOpened() {
        return number >= 0 && number < origin.chunkCount();
    }

    /// Takes an edit that was staged before.
    void add(Edit.OfChunk edit) {
        switch (edit) {
            case Edit.AddChunk add -> {
                added = add;
                head = isOpened() ? head : add.head();
                present = true;
            }
            case Edit.RemoveChunk remove -> present = false;
            case Edit.SetChunkBytes set -> bytes = set.bytes();
        }
    }

    /// Takes a new edit, or refuses it where it does not fit.
    void stage(Edit.OfChunk edit, Consumer<Edit> needed) throws SaveException {
        if (added != null && !(edit instanceof Edit.AddChunk)) {
            needed.accept(added);
        }
        if (edit instanceof Edit.AddChunk) {
            if (present || number >= 0 && !isOpened() || number == -1) {
                throw Refusal.of(EditCode.ID, edit, "id", number);
            }
        } else if (!present) {
            throw Refusal.of(EditCode.NO_CHUNK, edit);
        } else if (edit instanceof Edit.SetChunkBytes && holdsRecords()) {
            throw Refusal.of(EditCode.CHUNK_KIND, edit);
        }
        add(edit);
    }

    /// What takes an edit back that is about to be staged.
    List<Edit> inverse(Edit.OfChunk edit) throws SaveException {
        return switch (edit) {
            case Edit.AddChunk add -> List.of(new Edit.RemoveChunk(number));
            case Edit.SetChunkBytes set ->
                    List.of(
                            new Edit.SetChunkBytes(
                                    number, bytes()));
            case Edit.RemoveChunk remove -> {
                ChunkHead known = head;
                if (known == null) {
                    throw Refusal.of(EditCode.NO_CHUNK, edit);
                }
                yield List.of(new Edit.AddChunk(number, known));
            }
        };
    }

    private Bytes bytes() throws SaveException {
        Bytes known = bytes;
        if (known != null) {
            return known;
        }
        return isOpened() ? origin.chunkBytes(number) : Bytes.EMPTY;
    }

    boolean isPresent() {
        return present;
    }

    Edit.@Nullable AddChunk added() {
        return added;
    }

    boolean holdsRecords() {
        return head != null && head.kind() == ChunkHead.Kind.RECORDS;
    }

    /// What became of the chunk, null where it is as opened or not there at all.
    @Nullable ChunkChange change() throws SaveException {
        if (!isOpened()) {
            return present && head != null ? added(head) : null;
        }
        if (!present) {
            return new ChunkChange.Removed();
        }
        return bytes == null || bytes.equals(origin.chunkBytes(number))
                ? null
                : new ChunkChange.Replaced(bytes);
    }

    private ChunkChange added(ChunkHead known) {
        Bytes own = holdsRecords() || bytes == null ? Bytes.EMPTY : bytes;
        return new ChunkChange.Added(known, own);
    }
}
