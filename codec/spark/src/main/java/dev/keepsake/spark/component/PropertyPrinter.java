package dev.keepsake.spark.component;

import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Items;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.number.FloatText;
import dev.keepsake.spark.number.NumberReader;
import java.io.ByteArrayOutputStream;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Prints values as texts of properties; empty where a value has no text. Parents, which need the
/// other entities, are not printed here.
final class PropertyPrinter {
    private final TypeCatalog types;

    PropertyPrinter(TypeCatalog types) {
        this.types = types;
    }

    /// What the engine prints.
    Optional<Bytes> print(Property property, Value value) {
        return switch (value) {
            case FloatValue number -> text(FloatText.fixed(number.value()));
            case IntegerValue number -> text(integer(property, number));
            case BoolValue flag -> text(bool(property, flag.value()));
            case EnumValue constant -> number(constant).map(Bytes::ofText);
            case TextValue text -> Optional.of(text.bytes());
            case NameValue name -> Optional.of(name.bytes());
            case OpaqueValue opaque -> Optional.of(opaque.bytes());
            case ListValue list -> join(list.items());
            case StructValue vector -> vector(vector, FloatText::fixed);
            default -> Optional.empty();
        };
    }

    /// A number's text in as many digits as it needs; empty for other values.
    Optional<Bytes> printExactly(Property property, Value value) {
        return switch (value) {
            case FloatValue number -> text(exact(number.value()));
            case StructValue vector -> vector(vector, PropertyPrinter::exact);
            default -> Optional.empty();
        };
    }

    private static Optional<Bytes> text(String text) {
        return Optional.of(Bytes.ofText(text));
    }

    private static String exact(float number) {
        String fixed = FloatText.fixed(number);
        boolean lossless =
                !Float.isFinite(number)
                        || NumberReader.readLenient(fixed)
                                .filter(read -> read.equals(number))
                                .isPresent();
        return lossless ? fixed : FloatText.exact(number);
    }

    private static String integer(Property property, IntegerValue number) {
        return property.form() == PropertyForm.MASK
                ? Integer.toString((int) number.bits())
                : number.text();
    }

    private static String bool(Property property, boolean flag) {
        if (property.form() == PropertyForm.FLAG) {
            return flag ? "1" : "0";
        }
        return Boolean.toString(flag);
    }

    private Optional<String> number(EnumValue value) {
        TypeCatalog.EnumDescription known = types.findEnum(value.type().name()).orElse(null);
        String constant = value.constant().asName();
        OptionalLong number = known == null ? OptionalLong.empty() : known.number(constant);
        if (number.isPresent()) {
            return Optional.of(Long.toString(number.getAsLong()));
        }
        boolean decimal =
                NumberReader.readInteger(constant, Integer.MIN_VALUE, Integer.MAX_VALUE)
                        .isPresent();
        return decimal ? Optional.of(constant) : Optional.empty();
    }

    private static Optional<Bytes> vector(StructValue vector, Function<Float, String> number) {
        boolean floats = vector.items().values().stream().allMatch(FloatValue.class::isInstance);
        if (!floats || vector.items().count() < 2 || vector.items().count() > 4) {
            return Optional.empty();
        }
        return text(
                vector.items().values().stream()
                        .map(part -> number.apply(((FloatValue) part).value()))
                        .collect(Collectors.joining(",")));
    }

    /// Items with a comma or without a byte would read as other items.
    private static Optional<Bytes> join(Items items) {
        if (!(items instanceof InlineItems inline)) {
            return Optional.empty();
        }
        var all = new ByteArrayOutputStream();
        for (int i = 0; i < inline.count(); i++) {
            if (!(inline.value(i) instanceof TextValue(Bytes part)) || !isItem(part)) {
                return Optional.empty();
            }
            if (i > 0) {
                all.write(',');
            }
            all.writeBytes(part.toArray());
        }
        return Optional.of(Bytes.wrap(all.toByteArray()));
    }

    private static boolean isItem(Bytes part) {
        for (int i = 0; i < part.length(); i++) {
            if (part.at(i) == ',') {
                return false;
            }
        }
        return !part.isEmpty();
    }
}
