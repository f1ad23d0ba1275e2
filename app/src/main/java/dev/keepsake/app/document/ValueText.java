package dev.keepsake.app.document;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.text.ValueSummary;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.StringJoiner;

/// Values as people read them: in one line, and in full. Numbers always have a point.
///
/// Immutable; any thread may use it.
public final class ValueText {
    /// How much of a long text is shown in full, in UTF-16 units.
    public static final int FULL_LENGTH = 1 << 18;

    private static final int LINE_LENGTH = 160;
    private static final int FULL_FIELDS = 16;

    private final ValueSummary summary;
    private final Counts counts;

    /// Texts in the language of these messages.
    public ValueText(Messages messages) {
        this.counts = new Counts(messages);
        this.summary = new ValueSummary(new Words(messages, counts), LINE_LENGTH);
    }

    private record Words(Messages messages, Counts counts) implements ValueSummary.Words {
        @Override
        public String items(long count) {
            return counts.of("window.value.items", count);
        }

        @Override
        public String entries(long count) {
            return counts.of("window.value.entries", count);
        }

        @Override
        public String bytes(long count) {
            return counts.bytes(count);
        }

        @Override
        public String nothing() {
            return messages.text("window.value.nothing");
        }
    }

    /// The value in one line: text in quotes, a reference with an arrow.
    public String line(Value value) {
        String line = summary.summary(value);
        return switch (value) {
            case TextValue text -> '"' + line + '"';
            case LocalizedTextValue text when text.source().isPresent() -> '"' + line + '"';
            case ReferenceValue reference when !reference.isNone() -> "→ " + line;
            case DurationValue duration -> Durations.text(duration.duration());
            case AssetValue asset when !asset.path().isEmpty() -> Printable.text(asset.name());
            default -> line;
        };
    }

    /// The value as far as it is shown in full: long texts with their line ends; for bytes and
    /// containers how much they hold.
    public String full(Value value) {
        return switch (value) {
            case TextValue text -> shortened(text.text());
            case NameValue name -> shortened(name.text());
            case LocalizedTextValue text -> text.source().map(this::shortened).orElse(line(value));
            case EnumValue constant -> shortened(line(constant));
            case DurationValue duration -> line(duration);
            case DateTimeValue time -> line(time);
            case StructValue struct when isShort(struct) -> fields(struct);
            case ContainerValue container -> line(container);
            case PackedValue packed -> line(packed);
            case BytesValue bytes -> counts.bytes(bytes.bytes().length());
            case OpaqueValue kept -> counts.bytes(kept.bytes().length());
            default -> shortened(Literals.print(value).orElseGet(() -> line(value)));
        };
    }

    private static boolean isShort(StructValue struct) {
        int count = struct.items().count();
        return count > 0 && count <= FULL_FIELDS;
    }

    /// A line for each field, with its value as exact as a line can be.
    private String fields(StructValue struct) {
        var lines = new StringJoiner("\n");
        for (int i = 0; i < struct.items().count(); i++) {
            String name = Printable.text(FieldNames.typed(struct.name(i)));
            lines.add(name + ": " + line(struct.value(i)));
        }
        return lines.toString();
    }

    private String shortened(String text) {
        return text.length() <= FULL_LENGTH ? text : text.substring(0, FULL_LENGTH) + "…";
    }
}
