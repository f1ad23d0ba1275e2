package dev.keepsake.app.document;

import dev.keepsake.app.document.RowMaker.Slice;
import dev.keepsake.app.document.ValueNode.Page;
import dev.keepsake.app.document.ValueNode.Row;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.edit.EditedRecord.Item;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Makes the rows of the value tree, at most [ValueNode#PAGE] at a time. Runs on workers: it may
/// read the save.
public final class ValuePages {
    private static final int MOST_PARTS = 4;
    private static final Set<String> TURNS = Set.of("Pitch", "Yaw", "Roll");

    private final RowMaker rows;

    /// Rows with values in the texts of this.
    public ValuePages(ValueText text) {
        this.rows = new RowMaker(text);
    }

    /// The rows of the header's fields.
    public List<ValueNode> header(StructValue header, Reading reading) throws SaveException {
        return children(rows.header(header), reading);
    }

    /// The rows of a record: its sections, or the fields of its only one; where that has none, the
    /// section under the record's name.
    public List<ValueNode> record(RecordId id, Path path, RecordContent content, Reading reading)
            throws SaveException {
        List<Section> sections = content.sections();
        List<Item> places = reading.items(id, ItemPath.ROOT, 0, sections.size());
        if (sections.size() == 1) {
            Row only = rows.onlySection(id, path, sections.get(0), places.get(0));
            return only.hasChildren()
                            && only.value() instanceof StructValue struct
                            && !isOneValue(struct)
                    ? children(only, reading)
                    : List.of(only);
        }
        var all = new ArrayList<ValueNode>();
        for (int i = 0; i < sections.size(); i++) {
            all.add(rows.section(id, path, sections.get(i), places.get(i)));
        }
        return all;
    }

    /// True for a vector, a turn or a colour: people see it as one value, and edit it so.
    private static boolean isOneValue(StructValue struct) {
        return struct.items().count() <= MOST_PARTS
                && struct.type().fields().stream()
                        .allMatch(field ->
                                field.name().length() == 1 || TURNS.contains(field.name()));
    }

    /// The rows below a node.
    public List<ValueNode> children(ValueNode node, Reading reading) throws SaveException {
        return switch (node) {
            case Row row when row.size() <= ValueNode.PAGE -> items(row, 0, row.size(), reading);
            case Row row -> pages(row, 0, row.size());
            case Page page when page.isSmallest() ->
                    items(page.owner(), page.from(), page.to(), reading);
            case Page page -> pages(page.owner(), page.from(), page.to());
        };
    }

    /// At most [ValueNode#PAGE] pages, each of 1,000, a million, … items.
    private static List<ValueNode> pages(Row owner, long from, long to) {
        long step = ValueNode.PAGE;
        while ((to - from + step - 1) / step > ValueNode.PAGE) {
            step = Math.multiplyExact(step, (long) ValueNode.PAGE);
        }
        var pages = new ArrayList<ValueNode>();
        for (long start = from; start < to; start += step) {
            pages.add(new Page(owner, start, Math.min(to, start + step)));
        }
        return pages;
    }

    private List<ValueNode> items(Row owner, long from, long to, Reading reading)
            throws SaveException {
        int unit = owner.value() instanceof MapValue ? 2 : 1;
        List<Item> places = reading.items(owner.record(), owner.itemPath(), unit * from, unit * to);
        if (owner.value() instanceof PackedValue packed) {
            return elements(owner, packed, (int) from, places);
        }
        if (!(owner.value() instanceof ContainerValue container)) {
            return List.of();
        }
        List<Value> values = slice(container.items(), unit * from, unit * to, reading.progress());
        var slice = new Slice(values, places, from);
        return container instanceof MapValue map
                ? rows.entries(owner, map, earlier(map.items(), 2 * from), slice)
                : rows.items(owner, container, slice);
    }

    private List<ValueNode> elements(Row owner, PackedValue packed, int from, List<Item> places) {
        var elements = new ArrayList<ValueNode>(places.size());
        for (int i = 0; i < places.size(); i++) {
            elements.add(rows.element(owner, packed, from + i, places.get(i)));
        }
        return elements;
    }

    /// Entries before these; of a paged map none, since counting equal keys would read all of it.
    private static List<Value> earlier(Items items, long end) {
        return items instanceof InlineItems inline
                ? inline.slice(0, (int) end).values()
                : List.of();
    }

    private static List<Value> slice(Items items, long from, long to, Progress progress)
            throws SaveException {
        return switch (items) {
            case InlineItems inline -> inline.slice((int) from, (int) to).values();
            case PagedItems paged -> read(paged, from, to, progress);
        };
    }

    private static List<Value> read(PagedItems items, long from, long to, Progress progress)
            throws SaveException {
        var values = new ArrayList<Value>((int) (to - from));
        long next = from;
        while (next < to) {
            progress.check(next - from, to - from);
            InlineItems page = items.page(next, (int) (to - next));
            values.addAll(page.values());
            next += page.count();
        }
        return values;
    }
}
