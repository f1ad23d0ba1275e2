package dev.keepsake.app.copy;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Writes values as CSV, as RFC 4180 has it: rows end with CR LF, what holds a comma, quote or line
/// end stands in quotes.
final class CsvText {
    private final BoundedText text;

    CsvText(BoundedText text) {
        this.text = text;
    }

    void write(Value value) throws SaveException {
        switch (value) {
            case StructValue struct -> fields(struct);
            case ObjectValue object -> fields(object.content());
            case MapValue map -> rows(map, true);
            case PackedValue packed -> rows(packed, false);
            case ContainerValue container -> rows(container, false);
            default -> row(List.of(cell(value)));
        }
    }

    private void fields(StructValue struct) throws SaveException {
        for (int i = 0; i < struct.items().count(); i++) {
            row(List.of(FieldNames.typed(struct.name(i)), cell(struct.value(i))));
        }
    }

    /// A row for each item; of structs a column for each field that any of them has.
    private void rows(Value container, boolean ofMap) throws SaveException {
        var columns = new LinkedHashSet<String>();
        Parts.each(container, (part, index) -> addColumns(columns, structOf(part, index, ofMap)));
        if (!columns.isEmpty()) {
            var names = new ArrayList<String>(ofMap ? List.of("key") : List.of());
            columns.forEach(name -> names.add(FieldNames.typed(name)));
            row(names);
        }
        var cells = new ArrayList<String>();
        Parts.each(
                container,
                (part, index) -> {
                    if (ofMap && index % 2 == 0) {
                        cells.add(cell(part));
                        return;
                    }
                    addCells(cells, part, columns);
                    row(cells);
                    cells.clear();
                });
    }

    /// The struct that a row is made of, null for a key or any other value.
    private static @Nullable StructValue structOf(Value part, long index, boolean ofMap) {
        if (ofMap && index % 2 == 0) {
            return null;
        }
        return switch (part) {
            case StructValue struct -> struct;
            case ObjectValue object -> object.content();
            default -> null;
        };
    }

    private static void addColumns(Set<String> columns, @Nullable StructValue struct) {
        for (int i = 0; struct != null && i < struct.items().count(); i++) {
            columns.add(struct.name(i));
        }
    }

    private static void addCells(List<String> cells, Value part, Set<String> columns)
            throws SaveException {
        StructValue struct = structOf(part, 1, false);
        if (struct == null) {
            cells.add(cell(part));
            return;
        }
        for (String column : columns) {
            Value value = struct.find(column).orElse(null);
            cells.add(value == null ? "" : cell(value));
        }
    }

    private static String cell(Value value) throws SaveException {
        return switch (value) {
            case TextValue plain -> plain.text();
            case NameValue name -> name.text();
            default -> CopyText.value(value, Progress.NONE);
        };
    }

    private void row(List<String> cells) throws SaveException {
        for (int i = 0; i < cells.size(); i++) {
            text.add(i == 0 ? "" : ",").add(quoted(cells.get(i)));
        }
        text.add("\r\n");
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(unit -> ",\"\r\n".indexOf(unit) >= 0);
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
