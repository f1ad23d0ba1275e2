package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.StructValue;
import org.junit.jupiter.api.Test;

/// Edits that change how a value is spelled and not what it is: each is a change.
final class SpellingEditsTest {
    private static final Encoding WIDE = Encoding.number("width", 2);
    private static final RecordId OPENED = new RecordId(0, 0);
    private static final RecordId ADDED = new RecordId(0, -1);

    private final Editor editor = new Editor(EditChecks.of(TypeCatalog.EMPTY));
    private final EditedSave opened =
            EditedSave.opened(
                    new MemoryOrigin(struct(Encoding.DEFAULT))
                            .with("GLOB", "", record(Encoding.DEFAULT))
                            .open());

    private static StructValue struct(Encoding encoding) {
        return StructValue.builder("S")
                .add("Gold", PrimitiveType.INT32, IntegerValue.int32(5), encoding)
                .build();
    }

    private static DetachedRecord record(Encoding encoding) {
        return new DetachedRecord(
                new RecordHead("a", "k", ""),
                RecordContent.of(Section.of("PROP", struct(encoding))));
    }

    private static Edit spell(RecordId record, long... ids) {
        return new Edit.SetEncoding(new Target(record, ItemPath.of(ids)), WIDE);
    }

    private static Encoding spelling(EditedSave save, RecordId id) throws SaveException {
        Section section = save.document().record(id).content().sections().get(0);
        return ((StructValue) section.content()).items().encoding(0);
    }

    private static void assertChanged(EditedSave before, EditedSave after) {
        assertFalse(after.document().changes().isEmpty());
        assertNotEquals(before.document().changes(), after.document().changes());
        assertNotEquals(before, after);
    }

    @Test
    void changeTheHeader() throws SaveException {
        EditedSave now = editor.stage(opened, spell(RecordId.HEADER, 0));
        assertChanged(opened, now);
        assertEquals(WIDE, now.document().header().items().encoding(0));
        EditedSave other =
                editor.stage(
                        now,
                        new Edit.SetEncoding(
                                new Target(RecordId.HEADER, ItemPath.of(0)), Encoding.DEFAULT));
        assertChanged(now, other);
        assertFalse(now.document().changes().hasSameHeader(other.document().changes()));
    }

    @Test
    void changeAnOpenedRecord() throws SaveException {
        EditedSave now = editor.stage(opened, spell(OPENED, 0, 0));
        assertChanged(opened, now);
        assertTrue(now.document().chunk(0).isEdited());
        assertEquals(WIDE, spelling(now, OPENED));
        Edit back =
                new Edit.SetEncoding(new Target(OPENED, ItemPath.of(0, 0)), Encoding.DEFAULT);
        EditedSave other = editor.stage(now, back);
        assertChanged(now, other);
        assertEquals(Encoding.DEFAULT, spelling(other, OPENED));
    }

    @Test
    void changeAnAddedRecord() throws SaveException {
        Edit add = new Edit.AddRecord(ADDED, record(Encoding.DEFAULT), 0);
        EditedSave before = editor.stage(opened, add);
        EditedSave now = editor.stage(before, spell(ADDED, 0, 0));
        assertChanged(before, now);
        assertNotEquals(
                before.document().changes().records().get(ADDED),
                now.document().changes().records().get(ADDED));
        assertNotSame(before.document().chunk(0), now.document().chunk(0));
        assertEquals(WIDE, spelling(now, ADDED));
    }

    @Test
    void areTheSameChangesWhenShownAgain() throws SaveException {
        EditedSave now = editor.stage(opened, spell(OPENED, 0, 0));
        EditedSave again = editor.show(now, now.staged(), Progress.NONE);
        assertEquals(now.document().changes(), again.document().changes());
        assertEquals(Changes.NONE, opened.document().changes());
    }
}
