package dev.keepsake.model.query;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.List;

/// A save with every kind of container, for queries made at random.
final class QueriedSave {
    private QueriedSave() {}

    static SaveDocument open() {
        return new MemoryOrigin(StructValue.builder("H").add("title", TextValue.of("t7")).build())
                .with("GLOB", "", record("a", "C"), record("b", "x/y"), record("a", "Outer"))
                .with("WRLD", "k", record("two words", ""))
                .open();
    }

    private static DetachedRecord record(String subject, String className) {
        return new DetachedRecord(
                new RecordHead(subject, "entity", className),
                new RecordContent(
                        List.of(
                                Section.of("PROP", content()),
                                Section.of("a", SetValue.of(PrimitiveType.INT32, numbers())))));
    }

    private static StructValue content() {
        var list = ListValue.of(PrimitiveType.INT32, numbers());
        var nested =
                StructValue.builder("Inner")
                        .add("A", IntegerValue.int32(7))
                        .add("A", TextValue.of("twice"))
                        .add("Own", FloatValue.of(Float.NaN))
                        .build();
        return StructValue.builder("Outer")
                .add("List", list)
                .add(
                        "Map",
                        MapValue.of(
                                PrimitiveType.INT32,
                                PrimitiveType.ANY,
                                List.of(
                                        new MapValue.Entry(IntegerValue.int32(1), nested),
                                        new MapValue.Entry(IntegerValue.int32(1), list))))
                .add("Set", SetValue.of(PrimitiveType.INT32, numbers()))
                .add("Maybe", OptionalValue.of(PrimitiveType.INT32, IntegerValue.int32(-3)))
                .add("Own", new ObjectValue("obj", nested))
                .add("Text", LocalizedTextValue.base("n", "k", "s"))
                .add("A", ReferenceValue.to("a"))
                .add(
                        "Kept",
                        new OpaqueValue(Bytes.ofText("?"), "T", OpaqueValue.Reason.UNKNOWN_TYPE))
                .build();
    }

    private static List<Value> numbers() {
        return List.of(IntegerValue.int32(0), IntegerValue.int32(7), IntegerValue.int32(1));
    }
}
