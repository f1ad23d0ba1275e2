package dev.keepsake.app.fake;

import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
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
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A small Keepsake save that holds a value of every kind.
public final class KindSaves {
    private KindSaves() {}

    /// The save as a file of its own, with a type file beside it.
    public static Path write(Path folder, String name) {
        try {
            Path file = Files.write(folder.resolve(name), bytes().toArray());
            Files.writeString(folder.resolve(".keepsake-types.json"), TYPES);
            return file;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// What is known of its types: `Mood` has three constants, `Health` goes to 100.
    public static final String TYPES =
            """
            {
              "keepsakeTypes": 1,
              "structs": {
                "All": {
                  "fields": {
                    "Health": {
                      "type": "Float", "range": [0, 100], "unit": "hp",
                      "description": "What is left of it"
                    },
                    "Broken": { "type": "Int32", "range": [0, 10] }
                  }
                }
              },
              "enums": { "EMood": { "EMood::Calm": 0, "EMood::Angry": 1, "EMood::Glad": 2 } }
            }
            """;

    /// The bytes of the save.
    public static Bytes bytes() {
        var bytes = new MemorySink();
        try (RecordSink sink =
                SaveFormats.installed()
                        .find("keepsake")
                        .orElseThrow()
                        .create("1", bytes, Limits.DEFAULT)) {
            sink.begin(header(), null);
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "/Maps/Harbour"));
            sink.record(record("All", all()));
            sink.record(record("Guard_1", guard("All")));
            sink.record(record("Guard_2", guard("Guard_1")));
            sink.end(Progress.NONE);
        } catch (SaveException failure) {
            throw new IllegalStateException(failure);
        }
        return bytes.bytes();
    }

    /// The bytes of a Spark save: an outpost with turrets that hang on it.
    public static Bytes spark() {
        try {
            return DemoSaves.in(SaveFormats.installed()).all().stream()
                    .filter(sample -> sample.name().endsWith(".spark_save"))
                    .map(DemoSaves.Sample::bytes)
                    .findFirst()
                    .orElseThrow();
        } catch (SaveException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static StructValue header() {
        return StructValue.builder("")
                .add("sequence", new IntegerValue(3, PrimitiveType.UINT64))
                .add("gameDataVersion", new IntegerValue(7, PrimitiveType.UINT32))
                .add("fileKind", EnumValue.of("FileKind", "Slot"))
                .add("slot", NameValue.of("kinds"))
                .add("title", TextValue.of("All kinds"))
                .build();
    }

    private static DetachedRecord record(String subject, StructValue content) {
        return new DetachedRecord(
                new RecordHead(subject, "entity", content.type().name()),
                RecordContent.of(Section.of("PROP", content)));
    }

    private static StructValue guard(String target) {
        return StructValue.builder("Guard")
                .add("Target", ReferenceValue.to(target))
                .add("Rank", IntegerValue.int32(2))
                .build();
    }

    private static StructValue all() {
        return StructValue.builder("All")
                .add("Open", BoolValue.FALSE)
                .add("Small", new IntegerValue(-7, PrimitiveType.INT8))
                .add("Gold", IntegerValue.int32(120))
                .add("Huge", new IntegerValue(-1, PrimitiveType.UINT64))
                .add("Broken", IntegerValue.int32(99))
                .add("Health", FloatValue.of(87.5f))
                .add("Exact", DoubleValue.of(0.1))
                .add("Title", TextValue.of("one\r\ntwo"))
                .add("Odd", new TextValue(Bytes.copyOf(new byte[] {'a', (byte) 0xFF})))
                .add("Key", NameValue.of("Harbour"))
                .add("Said", LocalizedTextValue.base("Town", "hello", "Hello there"))
                .add("Mood", EnumValue.of("EMood", "EMood::Angry"))
                .add("Strange", EnumValue.of("EMood", "EMood::Lost"))
                .add("Free", EnumValue.of("EFree", "EFree::One"))
                .add("Id", new UuidValue(1, 2))
                .add("Seen", new DateTimeValue(638_400_000_000_000_001L, TimeScale.TICKS))
                .add("Played", new DurationValue(5_400_000_001L, TimeScale.MICROSECONDS))
                .add("Blob", new BytesValue(Bytes.copyOf(new byte[] {1, 2, 3})))
                .add("Owner", ReferenceValue.to("Guard_1"))
                .add("Sprite", AssetValue.of("/Game/Town/Mira.Mira"))
                .add("Where", vector(1204.5f, -88.25f, 16))
                .add("Turn", turn())
                .add("Tint", colour())
                .add("Glow", glow())
                .add("Maybe", OptionalValue.of(PrimitiveType.INT32, null))
                .add("Set", OptionalValue.of(PrimitiveType.INT32, IntegerValue.int32(5)))
                .add("Names", ListValue.of(PrimitiveType.NAME, names("a", "b", "c")))
                .add("Tags", SetValue.of(PrimitiveType.NAME, names("x", "y")))
                .add(
                        "Routes",
                        MapValue.of(
                                PrimitiveType.NAME,
                                PrimitiveType.INT32,
                                List.of(
                                        new MapValue.Entry(
                                                NameValue.of("Mine"), IntegerValue.int32(1)),
                                        new MapValue.Entry(
                                                NameValue.of("Mill"), IntegerValue.int32(2)))))
                .add(
                        "Levels",
                        new PackedValue(
                                new PackedType(PrimitiveType.UINT16),
                                Bytes.copyOf(new byte[] {1, 0, 2, 0, 3, 0})))
                .add(
                        "Owned",
                        new ObjectValue(
                                "Bag",
                                StructValue.builder("Bag")
                                        .add("Weight", IntegerValue.int32(4))
                                        .build()))
                .build();
    }

    private static List<Value> names(String... names) {
        return List.of(names).stream().<Value>map(NameValue::of).toList();
    }

    private static StructValue vector(float x, float y, float z) {
        return StructValue.builder("Vector")
                .add("X", FloatValue.of(x))
                .add("Y", FloatValue.of(y))
                .add("Z", FloatValue.of(z))
                .build();
    }

    private static StructValue turn() {
        return StructValue.builder("Quat")
                .add("X", DoubleValue.of(0))
                .add("Y", DoubleValue.of(0))
                .add("Z", DoubleValue.of(0))
                .add("W", DoubleValue.of(1))
                .build();
    }

    private static StructValue colour() {
        return StructValue.builder("Color")
                .add("R", new IntegerValue(0xC0, PrimitiveType.UINT8))
                .add("G", new IntegerValue(0xA0, PrimitiveType.UINT8))
                .add("B", new IntegerValue(0x70, PrimitiveType.UINT8))
                .add("A", new IntegerValue(0xFF, PrimitiveType.UINT8))
                .build();
    }

    private static StructValue glow() {
        return StructValue.builder("LinearColor")
                .add("R", FloatValue.of(0.123456f))
                .add("G", FloatValue.of(0.5f))
                .add("B", FloatValue.of(2.5f))
                .add("A", FloatValue.of(1))
                .build();
    }
}
