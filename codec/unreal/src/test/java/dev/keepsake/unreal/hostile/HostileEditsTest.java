package dev.keepsake.unreal.hostile;

import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_10;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_4_27;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4;
import static dev.keepsake.testkit.unreal.EngineVersion.UE_5_4_EARLY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.LocalizedTextValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.NameValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.GvasBuilder;
import dev.keepsake.unreal.UnrealFormat;
import dev.keepsake.unreal.finding.UnrealCode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Changes that would write nonsense: each is refused, or reads again as what was meant.
class HostileEditsTest {
    private static final UnrealFormat FORMAT = new UnrealFormat();
    private static final IntegerValue ONE = IntegerValue.int32(1);
    private static final Bytes ODD = Bytes.wrap(new byte[] {1, 2, 3});

    private static SaveDocument open(Bytes save) throws SaveException {
        return FORMAT.open(MemorySource.of("test", save), OpenOptions.DEFAULT, Progress.NONE);
    }

    private static SaveDocument save(EngineVersion engine) throws SaveException {
        return open(Bytes.wrap(GvasBuilder.of(engine).integer("A", 1).integer("Z", 2).build()));
    }

    private static Changes added(String name, Value value, Encoding encoding) {
        var head = new RecordHead(name, "property", "");
        var content = RecordContent.of(new Section("PROP", value, encoding));
        return Changes.NONE.withRecords(
                Map.of(
                        new RecordId(0, -1),
                        new RecordChange.Added(new DetachedRecord(head, content), 0)));
    }

    private static FindingCode refusal(EngineVersion engine, Changes changes) throws SaveException {
        try (SaveDocument document = save(engine)) {
            return assertThrows(
                            SaveException.class,
                            () -> document.withChanges(changes, Progress.NONE).close())
                    .finding()
                    .code();
        }
    }

    private static void assertRefused(Value value, Encoding encoding) throws SaveException {
        for (EngineVersion engine : List.of(UE_4_10, UE_4_27, UE_5_4)) {
            assertEquals(
                    UnrealCode.EDIT_RECORD,
                    refusal(engine, added("B", value, encoding)),
                    engine + " " + value + " " + encoding);
        }
    }

    private static Value reread(EngineVersion engine, Value value, Encoding encoding)
            throws SaveException {
        var sink = new MemorySink();
        try (SaveDocument document = save(engine);
                SaveDocument edited =
                        document.withChanges(added("B", value, encoding), Progress.NONE)) {
            FORMAT.write(edited, sink, Progress.NONE);
        }
        try (SaveDocument again = open(sink.bytes())) {
            assertEquals(3, again.recordCount());
            return again.chunk(0).record(1).content().sections().get(0).content();
        }
    }

    private static StructValue struct(String name, String field) {
        return StructValue.builder(name).add(field, ONE).build();
    }

    @Test
    void typesThatAreNoneAreRefused() throws SaveException {
        for (String type : List.of("(", ")", "\"", "IntProperty(")) {
            assertRefused(ONE, Encoding.text("type", type));
        }
        for (String type : List.of("", "None", "Foo", "a\nProperty")) {
            assertEquals(
                    UnrealCode.EDIT_VALUE,
                    refusal(UE_4_27, added("B", ONE, Encoding.text("type", type))));
        }
    }

    @Test
    void namesThatEndAListAreRefusedWhereverTheyStand() throws SaveException {
        for (String name : List.of("None", "", "a\nb", "x".repeat(5_000))) {
            assertRefused(struct("Thing", name), Encoding.DEFAULT);
            assertEquals(
                    UnrealCode.EDIT_RECORD, refusal(UE_4_27, added(name, ONE, Encoding.DEFAULT)));
        }
        for (String name : List.of("", "a\nb", "x".repeat(5_000))) {
            assertEquals(
                    UnrealCode.EDIT_RECORD,
                    refusal(UE_4_27, added("B", struct(name, "X"), Encoding.DEFAULT)));
        }
    }

    @Test
    void tagsMadeUpByHandAreRefused() throws SaveException {
        assertEquals(
                UnrealCode.EDIT_RECORD,
                refusal(UE_4_27, added("B", ONE, Encoding.raw("guid", ODD))));
        assertEquals(
                UnrealCode.EDIT_RECORD,
                refusal(
                        UE_4_27,
                        added("B", struct("Thing", "X"), Encoding.raw("structGuid", ODD))));
        assertEquals(
                UnrealCode.EDIT_RECORD,
                refusal(UE_5_4_EARLY, added("B", ONE, Encoding.raw("extension", ODD))));
        for (int flags : new int[] {2, 4, 32, 255, -1}) {
            assertEquals(
                    UnrealCode.EDIT_RECORD,
                    refusal(UE_5_4, added("B", ONE, Encoding.number("flags", flags))));
        }
        Encoding nonsense =
                Encoding.raw("before", ODD).with("after", new Encoding.Setting.Raw(ODD));
        assertEquals(ONE, reread(UE_4_27, ONE, nonsense));
    }

    @Test
    void bytesOfNoTypeAreRefused() throws SaveException {
        var kept = new OpaqueValue(ODD, "", OpaqueValue.Reason.UNREADABLE);
        assertRefused(kept, Encoding.DEFAULT);
        assertRefused(StructValue.builder("Thing").add("X", kept).build(), Encoding.DEFAULT);
        assertEquals(
                new OpaqueValue(ODD, "IntProperty", OpaqueValue.Reason.UNREADABLE),
                reread(UE_4_27, kept, Encoding.text("type", "IntProperty")));
    }

    @Test
    void removedKeysThatAreNoneAreRefused() throws SaveException {
        var map =
                new MapValue(
                        new MapType(PrimitiveType.INT32, PrimitiveType.INT32),
                        InlineItems.of(List.of(ONE, ONE)));
        assertEquals(
                UnrealCode.EDIT_RECORD,
                refusal(UE_4_27, added("B", map, Encoding.raw("removed", ODD))));
    }

    @Test
    void valuesThatTheSaveDoesNotReadAreRefused() throws SaveException {
        assertRefused(TextValue.of("y".repeat(17 << 20)), Encoding.DEFAULT);
        assertEquals(
                UnrealCode.EDIT_RECORD,
                refusal(UE_4_27, added("B", EnumValue.of("", "A"), Encoding.DEFAULT)));
        Value generated =
                new LocalizedTextValue(
                        "generator",
                        StructValue.builder("").add("generator", NameValue.of("Foo")).build());
        assertRefused(generated, Encoding.DEFAULT);
    }

    @Test
    void valuesDeeperThanTheLimitAreRefused() throws SaveException {
        for (int depth : new int[] {300, 50_000}) {
            Value value = ONE;
            for (int i = 0; i < depth; i++) {
                value = StructValue.builder("Q").add("X", value).build();
            }
            assertEquals(
                    UnrealCode.EDIT_RECORD, refusal(UE_4_27, added("B", value, Encoding.DEFAULT)));
        }
    }

    @Test
    void innerSavesWithANameOrAHeadOfTheirOwnMakingAreRefused() throws SaveException {
        StructValue two = StructValue.builder("").add("X", ONE).add("Y", ONE).build();
        assertEquals(
                UnrealCode.EDIT_VALUE,
                refusal(UE_4_27, added("B", new ObjectValue("n", two), Encoding.DEFAULT)));
        assertEquals(
                UnrealCode.EDIT_RECORD,
                refusal(
                        UE_4_27,
                        added(
                                "B",
                                new ObjectValue("", two),
                                Encoding.raw("head", Bytes.wrap(new byte[40])))));
        assertEquals(
                new ObjectValue("", two),
                reread(UE_4_27, new ObjectValue("", two), Encoding.DEFAULT));
    }

    @Test
    void textsReadAgainAsTheyWere() throws SaveException {
        for (String text : List.of("", "a", "a\0", "\0", "ä", "ä\0", "\u4e2d\0\0", "\ud800")) {
            for (String form : List.of("", "open", "wide", "wide open", "narrow open", "empty")) {
                TextValue value = TextValue.of(text);
                assertEquals(value, reread(UE_4_27, value, Encoding.text("string", form)), form);
            }
        }
        var bytes = new TextValue(Bytes.wrap(new byte[] {(byte) 0xFF, (byte) 0xFE}));
        assertEquals(bytes, reread(UE_4_27, bytes, Encoding.DEFAULT));
    }

    @Test
    void aPathWithoutADotIsNoAsset() throws SaveException {
        var path = new AssetValue(Bytes.ofText("abc"), Bytes.EMPTY);
        Encoding soft = Encoding.text("type", "SoftObjectProperty");
        assertEquals(path, reread(UE_4_27, path, soft));
        assertEquals(UnrealCode.EDIT_VALUE, refusal(UE_5_4, added("B", path, soft)));
    }

    @Test
    void theLastPropertyBehindAClassHeaderStays() throws SaveException {
        byte[] save =
                GvasBuilder.of(UE_5_4)
                        .classHeader(new byte[] {1, 0, 0, 0, 9, 0, 0, 0})
                        .integer("A", 1)
                        .integer("B", 1)
                        .build();
        var removed = new RecordChange.Removed();
        Changes first = Changes.NONE.withRecords(Map.of(new RecordId(0, 0), removed));
        try (SaveDocument document = open(Bytes.wrap(save));
                SaveDocument one = document.withChanges(first, Progress.NONE)) {
            Changes both = first.withRecords(Map.of(new RecordId(0, 1), removed));
            SaveException thrown =
                    assertThrows(
                            SaveException.class,
                            () -> one.withChanges(both, Progress.NONE).close());
            assertEquals(UnrealCode.EDIT_RECORD, thrown.finding().code());
        }
    }

    @Test
    void headersThatReadAsOthersAreRefused() throws SaveException {
        byte[] list = GvasBuilder.propertyList(UE_4_27, one -> one.integer("Q", 1));
        for (byte[] front : List.of(new byte[0], new byte[70], list)) {
            try (SaveDocument document = save(UE_4_27)) {
                StructValue own = document.header();
                var header = StructValue.builder(own.type().name());
                for (int i = 0; i < own.items().count(); i++) {
                    header.add(own.name(i), own.value(i));
                }
                header.add("classHeader", new BytesValue(Bytes.wrap(front)));
                Changes changes = Changes.NONE.withHeader(header.build());
                assertEquals(UnrealCode.EDIT_HEADER, refusal(UE_4_27, changes));
            }
        }
    }
}
