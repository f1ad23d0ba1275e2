package dev.keepsake.spark.component;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.number.NumberReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Reads texts of properties; empty where a text is none of the property's form. Parents, which
/// need the other entities, are not read here.
final class PropertyParser {
    private static final long UINT_MAX = 0xFFFF_FFFFL;

    private final TypeCatalog types;

    PropertyParser(TypeCatalog types) {
        this.types = types;
    }

    Optional<Value> parse(Property property, Bytes text) {
        return switch (property.form()) {
            case FLOAT -> readFloat(PropertyText.latin(text));
            case INT -> readInt(text).map(IntegerValue::int32);
            case UINT -> readUnsigned(text);
            case MASK -> readInt(text).map(Integer::toUnsignedLong).map(PropertyParser::unsigned);
            case FLAG -> readFlag(text);
            case BOOL -> readBool(text);
            case ENUM -> readInt(text).map(number -> constant(property.enumeration(), number));
            case VECTOR2, VECTOR3, VECTOR4 -> readVector((StructType) property.type(), text);
            case LIST -> Optional.of(readList(text));
            case PARENT -> Optional.empty();
            case TEXT -> Optional.of(new TextValue(text));
        };
    }

    private static Optional<Value> readFloat(String text) {
        return NumberReader.readLenient(text).map(FloatValue::of);
    }

    private static Optional<Integer> readInt(Bytes text) {
        OptionalLong number =
                NumberReader.readInteger(
                        PropertyText.latin(text), Integer.MIN_VALUE, Integer.MAX_VALUE);
        return number.isPresent() ? Optional.of((int) number.getAsLong()) : Optional.empty();
    }

    private static Optional<Value> readUnsigned(Bytes text) {
        String digits = PropertyText.latin(text);
        OptionalLong number =
                digits.startsWith("-")
                        ? OptionalLong.empty()
                        : NumberReader.readInteger(digits, 0, UINT_MAX);
        return number.isPresent() ? Optional.of(unsigned(number.getAsLong())) : Optional.empty();
    }

    private static Value unsigned(long bits) {
        return new IntegerValue(bits, PrimitiveType.UINT32);
    }

    private static Optional<Value> readFlag(Bytes text) {
        return switch (PropertyText.latin(text)) {
            case "1" -> Optional.of(BoolValue.TRUE);
            case "0" -> Optional.of(BoolValue.FALSE);
            default -> Optional.empty();
        };
    }

    private static Optional<Value> readBool(Bytes text) {
        return switch (PropertyText.latin(text)) {
            case "true", "1", "yes" -> Optional.of(BoolValue.TRUE);
            case "false", "0", "no" -> Optional.of(BoolValue.FALSE);
            default -> Optional.empty();
        };
    }

    private Value constant(String enumeration, int number) {
        String name =
                types.findEnum(enumeration)
                        .flatMap(found -> found.constant(number))
                        .map(TypeCatalog.Constant::name)
                        .orElse(Integer.toString(number));
        return new EnumValue(new EnumType(enumeration), Bytes.ofName(name));
    }

    private static Optional<Value> readVector(StructType type, Bytes text) {
        String[] parts = PropertyText.latin(text).split(",", -1);
        if (parts.length != type.fields().size()) {
            return Optional.empty();
        }
        var values = new ArrayList<Value>();
        for (String part : parts) {
            readFloat(part.stripTrailing()).ifPresent(values::add);
        }
        return values.size() == parts.length
                ? Optional.of(new StructValue(type, InlineItems.of(values)))
                : Optional.empty();
    }

    /// The parts between commas; a text where an empty part would be lost stays a text.
    private static Value readList(Bytes text) {
        List<Bytes> parts = split(text);
        boolean exact = text.isEmpty() || parts.stream().noneMatch(Bytes::isEmpty);
        if (!exact) {
            return new TextValue(text);
        }
        var items =
                text.isEmpty()
                        ? List.<Value>of()
                        : parts.stream().map(PropertyParser::text).toList();
        return new ListValue(new ListType(PrimitiveType.TEXT), InlineItems.of(items));
    }

    private static Value text(Bytes part) {
        return new TextValue(part);
    }

    private static List<Bytes> split(Bytes text) {
        var parts = new ArrayList<Bytes>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.at(i) == ',') {
                parts.add(text.slice(start, i - start));
                start = i + 1;
            }
        }
        parts.add(text.slice(start, text.length() - start));
        return parts;
    }
}
