package dev.keepsake.model.text;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.QuotedText;
import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Values as people type them, by declared type: the one place where paths, command line and window
/// turn text into values and back.
///
/// | type | text |
/// |---|---|
/// | integers | decimal, or `0x` and hexadecimal |
/// | floats | decimal, `NaN`, `NaN(0x7fc00001)`, `Infinity`, `-Infinity` |
/// | Bool | `true`, `false` |
/// | Text, Name | as it is, or in quotes ([QuotedText]) |
/// | enumerations | the constant's full or short name, or its number |
/// | Uuid | `8-4-4-4-12` hexadecimal digits |
/// | DateTime | `2024-05-01T12:34:56.5`, or `count(n)` |
/// | Duration | `PT1H30M`, or `count(n)` |
/// | Bytes, bytes kept as read | hexadecimal digits in pairs |
/// | Reference | `subject`, `subject#n` |
/// | Asset | `path`, `path:part` |
///
/// Printing gives one text for each value; parsing it by the same type (and, for times, beside a
/// value of the same scale) gives the value again. Composites are no literals.
public final class Literals {
    private final String text;
    private final Type type;

    private Literals(String text, Type type) {
        this.text = text;
        this.type = type;
    }

    /// What a literal is read beside.
    ///
    /// @param old what stands there now: gives the type where the place takes any, the scale of a
    ///   time, what kept bytes are; null where nothing does
    /// @param catalog knows the constants of enumerations
    public record Context(@Nullable Value old, TypeCatalog catalog) {
        /// Nothing is known.
        public static final Context NONE = new Context(null, TypeCatalog.EMPTY);
    }

    /// The one text of a value, empty for composites.
    public static Optional<String> print(Value value) {
        return Optional.ofNullable(
                switch (value) {
                    case BoolValue bool -> Boolean.toString(bool.value());
                    case IntegerValue integer -> integer.text();
                    case FloatValue number -> NumberText.print(number);
                    case DoubleValue number -> NumberText.print(number);
                    case TextValue text -> plainOrQuoted(text.bytes());
                    case NameValue name -> plainOrQuoted(name.bytes());
                    case EnumValue constant -> plainOrQuoted(constant.constant());
                    case UuidValue uuid -> uuid.uuid().toString();
                    case DateTimeValue time -> TimeText.print(time);
                    case DurationValue duration -> TimeText.print(duration);
                    case BytesValue bytes -> hex(bytes.bytes());
                    case OpaqueValue kept -> hex(kept.bytes());
                    case ReferenceValue reference -> AddressText.print(reference);
                    case AssetValue asset -> AddressText.print(asset);
                    case PackedValue packed -> null;
                    case ContainerValue container -> null;
                });
    }

    /// The part of a constant's name that tells it from the others of its enumeration.
    public static String shortName(EnumValue constant) {
        return EnumText.shortName(constant.text());
    }

    /// The value that a text spells in a place of a type.
    ///
    /// @throws EditRefusedException with a [LiteralCode] (or, for quotes, a path's code) where it
    ///   spells none
    public static Value parse(String text, Type declared, Context context)
            throws EditRefusedException {
        Value old = context.old();
        Type type = declared == PrimitiveType.ANY && old != null ? old.type() : declared;
        if (old instanceof OpaqueValue kept && type == PrimitiveType.OPAQUE) {
            Bytes bytes = new Literals(text, type).readHex();
            return new OpaqueValue(bytes, kept.declared(), kept.reason());
        }
        var reader = new Literals(text, type);
        return switch (type) {
            case EnumType enumeration ->
                    EnumText.parse(reader.readText(), enumeration, context.catalog());
            case PrimitiveType primitive -> reader.read(primitive, old);
            default -> throw reader.refused(LiteralCode.COMPOSITE);
        };
    }

    private Value read(PrimitiveType primitive, @Nullable Value old) throws EditRefusedException {
        return switch (primitive) {
            case BOOL -> readBool();
            case INT8, UINT8, INT16, UINT16, INT32, UINT32, INT64, UINT64 ->
                    NumberText.integer(text, primitive);
            case FLOAT -> NumberText.parseFloat(text);
            case DOUBLE -> NumberText.parseDouble(text);
            case TEXT -> new TextValue(Bytes.ofName(readText()));
            case NAME -> new NameValue(Bytes.ofName(readText()));
            case UUID -> UuidText.parse(text);
            case DATE_TIME -> TimeText.dateTime(text, TimeText.scale(old));
            case DURATION -> TimeText.duration(text, TimeText.scale(old));
            case BYTES -> new BytesValue(readHex());
            case REFERENCE -> AddressText.reference(text);
            case ASSET -> AddressText.asset(text);
            case LOCALIZED_TEXT, OBJECT, OPAQUE, ANY -> throw refused(LiteralCode.COMPOSITE);
        };
    }

    private Value readBool() throws EditRefusedException {
        return switch (text) {
            case "true" -> BoolValue.TRUE;
            case "false" -> BoolValue.FALSE;
            default ->
                    throw EditRefusedException.of(
                            finding(LiteralCode.UNREADABLE, text, type)
                                    .with("known", "true, false"));
        };
    }

    private String readText() throws EditRefusedException {
        return readText(text, type);
    }

    /// Text as it is, or what its quotes hold.
    static String readText(String text, Type type) throws EditRefusedException {
        if (!text.startsWith("\"")) {
            return text;
        }
        QuotedText.Parsed quoted = readQuoted(text);
        if (quoted.end() < text.length()) {
            throw refused(LiteralCode.UNREADABLE, text, type);
        }
        return quoted.text();
    }

    static QuotedText.Parsed readQuoted(String text) throws EditRefusedException {
        try {
            return QuotedText.parse(text, 0);
        } catch (PathSyntaxException fault) {
            throw EditRefusedException.of(fault);
        }
    }

    private Bytes readHex() throws EditRefusedException {
        for (int i = 0; i < text.length(); i++) {
            if (!HexFormat.isHexDigit(text.charAt(i))) {
                throw refused(LiteralCode.UNREADABLE);
            }
        }
        if (text.length() % 2 != 0) {
            throw refused(LiteralCode.UNREADABLE);
        }
        return Bytes.wrap(HexFormat.of().parseHex(text));
    }

    private static String hex(Bytes bytes) {
        return bytes.read((array, offset, length) ->
                HexFormat.of().formatHex(array, offset, offset + length));
    }

    /// The bytes as a text that reads as it is, else in quotes.
    private static String plainOrQuoted(Bytes bytes) {
        String name = bytes.asName();
        String quoted = QuotedText.quote(name);
        boolean same = quoted.length() == name.length() + 2;
        boolean clear = !name.isEmpty() && name.equals(name.strip()) && name.charAt(0) != '@';
        return same && clear ? name : quoted;
    }

    private EditRefusedException refused(LiteralCode code) {
        return refused(code, text, type);
    }

    static EditRefusedException refused(LiteralCode code, String text, Type type) {
        return EditRefusedException.of(finding(code, text, type));
    }

    static Finding finding(LiteralCode code, String text, Type type) {
        return Finding.of(code).with("text", text).with("type", type.displayName());
    }
}
