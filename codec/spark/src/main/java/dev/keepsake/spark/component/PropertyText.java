package dev.keepsake.spark.component;

import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The text of a property as a value and back.
///
/// Whatever a text reads as, its value and encoding write exactly that text again. Immutable; any
/// thread may use it.
public final class PropertyText {
    private final PropertyParser parser;
    private final PropertyPrinter printer;

    private PropertyText(PropertyParser parser, PropertyPrinter printer) {
        this.parser = parser;
        this.printer = printer;
    }

    /// Texts of properties as this table has them.
    public static PropertyText of(ComponentTable table) {
        return new PropertyText(
                new PropertyParser(table.types()), new PropertyPrinter(table.types()));
    }

    /// Reads a text: a value of the property's type, with the text itself where the engine would
    /// print another; bytes kept as read where it is none.
    public Spelled decode(Property property, Bytes text) {
        if (property.form() == PropertyForm.TEXT) {
            return Spelled.plain(new TextValue(text));
        }
        Optional<Value> value = parser.parse(property, text);
        if (value.isEmpty()) {
            return Spelled.plain(new OpaqueValue(text, "", OpaqueValue.Reason.UNREADABLE));
        }
        boolean canonical = printer.print(property, value.get()).filter(text::equals).isPresent();
        return new Spelled(
                value.get(), canonical ? Encoding.DEFAULT : Encoding.raw(Spelled.RAW, text));
    }

    /// The text of a value: the raw one where it still reads as the value, else the engine's, else
    /// (where that would read as another) a longer one. Empty where the value has no text.
    public Optional<Bytes> encode(Property property, Value value, Encoding encoding) {
        if (value instanceof OpaqueValue opaque) {
            return Optional.of(opaque.bytes());
        }
        Optional<Bytes> raw =
                encoding.findRaw(Spelled.RAW).filter(text -> reads(property, text, value));
        if (raw.isPresent()) {
            return raw;
        }
        Optional<Bytes> printed = printer.print(property, value);
        boolean same = printed.filter(text -> reads(property, text, value)).isPresent();
        return same ? printed : printer.printExactly(property, value).or(() -> printed);
    }

    /// What the engine would print for a value, empty where it has no text.
    public Optional<Bytes> print(Property property, Value value) {
        return printer.print(property, value);
    }

    private boolean reads(Property property, Bytes text, Value value) {
        return parser.parse(property, text).filter(value::equals).isPresent();
    }

    /// A text of which each byte is one character: how numbers are read.
    static String latin(Bytes text) {
        return text.read((array, offset, length) ->
                new String(array, offset, length, StandardCharsets.ISO_8859_1));
    }
}
