package dev.keepsake.app.fake;

import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.OptionalValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.UuidValue;
import dev.keepsake.model.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// Records that are hard to show.
final class FakeRecords {
    /// The first records of the harbour.
    static final List<RecordHead> SPECIAL =
            List.of(
                    new RecordHead("Merchant", "entity", "/Game/Town/Merchant.Merchant"),
                    new RecordHead("Wide", "global", "Settings"),
                    new RecordHead("Paged", "global", "Terrain"),
                    new RecordHead("Odd", "component", ""),
                    new RecordHead("L".repeat(300), "entity", "C".repeat(300)),
                    new RecordHead("مرحبا بالعالم", "entity", "שלום"),
                    new RecordHead("🦀 𝔉𝔬𝔲𝔯 bytes 漢字", "entity", "🦀"),
                    new RecordHead("Guard_7", "entity", "/Game/Town/Guard.Guard"),
                    new RecordHead("line\nbreak\u202Eturned", "entity", ""));

    private FakeRecords() {}

    static RecordContent content(int record) {
        return switch (record) {
            case 0 -> RecordContent.of(Section.of("PROP", merchant()));
            case 1 -> RecordContent.of(Section.of("PROP", wide()));
            case 2 -> RecordContent.of(Section.of("PROP", paged()));
            case 3 ->
                    new RecordContent(
                            List.of(
                                    Section.of("PROP", odd()),
                                    Section.of("XFRM", vector(1, 2, 3)),
                                    Section.of("QXYZ", kept(OpaqueValue.Reason.UNKNOWN_SECTION))));
            default -> RecordContent.of(Section.of("PROP", plain(record)));
        };
    }

    static StructValue plain(int number) {
        return StructValue.builder("Entity")
                .add("Open", BoolValue.of(number % 2 == 0))
                .add("Count", IntegerValue.int32(number))
                .add("Label", TextValue.of("Number " + number))
                .build();
    }

    private static StructValue vector(double x, double y, double z) {
        return StructValue.builder("Vector")
                .add("X", DoubleValue.of(x))
                .add("Y", DoubleValue.of(y))
                .add("Z", DoubleValue.of(z))
                .build();
    }

    private static OpaqueValue kept(OpaqueValue.Reason reason) {
        return new OpaqueValue(Bytes.wrap(new byte[] {1, 2, 3, (byte) 0xFE}), "Weather", reason);
    }

    private static StructValue merchant() {
        return StructValue.builder("Merchant")
                .add("Position", vector(1204.5, -88.25, 16))
                .add("DisplayName", TextValue.of("Mira the trader"))
                .add("Gold", IntegerValue.int32(500))
                .add("Mood", EnumValue.of("EMood", "EMood::Friendly"))
                .add("Open", BoolValue.TRUE)
                .add("Stock", stock())
                .add("Routes", routes())
                .add(
                        "LastSeen",
                        DateTimeValue.of(
                                Instant.parse("2026-11-30T21:14:03.250Z"), TimeScale.TICKS))
                .add("Owner", ReferenceValue.to("Guard_7"))
                .add(
                        "Letter",
                        TextValue.of("Dear Mira,\n" + "the boat leaves at dawn. ".repeat(60)))
                .add("Weather", kept(OpaqueValue.Reason.UNKNOWN_TYPE))
                .add("Quests", SetValue.of(PrimitiveType.NAME, quests()))
                .add("Sprite", AssetValue.of("/Game/Town/Mira.Mira"))
                .add("Patron", ReferenceValue.NONE)
                .add("Id", new UuidValue(0x0123456789ABCDEFL, 0x8899AABBCCDDEEFFL))
                .build();
    }

    private static List<Value> quests() {
        return List.of(NameValue.of("FindRope"), NameValue.of("MeetMira"));
    }

    private static ListValue stock() {
        var items = new ArrayList<Value>();
        for (int i = 0; i < 4_200; i++) {
            items.add(
                    StructValue.builder("Item")
                            .add("Class", AssetValue.of("/Items/Rope.Rope"))
                            .add("Count", IntegerValue.int32(i))
                            .add("Quality", FloatValue.of(0.5f))
                            .build());
        }
        return ListValue.of(items.get(0).type(), items);
    }

    private static MapValue routes() {
        var entries = new ArrayList<MapValue.Entry>();
        for (String name : List.of("Harbour", "Mine", "Harbour")) {
            Value route = ListValue.of(PrimitiveType.INT32, List.of(IntegerValue.int32(1)));
            entries.add(new MapValue.Entry(NameValue.of(name), route));
        }
        return MapValue.of(PrimitiveType.NAME, new ListType(PrimitiveType.INT32), entries);
    }

    private static StructValue wide() {
        StructValue.Builder fields = StructValue.builder("Settings");
        for (int i = 0; i < 3_000; i++) {
            fields.add("Field" + i, IntegerValue.int32(i));
        }
        return fields.build();
    }

    private static StructValue paged() {
        PagedItems million =
                new PagedItems() {
                    @Override
                    public InlineItems page(long from, int count) {
                        var values = new ArrayList<Value>();
                        for (long i = from;
                                i < Math.min(from + Math.min(count, 300), size());
                                i++) {
                            values.add(IntegerValue.int64(i * i));
                        }
                        return InlineItems.of(values);
                    }

                    @Override
                    public long size() {
                        return 1_000_000;
                    }
                };
        return StructValue.builder("Terrain")
                .add("Heights", new ListValue(new ListType(PrimitiveType.INT64), million))
                .build();
    }

    private static StructValue odd() {
        return new StructValue(
                new StructType(
                        "Odd",
                        List.of(
                                new StructType.Field("Twice", PrimitiveType.INT32),
                                new StructType.Field("Twice", PrimitiveType.INT32),
                                new StructType.Field("Any", PrimitiveType.ANY),
                                new StructType.Field("Blob", PrimitiveType.BYTES),
                                new StructType.Field("Flags", new PackedType(PrimitiveType.UINT8)),
                                new StructType.Field(
                                        "Maybe",
                                        OptionalValue.of(PrimitiveType.INT32, null).type()),
                                new StructType.Field("Said", PrimitiveType.LOCALIZED_TEXT),
                                new StructType.Field("עברית", PrimitiveType.TEXT),
                                new StructType.Field("🦀", PrimitiveType.TEXT),
                                new StructType.Field("N".repeat(200), PrimitiveType.TEXT),
                                new StructType.Field("NaN", PrimitiveType.DOUBLE))),
                InlineItems.of(
                        IntegerValue.int32(1),
                        IntegerValue.int32(2),
                        TextValue.of("any"),
                        new BytesValue(Bytes.wrap(new byte[300])),
                        new PackedValue(
                                new PackedType(PrimitiveType.UINT8), Bytes.wrap(new byte[5_000])),
                        OptionalValue.of(PrimitiveType.INT32, null),
                        LocalizedTextValue.base("Town", "greeting", "Hello there"),
                        TextValue.of("שלום עולם \"x\" מחר"),
                        TextValue.of("🦀🦀 𝔉𝔬𝔲𝔯 漢字 👩‍👩‍👧"),
                        TextValue.of("V".repeat(3_000)),
                        DoubleValue.of(Double.NaN)));
    }
}
