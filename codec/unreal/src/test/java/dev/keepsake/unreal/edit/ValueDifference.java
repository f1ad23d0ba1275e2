package dev.keepsake.unreal.edit;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.unreal.Shown;
import java.util.ArrayList;
import java.util.List;

/// Where two documents hold something else.
final class ValueDifference {
    private static final int PAGE = 4_096;
    private final List<String> lines = new ArrayList<>();

    private ValueDifference() {}

    /// A line for each value, as `root/Name/Field: old -> new`; the spelling of values counts.
    static String of(SaveDocument before, SaveDocument after) throws SaveException {
        var difference = new ValueDifference();
        difference.compare("header", before.header(), after.header());
        for (int i = 0; i < before.chunks().size(); i++) {
            Chunk one = before.chunks().get(i);
            Chunk two = after.chunks().get(i);
            if (one.head().kind() == ChunkHead.Kind.RECORDS) {
                difference.compareRecords(one, two);
            } else if (!one.bytes().equals(two.bytes())) {
                difference.lines.add(one.id());
            }
        }
        return String.join("\n", difference.lines);
    }

    private void compareRecords(Chunk one, Chunk two) throws SaveException {
        if (one.size() != two.size()) {
            lines.add(one.id() + ": " + names(one) + " -> " + names(two));
            return;
        }
        for (int i = 0; i < one.size(); i++) {
            SaveRecord left = one.record(i);
            SaveRecord right = two.record(i);
            String path = one.id() + "/" + left.head().subject();
            if (!left.head().equals(right.head())) {
                lines.add(path + ": " + left.head() + " -> " + right.head());
            }
            Section was = left.content().sections().get(0);
            Section is = right.content().sections().get(0);
            if (!was.encoding().equals(is.encoding())) {
                lines.add(path + ":" + Shown.of(was.encoding()) + " ->" + Shown.of(is.encoding()));
            }
            compare(path, was.content(), is.content());
        }
    }

    private static List<String> names(Chunk chunk) throws SaveException {
        var names = new ArrayList<String>();
        for (int i = 0; i < chunk.size(); i++) {
            names.add(chunk.record(i).head().subject());
        }
        return names;
    }

    private void compare(String path, Value was, Value is) throws SaveException {
        boolean same =
                was instanceof ContainerValue one
                        && is instanceof ContainerValue two
                        && one.getClass() == two.getClass()
                        && one.items().size() == two.items().size();
        if (!same) {
            if (!was.equals(is)) {
                lines.add(path + ": " + shown(was) + " -> " + shown(is));
            }
            return;
        }
        compareItems(path, (ContainerValue) was, (ContainerValue) is);
    }

    private static String shown(Value value) {
        String text = value instanceof ContainerValue c && c.items().size() > 6 ? "" : null;
        return text == null ? Shown.of(value) : ((ContainerValue) value).items().size() + " items";
    }

    private void compareItems(String path, ContainerValue was, ContainerValue is)
            throws SaveException {
        Items left = was.items();
        Items right = is.items();
        for (long from = 0; from < left.size(); ) {
            InlineItems one = page(left, from);
            InlineItems two = page(right, from);
            int count = Math.min(one.count(), two.count());
            for (int i = 0; i < count; i++) {
                String name = name(was, from + i);
                String other = name(is, from + i);
                if (!name.equals(other)) {
                    lines.add(path + "/" + name + " is " + other);
                }
                String own = path + "/" + name;
                if (!one.encoding(i).equals(two.encoding(i))) {
                    String spelled = Shown.of(one.encoding(i)) + " ->" + Shown.of(two.encoding(i));
                    lines.add(own + ":" + spelled);
                }
                compare(own, one.value(i), two.value(i));
            }
            from += count;
        }
    }

    private static InlineItems page(Items items, long from) throws SaveException {
        return switch (items) {
            case InlineItems inline -> inline.slice((int) from, inline.count());
            case PagedItems paged -> paged.page(from, PAGE);
        };
    }

    private static String name(ContainerValue container, long index) {
        return switch (container) {
            case StructValue struct -> struct.name((int) index);
            case ObjectValue object -> object.content().name((int) index);
            case LocalizedTextValue text -> text.parts().name((int) index);
            default -> "[" + index + "]";
        };
    }
}
