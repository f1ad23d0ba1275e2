package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditTransfer.Missed;
import dev.keepsake.model.edit.EditTransfer.Transferred;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.PathCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Slot;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

final class EditTransferTest {
    private static final Editor EDITOR = new Editor(EditChecks.of(TypeCatalog.EMPTY));

    private static Transferred transfer(EditedSave from, EditedSave onto) throws SaveException {
        return EditTransfer.transfer(from, onto, EDITOR, Progress.NONE);
    }

    @Property(tries = 1000)
    void editsOnTheSameSaveMakeTheSameOfIt(@ForAll long seed) throws SaveException {
        var random = new RandomEdits(seed);
        EditedSave now = MixedSave.open();
        for (int i = 0; i < 12; i++) {
            now = stagedOrNot(now, random.next(now));
        }
        Transferred done = transfer(now, MixedSave.open());
        assertEquals(List.of(), done.missed().stream().map(Missed::reason).toList());
        assertEquals(now.staged().entries().size(), done.now().staged().entries().size());
        assertSame(now.document(), done.now().document());
    }

    private static EditedSave stagedOrNot(EditedSave now, Edit edit) throws SaveException {
        try {
            return EDITOR.stage(now, edit);
        } catch (EditRefusedException refused) {
            return now;
        }
    }

    /// Added records may have other numbers.
    private static void assertSame(SaveDocument left, SaveDocument right) throws SaveException {
        RandomEditsTest.assertSameValue(left.header(), right.header());
        assertEquals(left.recordCount(), right.recordCount());
        for (int i = 0; i < left.chunk(0).size(); i++) {
            RandomEditsTest.assertSameRecord(left.chunk(0).record(i), right.chunk(0).record(i));
        }
    }

    private static final RecordId RECORD = new RecordId(0, 0);

    /// The place of `list` in the record.
    private static Target list(EditedSave save) throws SaveException {
        var resolver = new PathResolver(save, Progress.NONE);
        return resolver.resolve(resolver.path(RECORD) + "/PROP/List").target();
    }

    @Test
    void anItemIsFoundWhereItsAddressLeads() throws SaveException {
        EditedSave onto = MixedSave.open();
        Target list = list(onto);
        var first = new Target(RECORD, list.path().then(0));
        onto = EDITOR.stage(onto, new Edit.Remove(first));
        EditedSave from = MixedSave.open();
        from = EDITOR.stage(from, new Edit.SetValue(first, MixedSave.number(99), null));
        Transferred done = transfer(from, onto);
        assertEquals(List.of(), done.missed());
        var second = new Target(RECORD, list.path().then(1));
        assertEquals(
                MixedSave.number(99),
                EditedRecord.of(done.now(), RECORD).find(second.path()).orElseThrow());
    }

    @Test
    void whatLeadsNowhereIsToldAndTheRestIsStaged() throws SaveException {
        EditedSave onto = MixedSave.open();
        Target list = list(onto);
        for (long id = 0;
                EditedRecord.of(onto, RECORD).find(list.path().then(id)).isPresent();
                id++) {
            onto = EDITOR.stage(onto, new Edit.Remove(new Target(RECORD, list.path().then(id))));
        }
        EditedSave from = MixedSave.open();
        Edit lost =
                new Edit.SetValue(
                        new Target(RECORD, list.path().then(0)), MixedSave.number(99), null);
        Edit added = new Edit.Insert(list, 0, -1, null, Slot.of(MixedSave.number(7)));
        from = EDITOR.stage(from, List.of(lost, added), Progress.NONE);
        Transferred done = transfer(from, onto);
        assertEquals(List.of(lost), done.missed().stream().map(Missed::edit).toList());
        assertEquals(PathCode.NO_VALUE, done.missed().getFirst().reason().finding().code());
        ItemPath place = list.path().then(EDITOR.nextId(onto, list));
        assertEquals(
                MixedSave.number(7), EditedRecord.of(done.now(), RECORD).find(place).orElseThrow());
    }
}
