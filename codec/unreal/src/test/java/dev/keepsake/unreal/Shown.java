package dev.keepsake.unreal;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Values as text that leaves nothing out: what they are, what they hold and how it is spelled.
public final class Shown {
    private Shown() {}

    /// A line for each property, and one for each chunk of bytes.
    public static String document(SaveDocument document) throws SaveException {
        var lines = new ArrayList<String>();
        for (Chunk chunk : document.chunks()) {
            if (chunk.head().kind() == ChunkHead.Kind.RAW) {
                lines.add((chunk.id() + " " + chunk.bytes()).strip());
                continue;
            }
            for (int i = 0; i < chunk.size(); i++) {
                Section section = chunk.record(i).content().sections().get(0);
                String name = chunk.record(i).head().subject();
                lines.add(name + " = " + of(section.content()) + of(section.encoding()));
            }
        }
        return String.join("\n", lines);
    }

    public static String of(Value value) {
        return switch (value) {
            case BoolValue truth -> Boolean.toString(truth.value());
            case IntegerValue number -> number.type().displayName() + " " + number.text();
            case FloatValue(int bits) -> "float " + number(Float.intBitsToFloat(bits), bits);
            case DoubleValue(long bits) -> "double " + number(Double.longBitsToDouble(bits), bits);
            case TextValue text -> quoted(text.text());
            case NameValue name -> "name " + quoted(name.text());
            case EnumValue constant -> constant.type().name() + " " + quoted(constant.text());
            case AssetValue asset -> "asset " + quoted(asset.text());
            case UuidValue uuid -> uuid.uuid().toString();
            case DateTimeValue(long count, var scale) -> "time " + count;
            case DurationValue(long count, var scale) -> "duration " + count;
            case BytesValue(var bytes) -> "bytes " + bytes;
            case OpaqueValue kept ->
                    "kept " + kept.reason() + " " + kept.declared() + " " + kept.bytes();
            case ReferenceValue reference -> reference.toString();
            case PackedValue packed ->
                    IntStream.range(0, packed.count())
                            .mapToObj(index -> of(packed.element(index)))
                            .collect(Collectors.joining(", ", "packed [", "]"));
            case ContainerValue container -> container(container);
        };
    }

    private static String number(double number, long bits) {
        return Double.isNaN(number) ? "NaN " + Long.toHexString(bits) : Double.toString(number);
    }

    private static String quoted(String text) {
        return '"' + text.replace("\0", "\\0") + '"';
    }

    private static String container(ContainerValue container) {
        return switch (container) {
            case StructValue struct -> fields(struct.type().name(), struct);
            case LocalizedTextValue text -> fields("text " + text.form(), text.parts());
            case ObjectValue object -> fields("object", object.content());
            case MapValue map -> map.type().displayName() + entries((InlineItems) map.items());
            default -> container.type().displayName() + items((InlineItems) container.items());
        };
    }

    private static String fields(String name, StructValue struct) {
        return IntStream.range(0, struct.items().count())
                .mapToObj(index -> struct.name(index) + "=" + item(struct.items(), index))
                .collect(Collectors.joining(", ", name + "{", "}"));
    }

    private static String item(InlineItems items, int index) {
        return of(items.value(index)) + of(items.encoding(index));
    }

    private static String items(InlineItems items) {
        return IntStream.range(0, items.count())
                .mapToObj(index -> item(items, index))
                .collect(Collectors.joining(", ", " [", "]"));
    }

    private static String entries(InlineItems items) {
        return IntStream.range(0, items.count() / 2)
                .mapToObj(index -> item(items, 2 * index) + ": " + item(items, 2 * index + 1))
                .collect(Collectors.joining(", ", " [", "]"));
    }

    /// Nothing for the default.
    public static String of(Encoding encoding) {
        List<String> all = encoding.entries().stream().map(Shown::entry).toList();
        return all.isEmpty() ? "" : " <" + String.join(", ", all) + ">";
    }

    private static String entry(Encoding.Entry entry) {
        String setting =
                switch (entry.setting()) {
                    case Encoding.Setting.Text(String text) -> text;
                    case Encoding.Setting.Count(long number) -> Long.toString(number);
                    case Encoding.Setting.Raw(var bytes) -> bytes.toString();
                };
        return entry.name() + "=" + setting;
    }
}
