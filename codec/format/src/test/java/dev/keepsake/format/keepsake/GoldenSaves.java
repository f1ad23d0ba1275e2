package dev.keepsake.format.keepsake;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.Encoding;
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
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;

/// What the golden files of format version 1 hold.
enum GoldenSaves {
    /// One record.
    MINIMAL("minimal") {
        @Override
        void fill(RecordSink sink) throws SaveException {
            sink.begin(
                    StructValue.builder("Header")
                            .add("sequence", new IntegerValue(1, PrimitiveType.UINT64))
                            .add("writer", TextValue.of("golden"))
                            .add("title", TextValue.of("Pier"))
                            .build(),
                    null);
            sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
            StructValue properties =
                    StructValue.builder("World")
                            .add("day", IntegerValue.int32(3))
                            .add("storm", BoolValue.TRUE)
                            .build();
            sink.record(
                    new DetachedRecord(
                            new RecordHead("world", "global", "World"),
                            RecordContent.of(Section.of("PROP", properties))));
        }
    },
    /// A value of every type, every section, every kind of chunk.
    TYPES("types") {
        @Override
        void fill(RecordSink sink) throws SaveException {
            sink.begin(SampleSaves.fullHeader(), null);
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "harbour"));
            sink.record(everything());
            sink.record(SampleSaves.unknownSection("weather"));
            sink.beginChunk(ChunkHead.ofRecords("CUST", ""));
            sink.record(
                    new DetachedRecord(
                            new RecordHead("free", "entry", ""),
                            RecordContent.of(Section.of("VALU", IntegerValue.int64(-5)))));
            sink.beginChunk(ChunkHead.ofBytes("RAWD", "notes"));
            sink.bytes(Bytes.ofText("bytes that nobody reads"));
        }
    },
    /// A picture, and a chunk of several blocks.
    BLOCKS("blocks") {
        @Override
        void fill(RecordSink sink) throws SaveException {
            sink.begin(SampleSaves.fullHeader(), SampleSaves.picture(64, 36));
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "harbour"));
            for (int i = 0; i < 3_000; i++) {
                sink.record(SampleSaves.record("crate-" + i, "entity", "Crate", i));
            }
            sink.record(large("ledger"));
            sink.record(SampleSaves.owner("captain"));
        }
    },
    /// What FORMAT.md lists byte by byte: stored blocks that hold a bit of everything.
    LISTED("listed") {
        @Override
        void fill(RecordSink sink) throws SaveException {
            sink.begin(listedHeader(), null);
            sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
            sink.record(bare("crate", "global", "Crate"));
            sink.beginChunk(ChunkHead.ofRecords("LSEG", "quay|dock"));
            sink.record(crane());
            sink.record(bare("crate", "destroyed", "Crate"));
            sink.beginChunk(ChunkHead.ofBytes("NOTE", "x"));
            sink.bytes(Bytes.ofText("free"));
        }

        @Override
        Bytes write() throws SaveException {
            return StoredCopy.of(super.write());
        }
    };

    private final String file;

    GoldenSaves(String file) {
        this.file = file;
    }

    abstract void fill(RecordSink sink) throws SaveException;

    /// The bytes of a new file.
    Bytes write() throws SaveException {
        return SampleSaves.write(this::fill);
    }

    /// The name of its file, without ending.
    String file() {
        return file;
    }

    /// A record larger than a block.
    private static DetachedRecord large(String subject) {
        var lines = new ArrayList<Value>();
        for (int i = 0; i < 60_000; i++) {
            lines.add(TextValue.of("line " + i % 100 + " of the ledger"));
        }
        StructValue properties =
                StructValue.builder("Ledger")
                        .add("lines", ListValue.of(PrimitiveType.TEXT, lines))
                        .build();
        return new DetachedRecord(
                new RecordHead(subject, "entity", "Ledger"),
                RecordContent.of(Section.of("PROP", properties)));
    }

    private static DetachedRecord everything() {
        return new DetachedRecord(
                new RecordHead("everything", "entity", "Everything"),
                new RecordContent(
                        List.of(
                                Section.of("XFRM", transform()),
                                Section.of("PROP", properties()),
                                Section.of("OWND", owned()),
                                Section.of("TAGS", names("dry", "red")),
                                Section.of("VALU", TextValue.of("any")))));
    }

    private static StructValue transform() {
        return StructValue.builder("Transform")
                .add("location", doubles("Vector", "x", "y", "z"))
                .add("rotation", doubles("Quat", "x", "y", "z", "w"))
                .add("scale", doubles("Vector", "x", "y", "z"))
                .build();
    }

    private static StructValue doubles(String name, String... fields) {
        var struct = StructValue.builder(name);
        for (String field : fields) {
            struct.add(field, DoubleValue.of(fields.length + 0.5));
        }
        return struct.build();
    }

    private static Value owned() {
        StructValue coin = StructValue.builder("Coin").add("gold", BoolValue.TRUE).build();
        return ListValue.of(PrimitiveType.OBJECT, List.of(new ObjectValue("coin", coin)));
    }

    private static Value names(String... names) {
        var values = new ArrayList<Value>();
        for (String name : names) {
            values.add(NameValue.of(name));
        }
        return ListValue.of(PrimitiveType.NAME, values);
    }

    private static StructValue properties() {
        var struct = StructValue.builder("Everything");
        addNumbers(struct);
        addLeaves(struct);
        addContainers(struct);
        return struct.build();
    }

    private static void addNumbers(StructValue.Builder struct) {
        struct.add("bool", BoolValue.TRUE)
                .add("int8", new IntegerValue(-8, PrimitiveType.INT8))
                .add("uint8", new IntegerValue(200, PrimitiveType.UINT8))
                .add("int16", new IntegerValue(-1600, PrimitiveType.INT16))
                .add("uint16", new IntegerValue(60_000, PrimitiveType.UINT16))
                .add("int32", IntegerValue.int32(-32_000_000))
                .add("uint32", new IntegerValue(4_000_000_000L, PrimitiveType.UINT32))
                .add("int64", IntegerValue.int64(Long.MIN_VALUE))
                .add("uint64", new IntegerValue(-1, PrimitiveType.UINT64))
                .add("float", new FloatValue(0x7FC0_0001))
                .add("double", DoubleValue.of(-0.0));
    }

    private static void addLeaves(StructValue.Builder struct) {
        struct.add("text", TextValue.of("Grüße"))
                .add("name", new NameValue(Bytes.wrap(new byte[] {(byte) 0xFF, 'n'})))
                .add("enum", EnumValue.of("Weather", "Weather::Rain"))
                .add("localized", LocalizedTextValue.base("ui", "greet", "Hello"))
                .add("uuid", new UuidValue(0x0011_2233_4455_6677L, 0x8899_AABB_CCDD_EEFFL))
                .add("time", new DateTimeValue(638_000_000_000_000_000L, TimeScale.TICKS))
                .add("duration", new DurationValue(-1_500, TimeScale.NANOSECONDS))
                .add("bytes", new BytesValue(Bytes.wrap(new byte[] {0, 1, 2})))
                .add("reference", new ReferenceValue("captain", 1))
                .add("asset", new AssetValue(Bytes.ofText("/ships/sloop"), Bytes.ofText("sail")))
                .add(
                        "opaque",
                        new OpaqueValue(
                                Bytes.wrap(new byte[] {9}),
                                "Mystery",
                                OpaqueValue.Reason.UNKNOWN_TYPE));
    }

    private static void addContainers(StructValue.Builder struct) {
        StructValue inner = StructValue.builder("Inner").add("x", IntegerValue.int32(1)).build();
        struct.add("struct", inner)
                .add("empty", StructValue.builder("Empty").build())
                .add("named", new NamedStructType("Inner"), inner, Encoding.DEFAULT)
                .add("object", new ObjectValue("", inner))
                .add("list", names("a", "b"))
                .add(
                        "packed",
                        new PackedValue(
                                new PackedType(PrimitiveType.INT16),
                                Bytes.wrap(new byte[] {1, 0, 2, 0})))
                .add(
                        "set",
                        SetValue.of(
                                PrimitiveType.UINT8,
                                List.of(new IntegerValue(7, PrimitiveType.UINT8))))
                .add(
                        "map",
                        MapValue.of(
                                PrimitiveType.NAME,
                                PrimitiveType.BOOL,
                                List.of(new MapValue.Entry(NameValue.of("k"), BoolValue.FALSE))))
                .add("some", OptionalValue.of(PrimitiveType.TEXT, TextValue.of("here")))
                .add("none", OptionalValue.of(PrimitiveType.TEXT, null))
                .add("any", PrimitiveType.ANY, inner, Encoding.DEFAULT);
    }

    private static StructValue listedHeader() {
        StructValue game =
                StructValue.builder("Game")
                        .add("gold", IntegerValue.int32(120))
                        .add("any", PrimitiveType.ANY, load(), Encoding.DEFAULT)
                        .build();
        return StructValue.builder("Header")
                .add("sequence", new IntegerValue(2, PrimitiveType.UINT64))
                .add("writer", TextValue.of("golden"))
                .add("title", TextValue.of("Quay"))
                .add("slotKind", EnumValue.of("SlotKind", "Quick"))
                .add("game", game)
                .build();
    }

    private static StructValue load() {
        return StructValue.builder("Load")
                .add("n", new IntegerValue(5, PrimitiveType.UINT8))
                .build();
    }

    /// A record without sections.
    private static DetachedRecord bare(String subject, String kind, String className) {
        return new DetachedRecord(
                new RecordHead(subject, kind, className), new RecordContent(List.of()));
    }

    private static DetachedRecord crane() {
        Value unknown = new OpaqueValue(Bytes.ofText("hi"), "", OpaqueValue.Reason.UNKNOWN_SECTION);
        Value owned = ListValue.of(PrimitiveType.OBJECT, List.of(new ObjectValue("box", load())));
        return new DetachedRecord(
                new RecordHead("crane", "entity", "Crane"),
                new RecordContent(
                        List.of(
                                Section.of("PROP", craneProperties()),
                                Section.of("XTRA", unknown),
                                Section.of("OWND", owned))));
    }

    private static StructValue craneProperties() {
        Value seven = new IntegerValue(7, PrimitiveType.UINT8);
        Value key = NameValue.of("k");
        return StructValue.builder("Crane")
                .add("lock", StructValue.builder("Lock").build())
                .add("hook", new ReferenceValue("crate", 1))
                .add("set", SetValue.of(PrimitiveType.UINT8, List.of(seven, seven)))
                .add(
                        "map",
                        MapValue.of(
                                PrimitiveType.NAME,
                                PrimitiveType.BOOL,
                                List.of(new MapValue.Entry(key, BoolValue.TRUE))))
                .add(
                        "path",
                        new PackedValue(
                                new PackedType(PrimitiveType.INT16),
                                Bytes.wrap(new byte[] {1, 0, -1, -1})))
                .add("some", OptionalValue.of(PrimitiveType.TEXT, TextValue.of("t")))
                .add("none", OptionalValue.of(PrimitiveType.TEXT, null))
                .add("any", PrimitiveType.ANY, load(), Encoding.DEFAULT)
                .build();
    }
}
