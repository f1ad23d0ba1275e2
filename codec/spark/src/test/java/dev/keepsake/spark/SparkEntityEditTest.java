package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.util.HashMap;
import org.junit.jupiter.api.Test;

final class SparkEntityEditTest {
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
        Saves.refused("spark.edit.parent", () -> Saves.without(document, 0, 2));
        SaveDocument freed =
                Saves.withProperty(document, 3, "Transform", "parent", ReferenceValue.NONE);
        assertEquals(3, Saves.open(Saves.write(Saves.without(freed, 0, 2))).chunk(0).size());
    }

    @Test
    void aParentThatIsNoEntityIsRefused() throws Exception {
        SaveDocument document = Saves.open(four().bytes());
        Saves.refused(
                "spark.edit.parent",
                () ->
                        Saves.withProperty(
                                document, 0, "Transform", "parent", ReferenceValue.to("Z")));
        Saves.refused(
                "spark.edit.parent",
                () ->
                        Saves.withProperty(
                                document, 0, "Transform", "parent", new ReferenceValue("B", 2)));
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
        Saves.refused(
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
        Saves.refused(
                "spark.edit.record",
                () -> Saves.with(document, new RecordId(0, -1), new RecordChange.Added(other, 0)));
        Saves.refused(
                "spark.edit.record",
                () -> Saves.renamed(document, new RecordId(0, 0), "x".repeat(65_536)));
    }

    private static SampleSave dangling() {
        return SampleSave.of(4)
                .entity("A", ROOT)
                .entity("B", "Transform|parent=3")
                .entity("C", "Transform|parent=0|parent=4");
    }

    private SaveDocument added(SaveDocument document, int id) throws Exception {
        var change = new RecordChange.Added(entity("N" + id, ReferenceValue.NONE), 2);
        return Saves.with(document, new RecordId(0, id), change);
    }

    @Test
    void anAddedOneDoesNotBecomeTheParentOfAnother() throws Exception {
        SaveDocument document = Saves.open(dangling().bytes());
        Saves.refused("spark.edit.dangling", () -> added(document, -1));
        SaveDocument freed =
                Saves.withProperty(document, 1, "Transform", "parent", ReferenceValue.NONE);
        SaveDocument one = added(freed, -1);
        Saves.refused("spark.edit.dangling", () -> added(one, -2));
        assertEquals(4, Saves.open(Saves.write(one)).chunk(0).size());
    }

    @Test
    void aNumberThatNoEntityHadStaysOneThatNoneHas() throws Exception {
        SaveDocument document = Saves.open(dangling().bytes());
        SaveDocument fewer = Saves.without(document, 0, 1);
        SaveDocument same = added(fewer, -1);
        SaveDocument reopened = Saves.open(Saves.write(same));
        assertEquals(
                new OpaqueValue(Bytes.ofText("4"), "", OpaqueValue.Reason.UNREADABLE),
                transform(reopened, 1).value(1));
        var restored = new HashMap<RecordId, RecordChange>();
        restored.put(new RecordId(0, 1), null);
        Saves.refused(
                "spark.edit.dangling",
                () -> same.withChanges(same.changes().withRecords(restored), Progress.NONE));
    }

    private static StructValue transform(SaveDocument document, int entity) throws Exception {
        Section section = document.chunk(0).record(entity).content().sections().get(0);
        return (StructValue) ((StructValue) section.content()).value(0);
    }

    @Test
    void anAddedOneCannotNameAParentThatIsAddedWithItsNumber() throws Exception {
        SaveDocument document = Saves.open(four().bytes());
        var kept = new OpaqueValue(Bytes.ofText("4"), "", OpaqueValue.Reason.UNREADABLE);
        StructValue transform = StructValue.builder("Transform").add("parent", kept).build();
        StructValue components =
                StructValue.builder("Components").add("Transform", transform).build();
        var record =
                new DetachedRecord(
                        new RecordHead("N", "entity", ""),
                        RecordContent.of(Section.of("COMP", components)));
        Saves.refused(
                "spark.edit.dangling",
                () -> Saves.with(document, new RecordId(0, -1), new RecordChange.Added(record, 0)));
    }

    @Test
    void anotherSpellingOfAnAddedOneIsCheckedToo() throws Exception {
        SaveDocument document = Saves.open(four().bytes());
        RecordContent plain = spelled(Encoding.DEFAULT);
        RecordContent wide = spelled(Encoding.raw("raw", Bytes.ofText(" ".repeat(70_000) + "5")));
        assertEquals(plain, wide);
        SaveDocument more = Saves.with(document, new RecordId(0, -1), addedLast(plain));
        Saves.refused(
                "spark.edit.value", () -> Saves.with(more, new RecordId(0, -1), addedLast(wide)));
    }

    private static RecordContent spelled(Encoding encoding) {
        StructValue transform =
                StructValue.builder("Transform")
                        .add("px", PrimitiveType.FLOAT, FloatValue.of(5), encoding)
                        .build();
        StructValue components =
                StructValue.builder("Components").add("Transform", transform).build();
        return RecordContent.of(Section.of("COMP", components));
    }

    private static RecordChange addedLast(RecordContent content) {
        return new RecordChange.Added(
                new DetachedRecord(new RecordHead("S", "entity", ""), content), 3);
    }
}
