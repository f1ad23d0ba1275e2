package dev.keepsake.json.value;

import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads what containers of told types hold.
final class ContainerReader {
    private static final int KEPT_TYPES = 1_024;

    private final JsonCursor cursor;
    private final ValueReader values;
    private final IdentityHashMap<StructType, Map<String, Integer>> positions =
            new IdentityHashMap<>();

    ContainerReader(JsonCursor cursor, ValueReader values) {
        this.cursor = cursor;
        this.values = values;
    }

    /// Values as they come, each with its spelling.
    private static final class Collected {
        private final List<Value> values = new ArrayList<>();
        private final List<Encoding> encodings = new ArrayList<>();

        void add(Spelled read) {
            values.add(read.value());
            encodings.add(read.encoding());
        }

        InlineItems items() {
            return InlineItems.of(values, encodings);
        }
    }

    /// Fields as members of an object, from the first on, whose name the cursor stands on.
    StructValue fields(StructType type, @Nullable String first) throws JsonImportException {
        if (positions.size() == KEPT_TYPES) {
            positions.clear();
        }
        Map<String, Integer> known = positions.computeIfAbsent(type, FieldMembers::positions);
        var found = new Value[type.fields().size()];
        var encodings = new Encoding[found.length];
        cursor.membersFrom(
                first,
                name -> {
                    Integer index = known.get(name);
                    if (index == null) {
                        throw cursor.unknown(name, String.join(", ", known.keySet()));
                    }
                    Spelled read = values.read(type.fields().get(index).type());
                    found[index] = read.value();
                    encodings[index] = read.encoding();
                });
        int missing = Arrays.asList(found).indexOf(null);
        if (missing >= 0) {
            throw cursor.missing(type.fields().get(missing).name());
        }
        return new StructValue(type, InlineItems.of(List.of(found), List.of(encodings)));
    }

    /// Items as a list.
    InlineItems items(Type item) throws JsonImportException {
        var collected = new Collected();
        cursor.items(index -> collected.add(values.read(item)));
        return collected.items();
    }

    /// Nothing or one item as a list.
    InlineItems content(Type item) throws JsonImportException {
        var collected = new Collected();
        cursor.items(index -> {
            if (index > 0) {
                throw cursor.expected("]");
            }
            collected.add(values.read(item));
        });
        return collected.items();
    }

    /// Keys and values as a list of pairs.
    InlineItems pairs(MapType type) throws JsonImportException {
        var collected = new Collected();
        cursor.items(entry -> {
            int before = collected.values.size();
            cursor.items(index -> {
                if (index > 1) {
                    throw cursor.expected("]");
                }
                collected.add(values.read(index == 0 ? type.key() : type.value()));
            });
            if (collected.values.size() != before + 2) {
                throw cursor.expected("[key, value]");
            }
        });
        return collected.items();
    }

    /// Numbers or truths as a list.
    PackedValue packed(PackedType type) throws JsonImportException {
        var data = new ByteArrayOutputStream();
        PrimitiveType element = type.element();
        cursor.items(index -> {
            long bits = bits(values.bare(element));
            for (int i = 0; i < element.width(); i++) {
                data.write((int) (bits >>> 8 * i));
            }
        });
        return new PackedValue(type, Bytes.wrap(data.toByteArray()));
    }

    private static long bits(Value value) {
        return switch (value) {
            case BoolValue truth -> truth.value() ? 1 : 0;
            case IntegerValue integer -> integer.bits();
            case FloatValue number -> number.bits();
            case DoubleValue number -> number.bits();
            default -> throw new IllegalStateException(value.type().displayName());
        };
    }
}
