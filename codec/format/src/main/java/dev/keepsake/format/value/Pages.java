package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// The items of a big list, set or map, decoded when asked from bytes that read whole before.
///
/// Holds the bytes of the block. Any thread may ask.
final class Pages implements PagedItems {
    private static final int MOST_ITEMS = 65_536;

    private final Plan plan;
    private final long size;
    private final Bytes bytes;
    private final long base;
    private final PageIndex index;
    private final Shapes shapes;
    private final Limits limits;

    Pages(
            Plan plan,
            long size,
            Bytes bytes,
            long base,
            PageIndex index,
            Shapes shapes,
            Limits limits) {
        this.plan = plan;
        this.size = size;
        this.bytes = bytes;
        this.base = base;
        this.index = index;
        this.shapes = shapes;
        this.limits = limits;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public InlineItems page(long from, int count) throws SaveException {
        Objects.checkIndex(from, size + 1);
        int note = index.before(from);
        Cursor cursor = Cursor.over(bytes, base, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
        cursor.seek(index.offset(note));
        ValueReader reader = ValueReader.over(cursor, shapes, limits);
        reader.budget().trust();
        for (long i = index.item(note); i < from; i++) {
            reader.readItem(plan, i);
            reader.budget().drop(0);
        }
        long end = Math.min(size, from + Math.clamp(count, 1, MOST_ITEMS));
        List<Value> values = read(cursor, reader, from, end);
        return InlineItems.wrap(values.toArray(Value[]::new), null);
    }

    private List<Value> read(Cursor cursor, ValueReader reader, long from, long end)
            throws SaveException {
        int start = cursor.position();
        var values = new ArrayList<Value>();
        for (long i = from; i < end; i++) {
            values.add(reader.readItem(plan, i));
            if (cursor.position() - start >= limits.pageBytes() || reader.budget().isFull(0)) {
                break;
            }
        }
        return values;
    }
}
