package dev.keepsake.model.text;

import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.path.QuotedText;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Items;
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
import dev.keepsake.model.value.Value;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

/// Any value in one short line for people: `(1204.5, -88.25, 16)`, `4 200 items`, `Friendly`.
///
/// Never reads a page of a big container, and looks at a few fields only, so it is quick for any
/// value. It may leave out what does not fit; nothing reads it back.
public final class ValueSummary {
    private static final int FIELDS = 8;
    private static final int DEPTH = 3;
    private static final int HEX_BYTES = 16;
    private static final String MORE = "…";

    private final Words words;
    private final int mostUnits;

    /// The words of a summary, in the language of whoever reads it.
    public interface Words {
        /// English, numbers in groups of three.
        Words ENGLISH =
                new Words() {
                    @Override
                    public String items(long count) {
                        return counted(count, "item", "items");
                    }

                    @Override
                    public String entries(long count) {
                        return counted(count, "entry", "entries");
                    }

                    @Override
                    public String bytes(long count) {
                        return counted(count, "byte", "bytes");
                    }

                    @Override
                    public String nothing() {
                        return "nothing";
                    }
                };

        /// So many items of a list or set.
        String items(long count);

        /// So many entries of a map.
        String entries(long count);

        /// So many bytes.
        String bytes(long count);

        /// An empty optional, a reference or asset that names none.
        String nothing();

        private static String counted(long count, String one, String many) {
            String number = String.format(Locale.ROOT, "%,d", count).replace(',', ' ');
            return number + " " + (count == 1 ? one : many);
        }
    }

    /// Summaries in these words.
    ///
    /// @param mostUnits how long a summary is at most, in UTF-16 units; at least 8
    public ValueSummary(Words words, int mostUnits) {
        if (mostUnits < 8) {
            throw new IllegalArgumentException("too short: " + mostUnits);
        }
        this.words = words;
        this.mostUnits = mostUnits;
    }

    /// A summary in English of at most 80 units.
    public static String of(Value value) {
        return new ValueSummary(Words.ENGLISH, 80).summary(value);
    }

    /// The summary of a value.
    public String summary(Value value) {
        return cut(line(value, DEPTH));
    }

    private String line(Value value, int depth) {
        return switch (value) {
            case TextValue text -> shown(text.bytes());
            case NameValue name -> shown(name.bytes());
            case EnumValue constant -> EnumText.shortName(shown(constant.constant()));
            case BytesValue bytes -> bytesLine(bytes.bytes());
            case OpaqueValue kept -> bytesLine(kept.bytes());
            case ReferenceValue reference when reference.isNone() -> words.nothing();
            case AssetValue asset when asset.path().isEmpty() -> words.nothing();
            case AssetValue asset -> clean(depth == DEPTH ? asset.text() : asset.name());
            case DateTimeValue time -> TimeText.print(time).replace('T', ' ');
            case PackedValue packed -> packedLine(packed);
            case ContainerValue container -> containerLine(container, depth);
            default -> Literals.print(value).orElseThrow();
        };
    }

    private String containerLine(ContainerValue container, int depth) {
        return switch (container) {
            case StructValue struct -> structLine(struct, depth);
            case ObjectValue object -> objectLine(object, depth);
            case LocalizedTextValue text -> clean(text.source().orElse(text.form()));
            case OptionalValue optional ->
                    optional.items().count() == 0
                            ? words.nothing()
                            : line(optional.items().value(0), depth);
            case MapValue map -> words.entries(map.entryCount());
            case ListValue list -> itemsLine(list.items());
            case SetValue set -> itemsLine(set.items());
        };
    }

    private String objectLine(ObjectValue object, int depth) {
        String type = object.content().type().name();
        String name = object.name().isEmpty() ? type : object.name() + " (" + type + ")";
        return name.isEmpty() ? structLine(object.content(), depth) : clean(name);
    }

    private String itemsLine(Items items) {
        if (!(items instanceof InlineItems inline)
                || inline.count() == 0
                || inline.count() > FIELDS
                || !inline.values().stream().allMatch(ValueSummary::isNumber)) {
            return words.items(items.size());
        }
        var line = new StringJoiner(", ", "[", "]");
        inline.values().forEach(item -> line.add(line(item, 0)));
        return line.toString();
    }

    private String packedLine(PackedValue packed) {
        if (packed.count() == 0 || packed.count() > FIELDS) {
            return words.items(packed.count());
        }
        var line = new StringJoiner(", ", "[", "]");
        for (int i = 0; i < packed.count(); i++) {
            line.add(line(packed.element(i), 0));
        }
        return line.toString();
    }

    private String structLine(StructValue struct, int depth) {
        if (depth == 0) {
            return MORE;
        }
        if (ColourText.isColour(struct)) {
            return ColourText.hex(struct);
        }
        Optional<String> transform = PlaceText.transform(struct);
        if (transform.isPresent()) {
            return transform.get();
        }
        boolean plain = struct.items().count() <= FIELDS && PlaceText.isAxes(struct);
        var line = new StringJoiner(", ", plain ? "(" : "{", plain ? ")" : "}");
        int shown = Math.min(struct.items().count(), FIELDS);
        for (int i = 0; i < shown; i++) {
            Value value = struct.value(i);
            line.add(
                    plain
                            ? PlaceText.rounded(value).orElseGet(() -> line(value, 0))
                            : clean(FieldNames.typed(struct.name(i)))
                                    + ": "
                                    + line(value, depth - 1));
        }
        if (shown < struct.items().count()) {
            line.add(MORE);
        }
        return line.toString();
    }

    private static boolean isNumber(Value value) {
        return value instanceof IntegerValue
                || value instanceof FloatValue
                || value instanceof DoubleValue;
    }

    private String bytesLine(Bytes bytes) {
        if (bytes.isEmpty() || bytes.length() > HEX_BYTES) {
            return words.bytes(bytes.length());
        }
        return bytes.toString();
    }

    /// The beginning of a text, so that a long one is not decoded for a few letters.
    private String shown(Bytes bytes) {
        return clean(bytes.slice(0, Math.min(bytes.length(), 4 * mostUnits)).asText());
    }

    /// The text with what a screen would not show as escapes.
    private String clean(String text) {
        String part = text.length() > mostUnits ? text.substring(0, mostUnits + 1) : text;
        return QuotedText.showInvisible(part);
    }

    private String cut(String line) {
        if (line.length() <= mostUnits) {
            return line;
        }
        int end = mostUnits - 1;
        boolean pair = Character.isHighSurrogate(line.charAt(end - 1));
        return line.substring(0, pair ? end - 1 : end) + MORE;
    }
}
