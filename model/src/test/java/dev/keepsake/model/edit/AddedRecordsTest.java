package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Records that edits add: where they stand, whatever comes and goes around them.
final class AddedRecordsTest {
    private static final int MANY = 50_000;
    private static final int FIRST = RecordChange.Added.FIRST;

    private final Editor editor = new Editor(EditChecks.of(TypeCatalog.EMPTY));
    private final EditedSave opened =
            EditedSave.opened(
                    new MemoryOrigin(StructValue.builder("").build())
                            .with("GLOB", "", record("a"), record("b"))
                            .open());

    private static DetachedRecord record(String subject) {
        return new DetachedRecord(
                new RecordHead(subject, "k", ""),
                RecordContent.of(Section.of("PROP", BoolValue.TRUE)));
    }

    private static Edit add(int number, int after) {
        return new Edit.AddRecord(new RecordId(0, number), record("n" + -number), after);
    }

    private static Edit remove(int number) {
        return new Edit.RemoveRecord(new RecordId(0, number));
    }

    private static String subjects(EditedSave save) throws SaveException {
        var subjects = new ArrayList<String>();
        Chunk chunk = save.document().chunk(0);
        for (int i = 0; i < chunk.size(); i++) {
            subjects.add(chunk.record(i).head().subject());
        }
        return String.join(" ", subjects);
    }

    @Test
    void standInALongChainEachBehindTheOneBefore() throws SaveException {
        var edits = new ArrayList<Edit>(List.of(add(-1, 0)));
        for (int n = 2; n <= MANY; n++) {
            edits.add(add(-n, 1 - n));
        }
        EditedSave now = editor.stage(opened, edits, Progress.NONE);
        Chunk chunk = now.document().chunk(0);
        assertEquals(MANY + 2, chunk.size());
        assertEquals(new RecordId(0, -1), chunk.record(1).id());
        assertEquals(new RecordId(0, -MANY), chunk.record(MANY).id());
        assertEquals(new RecordId(0, 1), chunk.record(MANY + 1).id());
    }

    @Test
    void neverStandBehindThemselves() throws SaveException {
        EditedSave now = editor.stage(opened, add(-1, 0), add(-2, -1), add(-3, -2), remove(-1));
        for (int after : new int[] {-1, -2, -3}) {
            var refused =
                    assertThrows(
                            EditRefusedException.class, () -> editor.stage(now, add(-1, after)));
            assertEquals(EditCode.POSITION, refused.finding().code());
        }
        assertEquals("a n1 n2 n3 b", subjects(editor.stage(now, add(-1, 0))));
        assertEquals("n1 n2 n3 a b", subjects(editor.stage(now, add(-1, FIRST))));
    }

    @Test
    void keepTheirOrderWhenTheOneTheyStandBehindIsGone() throws SaveException {
        EditedSave now = editor.stage(opened, add(-1, 0), add(-2, 0), add(-3, -1), add(-4, -1));
        assertEquals("a n2 n1 n4 n3 b", subjects(now));
        EditedSave gone = editor.stage(now, remove(-1));
        assertEquals("a n2 n4 n3 b", subjects(gone));
        gone = editor.stage(gone, add(-5, 0), add(-6, -4));
        assertEquals("a n5 n2 n4 n6 n3 b", subjects(gone));
        gone = editor.stage(gone, remove(-4));
        assertEquals("a n5 n2 n6 n3 b", subjects(gone));
        EditedSave back = editor.stage(gone, add(-1, 0));
        assertEquals("a n5 n2 n1 n6 n3 b", subjects(back));
    }

    @Test
    void keepTheirOrderWhateverTheirNumbers() throws SaveException {
        EditedSave now = editor.stage(opened, add(-5, 0), add(-3, -5), add(-4, 0));
        assertEquals("a n5 n3 n4 b", subjects(now));
        assertEquals("a n3 n4 b", subjects(editor.stage(now, remove(-5))));
    }

    @Test
    void areStagedOneByOneAsAllAtOnce() throws SaveException {
        Edit[] edits = {
            add(-1, 0), add(-2, -1), add(-3, FIRST), remove(-1), add(-4, -1), add(-5, 1), add(-6, 0),
            remove(0), new Edit.RestoreRecord(new RecordId(0, 0)), remove(1), add(-7, 1)
        };
        EditedSave now = opened;
        for (Edit edit : edits) {
            now = editor.stage(now, edit);
        }
        assertEquals("n3 a n6 n4 n2 n7 n5", subjects(now));
        assertEquals(subjects(now), subjects(editor.stage(opened, edits)));
        assertEquals(
                subjects(now), subjects(editor.show(now, now.staged(), Progress.NONE)));
        assertEquals(new RecordId(0, -8), editor.nextRecord(now, 0));
    }

    @Test
    void restoreNoRecordThatWasNotOpened() {
        var refused =
                assertThrows(
                        EditRefusedException.class,
                        () ->
                                editor.stage(
                                        opened, new Edit.RestoreRecord(new RecordId(0, 7))));
        assertEquals(EditCode.NOT_OPENED, refused.finding().code());
    }
}
