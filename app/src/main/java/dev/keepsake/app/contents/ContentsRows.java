package dev.keepsake.app.contents;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.collections.ObservableListBase;

/// The rows of the contents, worked out one by one when asked for: a save of millions of records
/// has none of them in memory. For the window's thread.
final class ContentsRows extends ObservableListBase<ContentsRow> {
    private static final ContentsRow UNKNOWN = new ContentsRow.OfHeader(false);

    private final Supplier<ContentsRow> headerRow;
    private final Function<ChunkRows, ContentsRow> chunkRow;
    private final BiFunction<ChunkRows, Integer, ContentsRow> recordRow;
    private List<ChunkRows> chunks = List.of();
    private boolean header;

    /// @param headerRow makes the row of the header
    /// @param chunkRow makes the row of a chunk
    /// @param recordRow makes the row of the record at a position of a chunk
    ContentsRows(
            Supplier<ContentsRow> headerRow,
            Function<ChunkRows, ContentsRow> chunkRow,
            BiFunction<ChunkRows, Integer, ContentsRow> recordRow) {
        this.headerRow = headerRow;
        this.chunkRow = chunkRow;
        this.recordRow = recordRow;
    }

    List<ChunkRows> chunks() {
        return chunks;
    }

    /// Takes other chunks in the place of all, below a row for the header.
    void show(List<ChunkRows> others, boolean withHeader) {
        beginChange();
        int before = size();
        List<ContentsRow> removed = unknownRows(before);
        chunks = List.copyOf(others);
        header = withHeader;
        nextReplaceAll(removed);
        endChange();
    }

    /// Changes chunks in a way that may change every row.
    void change(Runnable change) {
        beginChange();
        List<ContentsRow> removed = unknownRows(size());
        change.run();
        nextReplaceAll(removed);
        endChange();
    }

    private void nextReplaceAll(List<ContentsRow> removed) {
        if (size() > 0) {
            nextReplace(0, size(), removed);
        } else if (!removed.isEmpty()) {
            nextRemove(0, removed);
        }
    }

    /// Opens or closes a chunk.
    void setOpen(ChunkRows chunk, boolean open) {
        if (chunk.isOpen() == open) {
            return;
        }
        int index = indexOf(chunk);
        beginChange();
        chunk.setOpen(open);
        nextUpdate(index);
        if (chunk.shown() > 0 && open) {
            nextAdd(index + 1, index + 1 + chunk.shown());
        } else if (chunk.shown() > 0) {
            nextRemove(index + 1, unknownRows(chunk.shown()));
        }
        endChange();
    }

    /// Says that rows look different now.
    void touch(int from, int to) {
        beginChange();
        for (int i = Math.max(0, from); i < Math.min(to, size()); i++) {
            nextUpdate(i);
        }
        endChange();
    }

    /// The index of a chunk's own row.
    int indexOf(ChunkRows chunk) {
        int index = header ? 1 : 0;
        for (ChunkRows each : chunks) {
            if (each == chunk) {
                return index;
            }
            index += each.rowCount();
        }
        throw new IllegalArgumentException("not shown: " + chunk.chunk().id());
    }

    @Override
    public int size() {
        return chunks.stream().mapToInt(ChunkRows::rowCount).sum() + (header ? 1 : 0);
    }

    @Override
    public ContentsRow get(int index) {
        int left = Objects.checkIndex(index, size()) - (header ? 1 : 0);
        if (left < 0) {
            return headerRow.get();
        }
        for (ChunkRows chunk : chunks) {
            if (left == 0) {
                return chunkRow.apply(chunk);
            }
            if (left < chunk.rowCount()) {
                return recordRow.apply(chunk, chunk.position(left - 1));
            }
            left -= chunk.rowCount();
        }
        throw new IndexOutOfBoundsException(index);
    }

    /// Rows that were there: nobody asks which.
    private static List<ContentsRow> unknownRows(int count) {
        return new AbstractList<>() {
            @Override
            public ContentsRow get(int index) {
                return UNKNOWN;
            }

            @Override
            public int size() {
                return count;
            }
        };
    }
}
