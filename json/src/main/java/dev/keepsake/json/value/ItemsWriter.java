package dev.keepsake.json.value;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.StructValue;
import java.io.IOException;

/// Writes what containers hold whose types are told, page by page.
final class ItemsWriter {
    private static final int PAGE = 1_000;

    private final ValueWriter values;
    private final Progress progress;

    ItemsWriter(ValueWriter values, Progress progress) {
        this.values = values;
        this.progress = progress;
    }

    /// The fields of a struct as members of an object.
    void fields(JsonOutput out, StructValue struct) throws IOException, SaveException {
        out.beginObject();
        var names = new FieldMembers();
        for (int i = 0; i < struct.items().count(); i++) {
            StructType.Field field = struct.type().fields().get(i);
            out.member(names.next(field.name()));
            values.write(field.type(), struct.value(i), struct.items().encoding(i));
        }
        out.endObject();
    }

    /// Items as a list.
    void list(JsonOutput out, Items items, Type item) throws IOException, SaveException {
        out.beginList();
        for (long from = 0; from < items.size(); ) {
            InlineItems page = page(items, from);
            for (int i = 0; i < page.count(); i++) {
                check(i, from, items);
                values.write(item, page.value(i), page.encoding(i));
            }
            from += page.count();
        }
        out.endList();
    }

    /// Keys and values as a list of pairs.
    void pairs(JsonOutput out, Items items, Type key, Type value)
            throws IOException, SaveException {
        out.beginList();
        for (long from = 0; from < items.size(); ) {
            InlineItems page = page(items, from);
            for (int i = 0; i < page.count(); i++) {
                check(i, from, items);
                pairItem(out, (from + i) % 2 == 0 ? key : value, page, i, (from + i) % 2);
            }
            from += page.count();
        }
        out.endList();
    }

    private void pairItem(JsonOutput out, Type type, InlineItems page, int index, long half)
            throws IOException, SaveException {
        if (half == 0) {
            out.beginList();
        }
        values.write(type, page.value(index), page.encoding(index));
        if (half == 1) {
            out.endList();
        }
    }

    private void check(int index, long from, Items items) throws SaveException {
        if (index % PAGE == 0) {
            progress.check(from, items.size());
        }
    }

    private static InlineItems page(Items items, long from) throws SaveException {
        return switch (items) {
            case InlineItems inline -> inline;
            case PagedItems paged -> paged.page(from, PAGE);
        };
    }
}
