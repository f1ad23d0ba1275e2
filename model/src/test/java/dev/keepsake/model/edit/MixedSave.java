package dev.keepsake.model.edit;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;

/// A save with every kind of container, for edits made at random.
final class MixedSave {
    private MixedSave() {}

    static EditedSave open() {
        return EditedSave.opened(
                new MemoryOrigin(content()).with("GLOB", "", record("a"), record("b")).open());
    }

    static StructValue content() {
        var list = ListValue.of(PrimitiveType.INT32, numbers(3));
        var nested =
                StructValue.builder("Inner")
                        .add("A", PrimitiveType.ANY, number(7), Encoding.text("raw", "07"))
                        .add("A", TextValue.of("twice"))
                        .build();
        return StructValue.builder("Outer")
                .add("List", list.type(), list.withItems(spelled()), Encoding.number("width", 2))
                .add(
                        "Map",
                        MapValue.of(
                                PrimitiveType.INT32,
                                PrimitiveType.ANY,
                                List.of(
                                        new MapValue.Entry(number(1), nested),
                                        new MapValue.Entry(number(1), list))))
                .add("Set", SetValue.of(PrimitiveType.INT32, numbers(2)))
                .add("Packed", packed())
                .add("Maybe", OptionalValue.of(PrimitiveType.INT32, number(4)))
                .add("Own", new ObjectValue("obj", nested))
                .add("Text", LocalizedTextValue.base("n", "k", "s"))
                .add(
                        "Kept",
                        new OpaqueValue(Bytes.ofText("?"), "T", OpaqueValue.Reason.UNKNOWN_TYPE))
                .build();
    }

    private static PackedValue packed() {
        return new PackedValue(
                new PackedType(PrimitiveType.INT16), Bytes.copyOf(new byte[] {1, 0, 2, 0}));
    }

    private static InlineItems spelled() {
        return InlineItems.of(
                numbers(3),
                List.of(Encoding.text("raw", "+0"), Encoding.DEFAULT, Encoding.number("w", 1)));
    }

    static IntegerValue number(int value) {
        return IntegerValue.int32(value);
    }

    private static List<Value> numbers(int count) {
        var values = new ArrayList<Value>();
        for (int i = 0; i < count; i++) {
            values.add(number(i));
        }
        return values;
    }

    static DetachedRecord record(String subject) {
        return new DetachedRecord(
                new RecordHead(subject, "entity", "C"),
                new RecordContent(
                        List.of(
                                new Section("PROP", content(), Encoding.number("flags", 3)),
                                Section.of("TAGS", SetValue.of(PrimitiveType.INT32, numbers(2))))));
    }
}
