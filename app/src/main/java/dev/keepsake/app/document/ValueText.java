package dev.keepsake.app.document;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
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
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Locale;
import java.util.StringJoiner;

/// Values as people read them: in one line, and in full. Numbers always have a point.
///
/// Immutable; any thread may use it.
public final class ValueText {
    /// How much of a long text or of bytes is shown in full.
    public static final int FULL_LENGTH = 1 << 18;

    private static final int LINE_LENGTH = 200;
    private static final int LINE_BYTES = 24;
    private static final int LINE_FIELDS = 4;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    private final Messages messages;
    private final Counts counts;

    /// Texts in the language of these messages.
    public ValueText(Messages messages) {
        this.messages = messages;
        this.counts = new Counts(messages);
    }

    /// The value in one line of at most about 200 characters.
    public String line(Value value) {
        return switch (value) {
            case TextValue text -> quoted(text.bytes());
            case NameValue name -> quotedName(name.bytes());
            case BytesValue bytes -> hex(bytes.bytes());
            case OpaqueValue opaque -> hex(opaque.bytes());
            case StructValue struct -> struct(struct);
            case ObjectValue object -> object(object);
            case LocalizedTextValue text ->
                    text.source().map(this::quoted).orElse(cut(text.form()));
            case ListValue list -> counts.of("window.value.items", list.items().size());
            case SetValue set -> counts.of("window.value.items", set.items().size());
            case MapValue map -> counts.of("window.value.entries", map.entryCount());
            case PackedValue packed -> packed(packed);
            case OptionalValue optional ->
                    optional.items().count() == 0
                            ? messages.text("window.value.nothing")
                            : line(optional.items().value(0));
            default -> cut(plain(value));
        };
    }

    /// The value as far as it is shown in full: long texts with their line ends, bytes as rows of
    /// hexadecimal; for a container its line.
    public String full(Value value) {
        return switch (value) {
            case TextValue text -> shortened(text.text());
            case NameValue name -> shortened(name.text());
            case LocalizedTextValue text -> text.source().map(this::shortened).orElse(line(value));
            case StructValue struct -> struct(struct);
            case ContainerValue container -> line(container);
            case BytesValue bytes -> counts.bytes(bytes.bytes().length());
            case OpaqueValue opaque -> counts.bytes(opaque.bytes().length());
            case PackedValue packed -> line(packed);
            default -> shortened(plain(value));
        };
    }

    private String plain(Value value) {
        return switch (value) {
            case BoolValue bool -> Boolean.toString(bool.value());
            case IntegerValue integer -> integer.text();
            case FloatValue number -> Float.toString(number.value());
            case DoubleValue number -> Double.toString(number.value());
            case EnumValue constant -> withoutPrefix(constant.text());
            case UuidValue uuid -> uuid.uuid().toString();
            case DateTimeValue time ->
                    time.instant().map(TIME::format).orElse(Long.toString(time.count()));
            case DurationValue time -> duration(time.duration());
            case ReferenceValue reference -> reference(reference);
            case AssetValue asset ->
                    asset.text().isEmpty() ? messages.text("window.value.nothing") : asset.text();
            default -> throw new IllegalArgumentException("no plain value: " + value);
        };
    }

    private String reference(ReferenceValue reference) {
        if (reference.isNone()) {
            return messages.text("window.value.nothing");
        }
        String number = reference.ordinal() == 0 ? "" : "#" + reference.ordinal();
        return "→ " + reference.subject() + number;
    }

    /// A constant's name without the name of its enumeration.
    static String withoutPrefix(String constant) {
        int colon = constant.lastIndexOf("::");
        int end = colon >= 0 ? colon + 2 : constant.lastIndexOf('.') + 1;
        return end >= constant.length() ? constant : constant.substring(end);
    }

    private static String duration(Duration time) {
        Duration length = time.abs();
        return "%s%d:%02d:%02d.%03d"
                .formatted(
                        time.isNegative() ? "-" : "",
                        length.toHours(),
                        length.toMinutesPart(),
                        length.toSecondsPart(),
                        length.toMillisPart());
    }

    private String packed(PackedValue packed) {
        var elements = new StringJoiner(", ");
        int shown = Math.min(8, packed.count());
        for (int i = 0; i < shown; i++) {
            elements.add(plain(packed.element(i)));
        }
        String count = counts.of("window.value.items", packed.count());
        return shown == 0 ? count : count + ": " + elements + (shown < packed.count() ? " …" : "");
    }

    private String object(ObjectValue object) {
        String fields = struct(object.content());
        return object.name().isEmpty() ? fields : cut(object.name()) + ": " + fields;
    }

    /// Numbers alone in brackets, as vectors are written; else the first fields with their names.
    private String struct(StructValue struct) {
        int size = struct.items().count();
        boolean numbers =
                size > 1
                        && size <= LINE_FIELDS
                        && struct.items().values().stream().allMatch(ValueText::isNumber);
        var fields = numbers ? new StringJoiner(", ", "(", ")") : new StringJoiner(", ");
        for (int i = 0; i < Math.min(size, LINE_FIELDS); i++) {
            String text = inStruct(struct.value(i));
            fields.add(numbers ? text : cut(struct.name(i)) + " " + text);
        }
        return size == 0
                ? messages.text("window.value.empty")
                : cut(fields + (size > LINE_FIELDS ? " …" : ""));
    }

    private String inStruct(Value value) {
        return switch (value) {
            case StructValue struct
                    when struct.items().values().stream().allMatch(ValueText::isNumber) ->
                    struct(struct);
            case StructValue struct -> "{…}";
            case ObjectValue object -> "{…}";
            default -> line(value);
        };
    }

    private static boolean isNumber(Value value) {
        return value instanceof IntegerValue
                || value instanceof FloatValue
                || value instanceof DoubleValue;
    }

    private String quoted(Bytes bytes) {
        return quoted(head(bytes).asText());
    }

    private String quoted(String text) {
        return cut(Printable.quoted(text.substring(0, Math.min(text.length(), LINE_LENGTH))));
    }

    private String quotedName(Bytes bytes) {
        return bytes.isEmpty() ? "\"\"" : cut(Printable.text(head(bytes).asText()));
    }

    private static Bytes head(Bytes bytes) {
        return bytes.slice(0, Math.min(bytes.length(), 4 * LINE_LENGTH));
    }

    private String hex(Bytes bytes) {
        Bytes shown = bytes.slice(0, Math.min(bytes.length(), LINE_BYTES));
        String hex = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(shown.toArray());
        String size = counts.bytes(bytes.length());
        return bytes.isEmpty() ? size : size + ": " + hex + (shown == bytes ? "" : " …");
    }

    private static String cut(String text) {
        if (text.length() <= LINE_LENGTH) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(LINE_LENGTH - 1)) ? 1 : 0;
        return text.substring(0, LINE_LENGTH - end) + "…";
    }

    private String shortened(String text) {
        return text.length() <= FULL_LENGTH ? text : text.substring(0, FULL_LENGTH) + "…";
    }
}
