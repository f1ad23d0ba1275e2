package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SparkFormatTest {
    @Test
    void bothFormatsAreFound() {
        SaveFormats formats = SaveFormats.installed();
        assertEquals("spark", formats.findWriter("spark-4").orElseThrow().id());
        assertEquals("spark-kv", formats.findWriter("spark-kv-0").orElseThrow().id());
    }

    @Test
    void theMagicIsCertain() throws Exception {
        assertEquals(Likelihood.CERTAIN, probe(SampleSave.of(1).bytes()));
        assertEquals(Likelihood.CERTAIN, probe(Bytes.ofText("SPRK")));
        assertEquals(Likelihood.NO, probe(Bytes.ofText("SPRX....")));
        assertEquals(Likelihood.NO, probe(Bytes.EMPTY));
    }

    private static Likelihood probe(Bytes bytes) throws Exception {
        return Saves.SPARK.probe(MemorySource.of("x", bytes), Limits.DEFAULT);
    }

    @Test
    void theHeaderHoldsTheMetadata() throws Exception {
        StructValue header = Saves.open(SampleSave.of(4).bytes()).header();
        assertEquals(
                List.of(
                        "version",
                        "saveName",
                        "sceneName",
                        "playerClass",
                        "screenshotPath",
                        "timestamp",
                        "playTime",
                        "playerHealth",
                        "playerArmor",
                        "position",
                        "playerKills",
                        "playerDeaths"),
                names(header));
        assertEquals(new IntegerValue(4, PrimitiveType.UINT32), header.value(0));
        assertEquals(TextValue.of("Shots/a.png"), header.value(4));
        assertEquals(new IntegerValue(1_700_000_000, PrimitiveType.UINT64), header.value(5));
        assertEquals(FloatValue.of(1.5f), header.value(6));
        StructValue position = (StructValue) header.value(9);
        assertEquals("Vector", position.type().name());
        assertEquals(
                List.of(FloatValue.of(4), FloatValue.of(5), FloatValue.of(6)),
                position.items().values());
        assertEquals(IntegerValue.int32(8), header.value(11));
    }

    @Test
    void theFirstVersionHasNoScreenshot() throws Exception {
        StructValue header = Saves.open(SampleSave.of(1).bytes()).header();
        assertEquals(-1, header.type().indexOf("screenshotPath"));
        assertEquals(11, header.items().count());
    }

    private static List<String> names(StructValue struct) {
        return IntStream.range(0, struct.items().count()).mapToObj(struct::name).toList();
    }

    @Test
    void anEntityIsARecordWithItsComponents() throws Exception {
        SaveDocument document = Saves.open(SampleSave.typical(4).bytes());
        assertEquals(
                List.of("ENTS", "CUST"),
                document.chunks().stream().map(chunk -> chunk.id()).toList());
        assertEquals(3, document.chunk(0).size());
        assertEquals(new RecordHead("Child", "entity", ""), document.chunk(0).record(0).head());
        StructValue components = components(document, 2);
        assertEquals(List.of("Transform", "TagComponent", "Mod.Loot"), names(components));
        StructValue transform = (StructValue) components.value(0);
        assertEquals("Transform", transform.type().name());
        assertEquals(FloatValue.of(2), transform.find("px").orElseThrow());
        assertEquals(TextValue.of("3"), ((StructValue) components.value(2)).value(0));
    }

    private static StructValue components(SaveDocument document, int entity) throws Exception {
        return (StructValue)
                document.chunk(0).record(entity).content().find("COMP").orElseThrow().content();
    }

    private static Value parent(SaveDocument document, int entity) throws Exception {
        StructValue transform =
                (StructValue) components(document, entity).find("Transform").orElseThrow();
        return transform.find("parent").orElseThrow();
    }

    @Test
    void aParentIsAReferenceToAnEntity() throws Exception {
        Bytes save =
                SampleSave.of(4)
                        .entity("E", "Transform|parent=-1")
                        .entity("E", "Transform|parent=0")
                        .entity("F", "Transform|parent=1")
                        .entity("", "Transform|parent=3")
                        .entity("G", "Transform|parent=3")
                        .entity("H", "Transform|parent=01")
                        .entity("I", "Transform|parent=7")
                        .bytes();
        SaveDocument document = Saves.open(save);
        assertEquals(ReferenceValue.NONE, parent(document, 0));
        assertEquals(new ReferenceValue("E", 0), parent(document, 1));
        assertEquals(new ReferenceValue("E", 1), parent(document, 2));
        assertEquals(kept("3", OpaqueValue.Reason.NOT_PROVEN), parent(document, 4));
        assertEquals(kept("01", OpaqueValue.Reason.UNREADABLE), parent(document, 5));
        assertEquals(kept("7", OpaqueValue.Reason.UNREADABLE), parent(document, 6));
        assertEquals(save, Saves.write(document));
    }

    private static OpaqueValue kept(String text, OpaqueValue.Reason reason) {
        return new OpaqueValue(Bytes.ofText(text), "", reason);
    }

    @Test
    void duplicatesAndOrderAreKept() throws Exception {
        SaveDocument document =
                Saves.open(
                        SampleSave.of(1)
                                .entity(
                                        "E",
                                        "Transform|px=1.000000|px=2.000000",
                                        "Transform|py=3.000000")
                                .custom("k", "first")
                                .custom("k", "second")
                                .bytes());
        StructValue components = components(document, 0);
        assertEquals(List.of("Transform", "Transform"), names(components));
        assertEquals(List.of("px", "px"), names((StructValue) components.value(0)));
        var second = document.chunk(1).find("k", 1).orElseThrow();
        assertEquals(TextValue.of("second"), second.content().find("VALU").orElseThrow().content());
        assertEquals(new RecordHead("k", "entry", ""), second.head());
    }

    @Test
    void bytesBehindTheEndAreAChunkOfTheirOwn() throws Exception {
        SaveDocument old = Saves.open(SampleSave.typical(1).tail("JUNK").bytes());
        assertEquals(ChunkHead.Kind.RAW, old.chunk(2).head().kind());
        assertEquals(Bytes.ofText("JUNK"), old.chunk(2).bytes());
        SaveDocument sealed = Saves.open(SampleSave.typical(4).tail("in").bytes());
        assertEquals("", sealed.chunk(2).key());
        assertEquals(Bytes.ofText("in"), sealed.chunk(2).bytes());
        SaveDocument unsealed = Saves.open(SampleSave.typical(4).unsealedTail("out").bytes());
        assertEquals("unsealed", unsealed.chunk(2).key());
        assertEquals(Bytes.ofText("out"), unsealed.chunk(2).bytes());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everyValueIsFoundWhereItsBytesStand(int version) throws Exception {
        Bytes save = SampleSave.typical(version).tail("JUNK").bytes();
        SaveDocument document = Saves.open(save);
        var origin = document.origin();
        for (int chunk = 0; chunk < 2; chunk++) {
            for (int i = 0; i < document.chunk(chunk).size(); i++) {
                var where = origin.locate(new RecordId(chunk, i), ItemPath.ROOT).orElseThrow();
                assertEquals(
                        save.slice((int) where.region().offset(), (int) where.region().length()),
                        where.bytes());
                assertEquals(origin.size(chunk, i), where.region().length());
            }
        }
        assertEquals(Bytes.ofText("1.500000"), bytes(document, 0, 0, 0, 0));
        assertEquals(Bytes.ofText("3"), bytes(document, 2, 0, 2, 0));
        assertEquals(Bytes.ofText("Level01"), header(document, 2));
        assertEquals(Bytes.ofText("4 5 6"), header(document, version >= 2 ? 9 : 8));
        assertEquals(Bytes.ofText("5"), header(document, version >= 2 ? 9 : 8, 1));
        assertEquals(
                new Span(4, 4),
                origin.locate(RecordId.HEADER, ItemPath.of(0)).orElseThrow().region());
        assertEquals(
                java.util.Optional.empty(),
                origin.locate(new RecordId(0, 0), ItemPath.of(0, 0, -1)));
    }

    private static Bytes bytes(SaveDocument document, int entity, long... path) throws Exception {
        return document.origin()
                .locate(new RecordId(0, entity), ItemPath.of(path))
                .orElseThrow()
                .bytes();
    }

    private static Bytes header(SaveDocument document, long... path) throws Exception {
        return document.origin().locate(RecordId.HEADER, ItemPath.of(path)).orElseThrow().bytes();
    }

    @Test
    void equalDigestsNeedEqualParents() throws Exception {
        SaveDocument one =
                Saves.open(SampleSave.of(4).entity("A", "Transform|parent=1").entity("B").bytes());
        SaveDocument same =
                Saves.open(
                        SampleSave.of(4)
                                .entity("A", "Transform|parent=1")
                                .entity("B", "X")
                                .bytes());
        SaveDocument other =
                Saves.open(SampleSave.of(4).entity("A", "Transform|parent=1").entity("C").bytes());
        var digest = one.origin().digest(0, 0);
        assertEquals(digest, same.origin().digest(0, 0));
        org.junit.jupiter.api.Assertions.assertNotEquals(digest, other.origin().digest(0, 0));
    }

    @Test
    void otherVersionsAreWrongUse() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Saves.SPARK.create("5", null, Limits.DEFAULT));
    }
}
