package dev.keepsake.json.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.StructValue;
import org.jspecify.annotations.Nullable;

/// Reads a list of fields that say their own types: `[name, type, value]` each.
final class FieldList {
    private FieldList() {}

    private static final class Field {
        private @Nullable String name;
        private @Nullable Type type;
        private @Nullable Spelled content;
    }

    /// A struct without a name.
    static StructValue read(JsonCursor cursor, ValueReader values) throws JsonImportException {
        StructValue.Builder struct = StructValue.builder("");
        cursor.items(position -> {
            var field = new Field();
            cursor.items(index -> part(field, index, cursor, values));
            if (field.name == null || field.type == null || field.content == null) {
                throw cursor.expected("[\"name\", \"type\", value]");
            }
            Encoding encoding = field.content.encoding();
            struct.add(field.name, field.type, field.content.value(), encoding);
        });
        return struct.build();
    }

    private static void part(Field field, int index, JsonCursor cursor, ValueReader values)
            throws JsonImportException {
        switch (index) {
            case 0 -> field.name = cursor.name();
            case 1 -> field.type = values.type();
            case 2 ->
                    field.content =
                            values.read(field.type == null ? PrimitiveType.ANY : field.type);
            default -> throw cursor.expected("]");
        }
    }
}
