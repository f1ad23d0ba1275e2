package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.ContentComparison;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/// Whatever edits are staged: they can be taken back exactly, one by one or any one of them.
final class RandomEditsTest {
    private static final Editor EDITOR = new Editor(EditChecks.of(TypeCatalog.EMPTY));
    private static final double LEAST_STAGED = 60;
    private static final double LEAST_REVERTED = 80;

    @Property(tries = 400)
    @StatisticsReport(onFailureOnly = true)
    void takesEveryEditBackExactlyInReverseOrder(@ForAll long seed) throws SaveException {
        var random = new RandomEdits(seed);
        EditedSave now = MixedSave.open();
        EditedSave opened = now;
        var inverses = new ArrayList<List<Edit>>();
        for (int i = 0; i < 12; i++) {
            Edit edit = random.next(now);
            List<Edit> inverse = inverseOf(now, edit);
            if (!inverse.isEmpty()) {
                now = EDITOR.stage(now, edit);
                inverses.add(inverse);
            }
        }
        for (int i = inverses.size() - 1; i >= 0; i--) {
            now = EDITOR.stage(now, inverses.get(i), Progress.NONE);
        }
        assertSame(opened.document(), now.document());
    }

    /// What takes an edit back, empty where the edit is refused: of most it must not be.
    private static List<Edit> inverseOf(EditedSave now, Edit edit) throws SaveException {
        boolean staged = true;
        try (EditedSave after = EDITOR.stage(now, edit)) {
            assertTrue(!after.staged().isEmpty());
        } catch (EditRefusedException refused) {
            staged = false;
        }
        requireMostly("staged", staged, LEAST_STAGED);
        return staged ? EDITOR.inverse(now, edit) : List.of();
    }

    /// Fails the property where fewer of its steps than this were not refused.
    private static void requireMostly(String what, boolean done, double leastPercent) {
        Statistics.label(what)
                .collect(done)
                .coverage(all -> all.check(true).percentage(share -> share >= leastPercent));
    }

    @Property(tries = 400)
    @StatisticsReport(onFailureOnly = true)
    void revertingOneEntryGivesWhatStagingAllOthersGives(@ForAll long seed) throws SaveException {
        var random = new RandomEdits(seed);
        EditedSave now = MixedSave.open();
        var edits = new ArrayList<Edit>();
        for (int i = 0; i < 10; i++) {
            Edit edit = random.next(now);
            if (!inverseOf(now, edit).isEmpty()) {
                now = EDITOR.stage(now, edit);
                edits.add(edit);
            }
        }
        for (int k = 0; k < edits.size(); k++) {
            int number = now.staged().entries().get(k).number();
            requireMostly("reverted", revertsToTheOthers(now, number, edits, k), LEAST_REVERTED);
        }
        assertSame(EDITOR.revertAll(now, Progress.NONE).document(), MixedSave.open().document());
    }

    /// False where one of both is refused: others build on the reverted entry, or stand behind what
    /// it brought.
    private static boolean revertsToTheOthers(
            EditedSave now, int number, List<Edit> edits, int left) throws SaveException {
        EditedSave reverted;
        try {
            reverted = EDITOR.revert(now, List.of(number), Progress.NONE);
        } catch (EditRefusedException refused) {
            assertEquals(EditCode.DEPENDS, refused.finding().code());
            return false;
        }
        EditedSave others = MixedSave.open();
        for (int i = 0; i < edits.size(); i++) {
            if (i != left) {
                try {
                    others = EDITOR.stage(others, edits.get(i));
                } catch (EditRefusedException anchorless) {
                    assertEquals(EditCode.POSITION, anchorless.finding().code());
                    return false;
                }
            }
        }
        assertSame(others.document(), reverted.document());
        return true;
    }

    @Property(tries = 200)
    @StatisticsReport(onFailureOnly = true)
    void undoAndRedoShowTheSameDocumentsAgain(@ForAll long seed) throws SaveException {
        var random = new RandomEdits(seed);
        EditedSave now = MixedSave.open();
        EditHistory history = EditHistory.EMPTY;
        var seen = new ArrayList<EditedSave>(List.of(now));
        for (int i = 0; i < 6; i++) {
            Edit edit = random.next(now);
            if (!inverseOf(now, edit).isEmpty()) {
                now = EDITOR.stage(now, edit);
                history = history.then(now.staged());
                seen.add(now);
            }
        }
        for (int i = seen.size() - 2; i >= 0; i--) {
            history = history.undo().orElseThrow();
            now = EDITOR.show(now, history.present(), Progress.NONE);
            assertSame(seen.get(i).document(), now.document());
        }
        for (int i = 1; i < seen.size(); i++) {
            history = history.redo().orElseThrow();
            now = EDITOR.show(now, history.present(), Progress.NONE);
            assertSame(seen.get(i).document(), now.document());
        }
    }

    private static void assertSame(SaveDocument left, SaveDocument right) throws SaveException {
        assertSameValue(left.header(), right.header());
        assertEquals(left.recordCount(), right.recordCount());
        for (int i = 0; i < left.chunk(0).size(); i++) {
            var one = left.chunk(0).record(i);
            var two = right.chunk(0).record(i);
            assertEquals(one.id(), two.id());
            assertSameRecord(one, two);
        }
    }

    static void assertSameRecord(SaveRecord one, SaveRecord two) throws SaveException {
        assertEquals(one.head(), two.head());
        assertEquals(one.content(), two.content());
        for (int s = 0; s < one.content().sections().size(); s++) {
            Section first = one.content().sections().get(s);
            Section second = two.content().sections().get(s);
            assertEquals(first.encoding(), second.encoding());
            assertSameValue(first.content(), second.content());
        }
    }

    static void assertSameValue(Value left, Value right) throws SaveException {
        assertEquals(left, right);
        assertTrue(ContentComparison.same(left, right, true));
        assertEquals(left instanceof ContainerValue, right instanceof ContainerValue);
    }
}
