package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.EnumValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SparkEditTest {
    private static void refused(String code, Executable edit) {
        EditRefusedException refusal = assertThrows(EditRefusedException.class, edit);
        assertEquals(code, refusal.finding().code().id());
    }

    @Nested
    final class OfTheHeader {
        @Test
        void changesOnlyThatFieldsText() throws Exception {
            String metadata = "ws\nL\nC\n\n 1700000000  1\t2\u000b3\n4\n5\n6 7 8";
            SaveDocument document = Saves.open(SampleSave.of(4).metadata(metadata).bytes());
            StructValue header = Saves.with(document.header(), "playerArmor", FloatValue.of(9.5f));
            Bytes written = Saves.write(Saves.withHeader(document, header));
            String expected = "ws\nL\nC\n\n 1700000000  1\t2\u000b9.5\n4\n5\n6 7 8";
            assertEquals(SampleSave.of(4).metadata(expected).bytes(), written);
        }

        @Test
        void keepsRawNumbersOfOtherFields() throws Exception {
            String metadata = "a\nb\nc\n-5\n+1\n.5\n1e5\ninf -0 nan\n+7\n007\n";
            SaveDocument document = Saves.open(SampleSave.of(1).metadata(metadata).bytes());
            StructValue header = Saves.with(document.header(), "saveName", TextValue.of("Neu"));
            Bytes written = Saves.write(Saves.withHeader(document, header));
            String expected = metadata.replace("a\nb", "Neu\nb");
            assertEquals(SampleSave.of(1).metadata(expected).bytes(), written);
        }

        @Test
        void writesNumbersThatSixDigitsWouldLoseInFull() throws Exception {
            SaveDocument document = Saves.open(SampleSave.of(4).bytes());
            StructValue header =
                    Saves.with(document.header(), "playTime", FloatValue.of(123456.79f));
            Bytes written = Saves.write(Saves.withHeader(document, header));
            assertEquals(
                    FloatValue.of(123456.79f),
                    Saves.open(written).header().find("playTime").orElseThrow());
        }

        @Test
        void refusesWhatTheMetadataCannotHold() throws Exception {
            SaveDocument document = Saves.open(SampleSave.of(4).bytes());
            refusedHeader(document, "saveName", TextValue.of("two\nlines"));
            refusedHeader(document, "saveName", TextValue.of("return\r"));
            refusedHeader(document, "saveName", TextValue.of("x".repeat(70_000)));
            refusedHeader(document, "playTime", FloatValue.of(Float.NaN));
            refusedHeader(document, "playTime", TextValue.of("1"));
            refusedHeader(document, "version", new IntegerValue(3, PrimitiveType.UINT32));
            StructValue version =
                    StructValue.builder("SaveMetadata")
                            .add("version", new IntegerValue(4, PrimitiveType.UINT32))
                            .build();
            refused("spark.edit.header", () -> Saves.withHeader(document, version));
            StructValue empty = StructValue.builder("SaveMetadata").build();
            refused("spark.edit.header", () -> Saves.withHeader(document, empty));
        }

        private void refusedHeader(SaveDocument document, String field, Value value) {
            StructValue header = Saves.with(document.header(), field, value);
            refused("spark.edit.header", () -> Saves.withHeader(document, header));
        }
    }

    @Nested
    final class OfAValue {
        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3, 4})
        void changesItsBytesAndTheChecksumAlone(int version) throws Exception {
            SampleSave odd =
                    SampleSave.of(version)
                            .entity("E", "Transform|px=12abc|py= 5|pz=1.000000|q=r", "Mod|k=v");
            SaveDocument document = Saves.open(odd.custom("k", "v").bytes());
            SaveDocument edited =
                    Saves.withProperty(document, 0, "Transform", "pz", FloatValue.of(2));
            assertEquals(
                    SampleSave.of(version)
                            .entity("E", "Transform|px=12abc|py= 5|pz=2.000000|q=r", "Mod|k=v")
                            .custom("k", "v")
                            .bytes(),
                    Saves.write(edited));
        }

        @Test
        void isWrittenAsTheEngineWritesIt() throws Exception {
            String before = "LightComponent|type=1|castShadows=0|shadowMapResolution=1";
            SaveDocument document =
                    Saves.open(
                            SampleSave.of(4)
                                    .entity(
                                            "E",
                                            before,
                                            "TagComponent|tags=",
                                            "ActiveComponent|active=yes",
                                            "CameraDrawMaskComponent|drawMask=1",
                                            "WindZoneComponent|direction=1,2,3")
                                    .bytes());
            document = edit(document, "LightComponent", "type", EnumValue.of("LightType", "Spot"));
            document = edit(document, "LightComponent", "castShadows", BoolValue.TRUE);
            assertEquals("2", text(document, "LightComponent", "type"));
            assertEquals("1", text(document, "LightComponent", "castShadows"));
            Value tags =
                    ListValue.of(PrimitiveType.TEXT, List.of(TextValue.of("a"), TextValue.of("b")));
            assertEquals(
                    "a,b",
                    text(edit(document, "TagComponent", "tags", tags), "TagComponent", "tags"));
            assertEquals(
                    "false",
                    text(
                            edit(document, "ActiveComponent", "active", BoolValue.FALSE),
                            "ActiveComponent",
                            "active"));
            Value mask = new IntegerValue(0xFFFF_FFFEL, PrimitiveType.UINT32);
            assertEquals(
                    "-2",
                    text(
                            edit(document, "CameraDrawMaskComponent", "drawMask", mask),
                            "CameraDrawMaskComponent",
                            "drawMask"));
        }

        @Test
        void onePartOfAVectorWritesTheVector() throws Exception {
            SaveDocument document =
                    Saves.open(
                            SampleSave.of(4)
                                    .entity("E", "WindZoneComponent|direction=1, 2,3")
                                    .bytes());
            StructValue wind = component(document, "WindZoneComponent");
            StructValue vector = (StructValue) wind.find("direction").orElseThrow();
            SaveDocument edited =
                    edit(
                            document,
                            "WindZoneComponent",
                            "direction",
                            Saves.with(vector, "y", FloatValue.of(5)));
            assertEquals(
                    "1.000000,5.000000,3.000000", text(edited, "WindZoneComponent", "direction"));
        }

        private SaveDocument edit(SaveDocument document, String component, String key, Value value)
                throws Exception {
            SaveDocument written =
                    Saves.open(Saves.write(Saves.withProperty(document, 0, component, key, value)));
            assertEquals(value, component(written, component).find(key).orElseThrow());
            return written;
        }

        private StructValue component(SaveDocument document, String component) throws Exception {
            Section section = document.chunk(0).record(0).content().sections().get(0);
            return (StructValue) ((StructValue) section.content()).find(component).orElseThrow();
        }

        private String text(SaveDocument document, String component, String key) throws Exception {
            Section section = document.chunk(0).record(0).content().sections().get(0);
            int place = ((StructValue) section.content()).type().indexOf(component);
            int property = component(document, component).type().indexOf(key);
            var path = dev.keepsake.model.document.ItemPath.of(0, place, property);
            return document.origin()
                    .locate(new RecordId(0, 0), path)
                    .orElseThrow()
                    .bytes()
                    .asText();
        }

        @Test
        void isRefusedWhereEnginesWouldNotReadIt() throws Exception {
            SaveDocument document =
                    Saves.open(
                            SampleSave.of(4)
                                    .entity(
                                            "E",
                                            "Transform|px=nan|py=0.000000",
                                            "RigidBodyComponent|motionQuality=1",
                                            "TagComponent|tags=a",
                                            "LightComponent|type=0",
                                            "Mod|k=v")
                                    .bytes());
            refusedValue(document, "Transform", "py", FloatValue.of(Float.POSITIVE_INFINITY));
            refusedValue(document, "Transform", "py", FloatValue.of(1.4e-45f));
            refusedValue(document, "Transform", "py", IntegerValue.int32(1));
            refusedValue(document, "RigidBodyComponent", "motionQuality", IntegerValue.int32(2));
            refusedValue(document, "LightComponent", "type", EnumValue.of("LightType", "Laser"));
            refusedValue(document, "Mod", "k", FloatValue.of(1));
            refusedValue(document, "Mod", "k", TextValue.of("x".repeat(65_536)));
            Value comma = ListValue.of(PrimitiveType.TEXT, List.of(TextValue.of("a,b")));
            refusedValue(document, "TagComponent", "tags", comma);
            Saves.withProperty(document, 0, "Transform", "py", FloatValue.of(1));
            Saves.withProperty(document, 0, "Mod", "k", TextValue.of("x".repeat(65_535)));
        }

        private void refusedValue(
                SaveDocument document, String component, String key, Value value) {
            refused(
                    "spark.edit.value",
                    () -> Saves.withProperty(document, 0, component, key, value));
        }
    }

    @Nested
    final class OfEntities {
        private static final String ROOT = "Transform|parent=-1";

        private SampleSave four() {
            return SampleSave.of(4)
                    .entity("A", ROOT)
                    .entity("B", "Transform|parent=3")
                    .entity("C", ROOT, "Mod|x=y")
                    .entity("B", "Transform|parent=2");
        }

        @Test
        void takingOneOutRenumbersParents() throws Exception {
            SaveDocument document = Saves.open(four().bytes());
            assertEquals(
                    SampleSave.of(4)
                            .entity("B", "Transform|parent=2")
                            .entity("C", ROOT, "Mod|x=y")
                            .entity("B", "Transform|parent=1")
                            .bytes(),
                    Saves.write(Saves.without(document, 0, 0)));
        }

        @Test
        void addingOneInFrontRenumbersParents() throws Exception {
            SaveDocument document = Saves.open(four().bytes());
            var added =
                    new RecordChange.Added(
                            entity("N", new ReferenceValue("B", 1)), RecordChange.Added.FIRST);
            assertEquals(
                    SampleSave.of(4)
                            .entity("N", "Transform|parent=4")
                            .entity("A", ROOT)
                            .entity("B", "Transform|parent=4")
                            .entity("C", ROOT, "Mod|x=y")
                            .entity("B", "Transform|parent=3")
                            .bytes(),
                    Saves.write(Saves.with(document, new RecordId(0, -1), added)));
        }

        private DetachedRecord entity(String name, ReferenceValue parent) {
            StructValue transform = StructValue.builder("Transform").add("parent", parent).build();
            StructValue components =
                    StructValue.builder("Components").add("Transform", transform).build();
            return new DetachedRecord(
                    new RecordHead(name, "entity", ""),
                    RecordContent.of(Section.of("COMP", components)));
        }

        @Test
        void parentsOfUnnamedEntitiesAreRenumberedToo() throws Exception {
            Bytes save =
                    SampleSave.of(3)
                            .entity("A", ROOT)
                            .entity("", ROOT)
                            .entity("C", "Transform|parent=1")
                            .bytes();
            assertEquals(
                    SampleSave.of(3).entity("", ROOT).entity("C", "Transform|parent=0").bytes(),
                    Saves.write(Saves.without(Saves.open(save), 0, 0)));
        }

        @Test
        void aNewParentIsWrittenAsItsNumber() throws Exception {
            SaveDocument document = Saves.open(four().bytes());
            SaveDocument edited =
                    Saves.withProperty(document, 0, "Transform", "parent", ReferenceValue.to("C"));
            Bytes expected =
                    SampleSave.of(4)
                            .entity("A", "Transform|parent=2")
                            .entity("B", "Transform|parent=3")
                            .entity("C", ROOT, "Mod|x=y")
                            .entity("B", "Transform|parent=2")
                            .bytes();
            assertEquals(expected, Saves.write(edited));
        }

        @Test
        void aRenamedParentStaysTheParent() throws Exception {
            SaveDocument document = Saves.open(four().bytes());
            SaveDocument edited = Saves.renamed(document, new RecordId(0, 2), "Cellar");
            SaveDocument reopened = Saves.open(Saves.write(edited));
            Section section = reopened.chunk(0).record(3).content().sections().get(0);
            StructValue transform = (StructValue) ((StructValue) section.content()).value(0);
            assertEquals(ReferenceValue.to("Cellar"), transform.value(0));
        }

        @Test
        void oneThatOthersHangBelowStays() throws Exception {
            SaveDocument document = Saves.open(four().bytes());
            refused("spark.edit.parent", () -> Saves.without(document, 0, 2));
            SaveDocument freed =
                    Saves.withProperty(document, 3, "Transform", "parent", ReferenceValue.NONE);
            assertEquals(3, Saves.open(Saves.write(Saves.without(freed, 0, 2))).chunk(0).size());
        }

        @Test
        void aParentThatIsNoEntityIsRefused() throws Exception {
            SaveDocument document = Saves.open(four().bytes());
            refused(
                    "spark.edit.parent",
                    () ->
                            Saves.withProperty(
                                    document, 0, "Transform", "parent", ReferenceValue.to("Z")));
            refused(
                    "spark.edit.parent",
                    () ->
                            Saves.withProperty(
                                    document,
                                    0,
                                    "Transform",
                                    "parent",
                                    new ReferenceValue("B", 2)));
        }

        @Test
        void anAddedParentCannotBeTakenBackBeforeItsChild() throws Exception {
            SaveDocument document = Saves.open(four().bytes());
            var added = new RecordChange.Added(entity("N", ReferenceValue.NONE), 3);
            SaveDocument more = Saves.with(document, new RecordId(0, -1), added);
            SaveDocument child =
                    Saves.withProperty(more, 0, "Transform", "parent", ReferenceValue.to("N"));
            assertEquals(5, Saves.open(Saves.write(child)).chunk(0).size());
            var without = new java.util.HashMap<RecordId, RecordChange>();
            without.put(new RecordId(0, -1), null);
            refused(
                    "spark.edit.parent",
                    () -> child.withChanges(child.changes().withRecords(without), Progress.NONE));
        }

        @Test
        void recordsOfAnotherFormAreRefused() throws Exception {
            SaveDocument document = Saves.open(four().bytes());
            var other =
                    new DetachedRecord(
                            new RecordHead("X", "entry", ""),
                            RecordContent.of(Section.of("VALU", TextValue.of("v"))));
            refused(
                    "spark.edit.record",
                    () ->
                            Saves.with(
                                    document,
                                    new RecordId(0, -1),
                                    new RecordChange.Added(other, 0)));
            refused(
                    "spark.edit.record",
                    () -> Saves.renamed(document, new RecordId(0, 0), "x".repeat(65_536)));
        }
    }

    @Nested
    final class OfTheRest {
        @Test
        void customEntriesAreAddedChangedAndTakenOut() throws Exception {
            SaveDocument document = Saves.open(SampleSave.typical(2).bytes());
            SaveDocument changed =
                    Saves.revised(
                            document,
                            new RecordId(1, 0),
                            head -> head,
                            value -> TextValue.of("other\u0000"));
            changed = Saves.without(changed, 1, 1);
            var entry =
                    new DetachedRecord(
                            new RecordHead("new", "entry", ""),
                            RecordContent.of(Section.of("VALU", TextValue.of("x"))));
            changed = Saves.with(changed, new RecordId(1, -1), new RecordChange.Added(entry, 0));
            SaveDocument reopened = Saves.open(Saves.write(changed));
            assertEquals(2, reopened.chunk(1).size());
            assertEquals(
                    TextValue.of("other\u0000"),
                    reopened.chunk(1).record(0).content().sections().get(0).content());
            assertEquals("new", reopened.chunk(1).record(1).head().subject());
        }

        @Test
        void aTailCanBeTakenOff() throws Exception {
            SaveDocument document = Saves.open(SampleSave.typical(4).unsealedTail("JUNK").bytes());
            SaveDocument clean =
                    document.withChanges(
                            document.changes().withChunks(Map.of(2, new ChunkChange.Removed())),
                            Progress.NONE);
            assertEquals(SampleSave.typical(4).bytes(), Saves.write(clean));
        }

        @Test
        void otherChunksStay() throws Exception {
            SaveDocument document = Saves.open(SampleSave.typical(4).bytes());
            refused(
                    "spark.edit.chunk",
                    () ->
                            document.withChanges(
                                    document.changes()
                                            .withChunks(Map.of(1, new ChunkChange.Removed())),
                                    Progress.NONE));
        }
    }
}
