package dev.keepsake.app.contents;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A chunk and the records of it that a filter leaves. For one thread.
final class ChunkRows {
    private final Chunk chunk;
    private int @Nullable [] matches;
    private boolean open;

    ChunkRows(Chunk chunk) {
        this.chunk = chunk;
    }

    /// The same rows of the chunk as it is now.
    ChunkRows with(Chunk now) {
        if (now == chunk) {
            return this;
        }
        var rows = new ChunkRows(now);
        rows.open = open;
        rows.matches = now.size() == chunk.size() ? matches : null;
        return rows;
    }

    Chunk chunk() {
        return chunk;
    }

    boolean isOpen() {
        return open;
    }

    void setOpen(boolean nowOpen) {
        open = nowOpen;
    }

    /// Shows only the records at these positions; null shows all.
    void filter(int @Nullable [] positions) {
        matches = positions;
    }

    /// How many records the filter leaves.
    int shown() {
        return matches == null ? chunk.size() : matches.length;
    }

    /// How many rows it takes, its own included.
    int rowCount() {
        return open ? 1 + shown() : 1;
    }

    /// The position in the chunk of the n-th record shown.
    int position(int shownIndex) {
        return matches == null ? shownIndex : matches[shownIndex];
    }

    /// Where the record at a position stands among those shown, or below 0 where it is not.
    int shownIndex(int position) {
        return matches == null ? position : Arrays.binarySearch(matches, position);
    }

    /// Where a record stands among those shown, or below 0 where it is not.
    int findShown(RecordId id) {
        return chunk.has(id) ? shownIndex(chunk.positionOf(id)) : -1;
    }
}
