package dev.keepsake.app.contents;

import dev.keepsake.model.document.RecordId;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
    private boolean hidden;

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
        if (header == withHeader && isOfSameRows(others)) {
            chunks = List.copyOf(others);
            touch(0, size());
            return;
        }
        change(() -> {
            chunks = List.copyOf(others);
            header = withHeader;
        });
    }

    private boolean isOfSameRows(List<ChunkRows> others) {
        boolean same = chunks.size() == others.size();
        for (int i = 0; same && i < others.size(); i++) {
            same = chunks.get(i).rowCount() == others.get(i).rowCount();
        }
        return same;
    }

    /// Changes chunks in a way that may change every row. What is selected in a list of them is
    /// not selected any more.
    ///
    /// First all rows go, then others come: a list view marks each row that takes the place of
    /// another, one by one, which is slow where there are hundreds of thousands.
    void change(Runnable change) {
        int before = size();
        hidden = true;
        if (before > 0) {
            beginChange();
            nextRemove(0, unknownRows(before));
            endChange();
        }
        change.run();
        hidden = false;
        if (size() > 0) {
            beginChange();
            nextAdd(0, size());
            endChange();
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
        int end = Math.min(to, size());
        for (int i = Math.max(0, from); i < end; i++) {
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
        int count = header ? 1 : 0;
        for (ChunkRows chunk : chunks) {
            count += chunk.rowCount();
        }
        return hidden ? 0 : count;
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

    /// Where the row of the same header, chunk or record stands now. List views ask that with each
    /// change; going through all rows would read all of them.
    @Override
    public int indexOf(Object row) {
        if (hidden) {
            return -1;
        }
        return switch (row) {
            case ContentsRow.OfHeader of -> header ? 0 : -1;
            case ContentsRow.OfChunk of ->
                    chunkOf(of.number()).map(this::indexOf).orElse(-1);
            case ContentsRow.OfRecord of -> indexOfRecord(of.id());
            default -> -1;
        };
    }

    /// The index of a record's row, −1 where it is not in sight.
    int indexOfRecord(RecordId id) {
        return chunkOf(id.chunk()).map(chunk -> indexOf(chunk, id)).orElse(-1);
    }

    private int indexOf(ChunkRows chunk, RecordId id) {
        int shown = chunk.isOpen() ? chunk.findShown(id) : -1;
        return shown < 0 ? -1 : indexOf(chunk) + 1 + shown;
    }

    private Optional<ChunkRows> chunkOf(int number) {
        return chunks.stream().filter(each -> each.chunk().number() == number).findFirst();
    }

    @Override
    public int lastIndexOf(Object row) {
        return indexOf(row);
    }

    @Override
    public boolean contains(Object row) {
        return indexOf(row) >= 0;
    }

    /// A part that finds its rows as fast as the whole.
    @Override
    public List<ContentsRow> subList(int from, int to) {
        Objects.checkFromToIndex(from, to, size());
        return new AbstractList<>() {
            @Override
            public ContentsRow get(int index) {
                return ContentsRows.this.get(from + Objects.checkIndex(index, to - from));
            }

            @Override
            public int size() {
                return to - from;
            }

            @Override
            public int indexOf(Object row) {
                int index = ContentsRows.this.indexOf(row);
                return index >= from && index < to ? index - from : -1;
            }

            @Override
            public boolean contains(Object row) {
                return indexOf(row) >= 0;
            }
        };
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
