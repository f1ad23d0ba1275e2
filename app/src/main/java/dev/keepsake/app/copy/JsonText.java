package dev.keepsake.app.copy;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;

/// Writes values as indented JSON. Values are at most 256 deep.
final class JsonText {
    private final BoundedText text;

    JsonText(BoundedText text) {
        this.text = text;
    }

    void write(Value value, int depth) throws SaveException {
        switch (value) {
            case BoolValue bool -> text.add(Boolean.toString(bool.value()));
            case IntegerValue integer -> text.add(integer.text());
            case FloatValue number -> number(number, Float.isFinite(number.value()));
            case DoubleValue number -> number(number, Double.isFinite(number.value()));
            case TextValue plain -> text.add(quoted(plain.text()));
            case NameValue name -> text.add(quoted(name.text()));
            case StructValue struct -> struct(struct, depth);
            case ObjectValue object -> struct(object.content(), depth);
            case OptionalValue optional -> optional(optional, depth);
            case MapValue map -> map(map, depth);
            case PackedValue packed -> array(packed, depth);
            case ContainerValue container -> array(container, depth);
            default -> text.add(quoted(Literals.print(value).orElse("")));
        }
    }

    private void number(Value number, boolean finite) throws SaveException {
        String literal = Literals.print(number).orElse("");
        text.add(finite ? literal : quoted(literal));
    }

    private void optional(OptionalValue optional, int depth) throws SaveException {
        if (optional.items().count() == 0) {
            text.add("null");
        } else {
            write(optional.items().value(0), depth);
        }
    }

    private void struct(StructValue struct, int depth) throws SaveException {
        text.add("{");
        for (int i = 0; i < struct.items().count(); i++) {
            begin(i, depth + 1);
            text.add(quoted(FieldNames.typed(struct.name(i)))).add(": ");
            write(struct.value(i), depth + 1);
        }
        end(struct.items().count(), depth, "}");
    }

    private void array(Value value, int depth) throws SaveException {
        long[] count = new long[1];
        text.add("[");
        Parts.each(
                value,
                (part, index) -> {
                    begin(index, depth + 1);
                    write(part, depth + 1);
                    count[0]++;
                });
        end(count[0], depth, "]");
    }

    /// Keys may stand twice, so a map is a list of pairs.
    private void map(MapValue map, int depth) throws SaveException {
        text.add("[");
        Parts.each(
                map,
                (part, index) -> {
                    if (index % 2 == 0) {
                        begin(index, depth + 1);
                        text.add("{\"key\": ");
                        write(part, depth + 1);
                    } else {
                        text.add(", \"value\": ");
                        write(part, depth + 1);
                        text.add("}");
                    }
                });
        end(map.entryCount(), depth, "]");
    }

    private void begin(long index, int depth) throws SaveException {
        text.add(index == 0 ? "\n" : ",\n").add("  ".repeat(depth));
    }

    private void end(long count, int depth, String sign) throws SaveException {
        if (count > 0) {
            text.add("\n").add("  ".repeat(depth));
        }
        text.add(sign);
    }

    private static String quoted(String plain) {
        var quoted = new StringBuilder("\"");
        plain.codePoints().forEach(point -> append(quoted, point));
        return quoted.append('"').toString();
    }

    /// Lone surrogates are no characters: they stand as escapes.
    private static void append(StringBuilder quoted, int point) {
        switch (point) {
            case '"' -> quoted.append("\\\"");
            case '\\' -> quoted.append("\\\\");
            case '\n' -> quoted.append("\\n");
            case '\r' -> quoted.append("\\r");
            case '\t' -> quoted.append("\\t");
            default -> {
                boolean lone = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
                if (point < ' ' || lone) {
                    quoted.append("\\u%04x".formatted(point));
                } else {
                    quoted.appendCodePoint(point);
                }
            }
        }
    }
}
