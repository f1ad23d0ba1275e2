package dev.keepsake.model.edit;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/// A paged container with edits laid over it: reads the pages it is asked for, holds only what
/// edits put there. Immutable; any thread may ask for pages.
final class EditedItems implements PagedItems {
    /// How many pages of the opened container one page here reads at most.
    private static final int MOST_READS = 16;

    private final PagedItems base;
    private final TreeMap<Long, Piece> pieces = new TreeMap<>();
    private final TreeMap<Long, Spelled> changed;
    private final long size;

    /// A value and how it is spelled.
    record Spelled(Value value, Encoding encoding) {}

    /// Items that follow each other: of the base from an index on, or added ones.
    private record Piece(long position, long first, long count, List<Spelled> added) {}

    /// Lays edits over a container.
    ///
    /// @param runs what stands there now, in units of the container
    /// @param unit how many items a unit has: 2 for maps, else 1
    /// @param changed items of the base with other values, and all added ones, by id
    EditedItems(PagedItems base, List<ItemOrder.Run> runs, int unit, Map<Long, Spelled> changed) {
        this.base = base;
        this.changed = new TreeMap<>(changed);
        long position = 0;
        for (ItemOrder.Run run : runs) {
            Piece piece = piece(position, run, unit);
            pieces.put(position, piece);
            position += piece.count();
        }
        this.size = position;
    }

    private Piece piece(long position, ItemOrder.Run run, int unit) {
        if (run.first() >= 0) {
            return new Piece(position, run.first() * unit, run.count() * unit, List.of());
        }
        var added = new ArrayList<Spelled>(unit);
        for (int part = 0; part < unit; part++) {
            added.add(Objects.requireNonNull(changed.get(ItemIds.item(run.first(), unit, part))));
        }
        return new Piece(position, 0, unit, List.copyOf(added));
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public InlineItems page(long from, int count) throws SaveException {
        if (from < 0 || from > size) {
            throw new IndexOutOfBoundsException("item " + from + " of " + size);
        }
        var page = new Page();
        long wanted = Math.min(count, size - from);
        int reads = 0;
        boolean whole = true;
        while (page.values.size() < wanted && whole && reads < MOST_READS) {
            long at = from + page.values.size();
            Piece piece = pieces.floorEntry(at).getValue();
            long skipped = at - piece.position();
            long most = Math.min(wanted - page.values.size(), piece.count() - skipped);
            if (piece.added().isEmpty()) {
                whole = addOpened(page, piece.first() + skipped, (int) most);
                reads++;
            } else {
                for (int i = 0; i < most; i++) {
                    page.add(piece.added().get((int) skipped + i));
                }
            }
        }
        return InlineItems.of(page.values, page.encodings);
    }

    /// Adds items of the base; false where it gave fewer than asked for.
    private boolean addOpened(Page page, long first, int count) throws SaveException {
        InlineItems read = base.page(first, count);
        for (int i = 0; i < read.count(); i++) {
            Spelled other = changed.get(first + i);
            page.add(other == null ? new Spelled(read.value(i), read.encoding(i)) : other);
        }
        return read.count() == count;
    }

    private static final class Page {
        private final List<Value> values = new ArrayList<>();
        private final List<Encoding> encodings = new ArrayList<>();

        void add(Spelled item) {
            values.add(item.value());
            encodings.add(item.encoding());
        }
    }
}
