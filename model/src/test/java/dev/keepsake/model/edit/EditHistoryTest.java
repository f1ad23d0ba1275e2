package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a history keeps in memory.
final class EditHistoryTest {
    private static final int SIZE = 100_000;

    private final Editor editor = new Editor(EditChecks.of(TypeCatalog.EMPTY));
    private final EditedSave opened =
            EditedSave.opened(
                    new MemoryOrigin(StructValue.builder("").build())
                            .withBytes("RAWS", Bytes.wrap(new byte[9 * SIZE]))
                            .open());

    private static Edit set(int fill) {
        var bytes = new byte[SIZE];
        bytes[0] = (byte) fill;
        return new Edit.SetChunkBytes(0, Bytes.wrap(bytes));
    }

    private static void assertHolds(int edits, EditHistory history) {
        long most = (SIZE + 100L) * edits;
        assertTrue(history.heldBytes() >= (long) SIZE * edits && history.heldBytes() <= most);
    }

    @Test
    void countsEveryEntryOnceAndNothingOfWhatItReplaced() throws SaveException {
        EditHistory history = EditHistory.EMPTY;
        assertEquals(0, history.heldBytes());
        EditedSave now = opened;
        for (int n = 1; n <= 3; n++) {
            now = editor.stage(now, set(n));
            history = history.then(now.staged());
            assertHolds(n, history);
        }
        assertHolds(3, history.undo().orElseThrow());
        assertHolds(3, history.undo().orElseThrow().undo().orElseThrow());
        EditedSave reverted = editor.revert(now, List.of(2), Progress.NONE);
        assertHolds(3, history.then(reverted.staged()));
        assertHolds(3, history.then(reverted.staged()).undo().orElseThrow());
    }

    @Test
    void letsGoOfWhatNoStepLeadsTo() throws SaveException {
        EditedSave one = editor.stage(opened, set(1));
        EditedSave two = editor.stage(one, set(2));
        EditHistory history = EditHistory.EMPTY.then(one.staged()).then(two.staged());
        EditHistory undone = history.undo().orElseThrow();
        assertHolds(1, undone.withoutSteps());
        assertSame(one.staged(), undone.withoutSteps().present());
        assertFalse(undone.withoutSteps().canUndo() || undone.withoutSteps().canRedo());
        assertHolds(2, undone.then(editor.stage(one, set(3)).staged()));
        assertTrue(history.heldBytes() < EditHistory.MOST_HELD_BYTES);
    }
}
