package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.type.TypeCatalog.FieldDescription;
import dev.keepsake.model.type.TypeCatalog.Range;
import dev.keepsake.model.type.TypeCatalog.StructDescription;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class EditorTest {
    private static final RecordId RECORD = new RecordId(0, 0);
    private static final TypeCatalog CATALOG =
            new TypeCatalog(
                    Map.of(
                            "S",
                            new StructDescription(
                                    "S",
                                    "",
                                    List.of(
                                            new FieldDescription(
                                                    "Gold",
                                                    PrimitiveType.INT32,
                                                    new Range(BigDecimal.ZERO, BigDecimal.TEN),
                                                    "",
                                                    "",
                                                    null,
                                                    "")))),
                    Map.of());
    private final Editor editor = new Editor(new EditChecks(CATALOG, true, true));
    private final MemoryOrigin origin =
            new MemoryOrigin(StructValue.builder("").build())
                    .with("GLOB", "", record("a"), record("b"))
                    .withBytes("RAWS", Bytes.ofText("raw"));
    private final EditedSave opened = EditedSave.opened(origin.open());

    private static DetachedRecord record(String subject) {
        StructValue properties =
                StructValue.builder("S")
                        .add("Gold", IntegerValue.int32(5))
                        .add(
                                "List",
                                ListValue.of(PrimitiveType.INT32, List.of(IntegerValue.int32(1))))
                        .add("Ref", ReferenceValue.to("b"))
                        .add("Rate", FloatValue.of(1))
                        .add(
                                "Kept",
                                new OpaqueValue(Bytes.EMPTY, "", OpaqueValue.Reason.UNREADABLE))
                        .build();
        return new DetachedRecord(
                new RecordHead(subject, "entity", ""),
                RecordContent.of(Section.of("PROP", properties)));
    }

    private static Target at(long... ids) {
        return new Target(RECORD, ItemPath.of(ids));
    }

    private static Edit set(Value value, long... ids) {
        return new Edit.SetValue(at(ids), value, null);
    }

    private void assertRefused(EditCode code, Edit... edits) {
        var refused = assertThrows(EditRefusedException.class, () -> editor.stage(opened, edits));
        assertEquals(code, refused.finding().code());
    }

    @Test
    void aStructWithoutANameHasTheFieldsOfTheRecordsClass() {
        var properties = StructValue.builder("").add("Gold", IntegerValue.int32(5)).build();
        var record =
                new DetachedRecord(
                        new RecordHead("c", "entity", "S"),
                        RecordContent.of(Section.of("PROP", properties)));
        var save =
                EditedSave.opened(
                        new MemoryOrigin(StructValue.builder("").build())
                                .with("GLOB", "", record)
                                .open());
        var refused =
                assertThrows(
                        EditRefusedException.class,
                        () -> editor.stage(save, set(IntegerValue.int32(11), 0, 0)));
        assertEquals(EditCode.RANGE, refused.finding().code());
    }

    @Test
    void aRecordThatIsAPropertyHasTheFieldOfItsOwner() {
        var record =
                new DetachedRecord(
                        new RecordHead("Gold", "property", "Int32"),
                        RecordContent.of(Section.of("PROP", IntegerValue.int32(5))));
        var save =
                EditedSave.opened(
                        new MemoryOrigin(StructValue.builder("").build())
                                .ownedBy("S")
                                .with("root", "", record)
                                .open());
        var refused =
                assertThrows(
                        EditRefusedException.class,
                        () -> editor.stage(save, set(IntegerValue.int32(11), 0)));
        assertEquals(EditCode.RANGE, refused.finding().code());
    }

    @Test
    void refusesWhatDoesNotFit() {
        Slot one = Slot.of(IntegerValue.int32(1));
        assertRefused(EditCode.TYPE, set(BoolValue.TRUE, 0, 0));
        assertRefused(EditCode.RANGE, set(IntegerValue.int32(11), 0, 0));
        assertRefused(EditCode.DANGLING, set(ReferenceValue.to("z"), 0, 2));
        assertRefused(EditCode.NOT_FINITE, set(FloatValue.of(Float.NaN), 0, 3));
        assertRefused(EditCode.NO_ITEM, set(BoolValue.TRUE, 0, 9));
        assertRefused(EditCode.NO_ITEM, set(BoolValue.TRUE));
        assertRefused(EditCode.NOT_A_CONTAINER, set(BoolValue.TRUE, 0, 0, 0));
        assertRefused(EditCode.KEPT_AS_READ, set(BoolValue.TRUE, 0, 4, 0));
        assertRefused(EditCode.NOT_KEPT_AS_READ, new Edit.SetBytes(at(0, 0), Bytes.EMPTY));
        assertRefused(EditCode.NOT_NAMED, new Edit.SetName(at(0, 0), "n"));
        assertRefused(EditCode.ID, new Edit.Insert(at(0, 1), 0, 0, null, one));
        assertRefused(EditCode.POSITION, new Edit.Insert(at(0, 1), 7, -1, null, one));
        assertRefused(EditCode.KEY, new Edit.Insert(at(0, 1), 0, -1, one, one));
        assertRefused(EditCode.NOT_A_FIELD, new Edit.Retype(at(0, 1, 0), one));
        assertRefused(EditCode.NO_RECORD, new Edit.RemoveRecord(new RecordId(0, 7)));
        assertRefused(EditCode.NO_CHUNK, new Edit.RemoveRecord(new RecordId(7, 0)));
        assertRefused(EditCode.NOT_OPENED, new Edit.RestoreRecord(new RecordId(0, -1)));
        assertRefused(EditCode.CHUNK_KIND, new Edit.SetChunkBytes(0, Bytes.EMPTY));
        assertRefused(EditCode.POSITION, new Edit.AddRecord(new RecordId(0, -1), record("n"), -4));
        assertTrue(opened.document().changes().isEmpty());
    }

    @Test
    void refusesAFieldOfAWrongTypeDeepInsideAValue() {
        var wrong =
                new ListValue(
                        new ListType(PrimitiveType.INT32),
                        dev.keepsake.model.value.InlineItems.of(BoolValue.TRUE));
        assertRefused(EditCode.TYPE, set(wrong, 0, 1));
    }

    @Test
    void namesTheEntriesThatBuildOnARevertedOne() throws SaveException {
        var list = ListValue.of(PrimitiveType.INT32, List.of(IntegerValue.int32(8)));
        EditedSave now = editor.stage(opened, set(list, 0, 1));
        now = editor.stage(now, set(IntegerValue.int32(9), 0, 1, 0));
        EditedSave staged = editor.stage(now, set(IntegerValue.int32(7), 0, 0));
        var refused =
                assertThrows(
                        EditRefusedException.class,
                        () -> editor.revert(staged, List.of(1), Progress.NONE));
        assertEquals(EditCode.DEPENDS, refused.finding().code());
        assertEquals("2", refused.finding().details().get("entries"));
        EditedSave both = editor.revert(staged, List.of(1, 2), Progress.NONE);
        assertEquals(3, both.staged().entries().get(0).number());
        assertEquals(1, both.staged().entries().size());
        assertThrows(
                EditRefusedException.class, () -> editor.revert(both, List.of(1), Progress.NONE));
    }

    @Test
    void keepsTheOrderOfItemsBehindARevertedOne() throws SaveException {
        EditedSave now = opened;
        for (int n = 1; n <= 3; n++) {
            Slot slot = Slot.of(IntegerValue.int32(-n));
            now = editor.stage(now, new Edit.Insert(at(0, 1), n == 1 ? 0 : 1 - n, -n, null, slot));
        }
        now = editor.revert(now, List.of(1, 2), Progress.NONE);
        var content =
                (StructValue) now.document().record(RECORD).content().sections().get(0).content();
        assertEquals(
                ListValue.of(
                        PrimitiveType.INT32,
                        List.of(IntegerValue.int32(1), IntegerValue.int32(-3))),
                content.value(1));
        assertEquals(-4, editor.nextId(now, at(0, 1)));
    }

    @Test
    void takesChunksAndRecordsInAndOut() throws SaveException {
        EditedSave now =
                editor.stage(
                        opened,
                        new Edit.AddChunk(-2, ChunkHead.ofRecords("CUST", "")),
                        new Edit.AddRecord(new RecordId(-2, -1), record("n"), Integer.MIN_VALUE),
                        new Edit.SetValue(
                                new Target(new RecordId(-2, -1), ItemPath.of(0, 0)),
                                IntegerValue.int32(6),
                                null),
                        new Edit.SetChunkBytes(1, Bytes.ofText("other")),
                        new Edit.RemoveRecord(RECORD));
        assertEquals(2, now.document().recordCount());
        assertEquals(Bytes.ofText("other"), now.document().chunk(1).bytes());
        var added = now.document().record(new RecordId(-2, -1)).content().sections().get(0);
        assertEquals(IntegerValue.int32(6), ((StructValue) added.content()).value(0));
        assertEquals(new RecordId(-2, -2), editor.nextRecord(now, -2));
        now = editor.stage(now, new Edit.RemoveChunk(-2), new Edit.RestoreRecord(RECORD));
        assertEquals(2, now.document().chunks().size());
        assertTrue(editor.revertAll(now, Progress.NONE).document().changes().isEmpty());
    }

    @Test
    void decodesNothingItDoesNotChange() throws SaveException {
        editor.stage(opened, set(IntegerValue.int32(6), 0, 0));
        assertEquals(1, origin.decoded());
    }

    @Test
    void endsAtTheCallersWishAndChangesNothing() {
        assertThrows(
                CancelledException.class,
                () ->
                        editor.stage(
                                opened,
                                List.of(set(IntegerValue.int32(6), 0, 0)),
                                (done, total) -> false));
    }

    @Test
    void closesTheFileWithTheLastDocument() throws SaveException {
        EditedSave now = editor.stage(opened, set(IntegerValue.int32(6), 0, 0));
        opened.close();
        opened.close();
        assertFalse(origin.isClosed());
        now.close();
        assertTrue(origin.isClosed());
        assertThrows(
                IllegalStateException.class,
                () -> editor.stage(now, set(IntegerValue.int32(7), 0, 0)));
    }

    @Test
    void makesOneEntryOfTyping() throws SaveException {
        EditHistory history = EditHistory.EMPTY;
        EditedSave now = opened;
        for (int n = 1; n <= 3; n++) {
            List<Edit> edit = List.of(set(IntegerValue.int32(n), 0, 0));
            now =
                    history.isTyping(at(0, 0))
                            ? editor.restage(now, edit, Progress.NONE)
                            : editor.stage(now, edit, Progress.NONE);
            history = history.thenTyped(now.staged(), at(0, 0));
        }
        assertEquals(1, now.staged().entries().size());
        assertTrue(history.isDirty());
        assertFalse(history.save().isDirty());
        history = history.undo().orElseThrow();
        assertTrue(history.present().isEmpty());
        assertFalse(history.isDirty());
        assertFalse(history.canUndo());
        assertTrue(history.canRedo());
        assertFalse(history.then(StagedEdits.NONE).canRedo());
    }
}
