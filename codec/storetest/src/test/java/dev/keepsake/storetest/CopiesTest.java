package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.Base;
import dev.keepsake.store.Loaded;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What becomes of a slot whose copies are not as a store leaves them.
final class CopiesTest {
    private static final SlotId SLOT = SlotId.slot("harbour");
    private static final SlotId OTHER = SlotId.slot("other");

    private final MemoryBackend backend = new MemoryBackend();
    private final FaultyBackend faulty = FaultyBackend.over(backend);
    private final SaveStore store =
            SaveStore.open(faulty, StoreOptions.forGame("Test").withCallbacks(Runnable::run));

    @AfterEach
    void close() {
        store.close();
    }

    private void put(CopyLetter letter, Bytes bytes) {
        RawSaves.put(backend, SLOT.file(letter), bytes);
    }

    private static Bytes save(int number, long sequence) throws SaveException {
        return RawSaves.of(SLOT, number, sequence);
    }

    private static void assertFails(FindingCode code, Request<?> request) {
        SaveException failure = assertThrows(SaveException.class, request::await);
        assertEquals(code, failure.finding().code(), failure.getMessage());
    }

    private void assertLoads(int number, CopyLetter copy, FindingCode... notes)
            throws SaveException {
        Loaded loaded = store.load(SLOT).await();
        assertEquals(copy, loaded.copy());
        assertEquals(List.of(notes), loaded.notes().stream().map(Finding::code).toList());
        assertEquals(number, Snapshots.numberIn(loaded));
    }

    /// Saves, and says what was kept of what stood in the way.
    private List<KeptFile.Reason> saved(CopyLetter copy, long sequence) throws SaveException {
        Saved saved = store.save(SLOT, Snapshots.of(99), Base.any()).await();
        assertEquals(copy, saved.copy());
        assertEquals(sequence, saved.revision().sequence());
        Loaded loaded = store.load(SLOT).await();
        assertEquals(99, Snapshots.numberIn(loaded));
        return saved.kept().stream().map(KeptFile::reason).toList();
    }

    @Test
    void loadsTheNewest() throws SaveException {
        put(CopyLetter.A, save(1, 7));
        put(CopyLetter.B, save(2, 8));
        assertLoads(2, CopyLetter.B);
        assertEquals(List.of(), saved(CopyLetter.A, 9));
    }

    @Test
    void comparesNumbersWithoutSign() throws SaveException {
        put(CopyLetter.A, save(1, Long.MIN_VALUE));
        put(CopyLetter.B, save(2, 8));
        assertLoads(1, CopyLetter.A);
        assertEquals(List.of(), saved(CopyLetter.B, Long.MIN_VALUE + 1));
    }

    @Test
    void takesSwappedCopiesByTheirNumbers() throws SaveException {
        put(CopyLetter.B, save(1, 1));
        put(CopyLetter.A, save(2, 2));
        assertLoads(2, CopyLetter.A);
        assertEquals(List.of(), saved(CopyLetter.B, 3));
    }

    @Test
    void loadsTheOnlyCopy() throws SaveException {
        put(CopyLetter.B, save(4, 4));
        assertLoads(4, CopyLetter.B);
        assertEquals(List.of(), saved(CopyLetter.A, 5));
    }

    @Test
    void fallsBackFromADamagedCopyAndKeepsIt() throws SaveException {
        put(CopyLetter.A, RawSaves.damaged(save(2, 8)));
        put(CopyLetter.B, save(1, 7));
        assertLoads(1, CopyLetter.B, StoreCode.FELL_BACK);
        assertEquals(List.of(KeptFile.Reason.DAMAGED), saved(CopyLetter.A, 9));
    }

    @Test
    void saysThatNoCopyIsWhole() throws SaveException {
        put(CopyLetter.A, RawSaves.damaged(save(2, 8)));
        put(CopyLetter.B, Bytes.ofText("no save at all"));
        assertFails(StoreCode.NO_WHOLE_COPY, store.load(SLOT));
        assertFails(StoreCode.NOT_EMPTY, store.save(SLOT, Snapshots.of(3), Base.empty()));
        assertEquals(List.of(KeptFile.Reason.DAMAGED), saved(CopyLetter.A, 9));
        assertEquals(List.of(KeptFile.Reason.DAMAGED), saved(CopyLetter.B, 10));
    }

    @Test
    void leavesADamagedCopyAloneWhereThereIsRoomBesideIt() throws SaveException {
        put(CopyLetter.A, RawSaves.damaged(save(2, 8)));
        assertEquals(List.of(), saved(CopyLetter.B, 9));
        assertLoads(99, CopyLetter.B, StoreCode.FELL_BACK);
    }

    @Test
    void takesTheFirstOfTwoWithOneNumberAndSaysSo() throws SaveException {
        put(CopyLetter.A, save(1, 5));
        put(CopyLetter.B, save(2, 5));
        assertLoads(1, CopyLetter.A, StoreCode.SAME_NUMBER);
        assertEquals(List.of(), saved(CopyLetter.B, 6));
    }

    @Test
    void takesOneSaveInBothCopiesForWhatItIs() throws SaveException {
        Bytes save = save(1, 5);
        put(CopyLetter.A, save);
        put(CopyLetter.B, save);
        assertLoads(1, CopyLetter.A);
        assertEquals(List.of(), saved(CopyLetter.B, 6));
    }

    @Test
    void neverWritesOverANewerVersionUnasked() throws SaveException {
        put(CopyLetter.A, save(1, 5));
        put(CopyLetter.B, RawSaves.newer(save(2, 4)));
        assertFails(StoreCode.NEWER, store.load(SLOT));
        assertFails(StoreCode.NEWER, store.save(SLOT, Snapshots.of(3), Base.any()));
        assertFails(StoreCode.NEWER, store.rename(SLOT, OTHER));
        Saved saved = store.replace(SLOT, Snapshots.of(3), Base.any()).await();
        assertEquals(CopyLetter.B, saved.copy());
        assertEquals(
                List.of(KeptFile.Reason.NEWER),
                saved.kept().stream().map(KeptFile::reason).toList());
        assertLoads(3, CopyLetter.B);
    }

    @Test
    void replacesTwoCopiesOfANewerVersion() throws SaveException {
        put(CopyLetter.A, RawSaves.newer(save(1, 5)));
        put(CopyLetter.B, RawSaves.newer(save(2, 4)));
        Saved saved = store.replace(SLOT, Snapshots.of(3), Base.any()).await();
        assertEquals(2, saved.kept().size());
        assertLoads(3, CopyLetter.A);
        assertEquals(List.of(), saved(CopyLetter.B, 2));
    }

    @Test
    void keepsWhatANewerVersionSavedWhenItsSlotIsDeleted() throws SaveException {
        put(CopyLetter.A, save(1, 5));
        put(CopyLetter.B, RawSaves.newer(save(2, 4)));
        assertEquals(
                List.of(KeptFile.Reason.DELETED, KeptFile.Reason.NEWER),
                store.delete(SLOT, Base.any()).await().kept().stream()
                        .map(KeptFile::reason)
                        .toList());
    }

    @Test
    void refusesAPlaceThatHoldsAnotherSlot() throws SaveException {
        put(CopyLetter.A, RawSaves.of(OTHER, 1, 1));
        assertFails(StoreCode.NAME_TAKEN, store.load(SLOT));
        assertFails(StoreCode.NAME_TAKEN, store.save(SLOT, Snapshots.of(1), Base.any()));
        assertFails(StoreCode.NAME_TAKEN, store.delete(SLOT, Base.any()));
        put(CopyLetter.B, save(2, 2));
        assertLoads(2, CopyLetter.B, StoreCode.FELL_BACK);
        assertFails(StoreCode.NAME_TAKEN, store.save(SLOT, Snapshots.of(1), Base.any()));
    }

    @Test
    void refusesAnotherKindOfSave() throws SaveException {
        put(CopyLetter.A, RawSaves.of(SlotId.profile("harbour"), 1, 1));
        assertFails(StoreCode.WRONG_KIND, store.load(SLOT));
    }

    @Test
    void saysThatTheNumbersAreUsedUp() throws SaveException {
        put(CopyLetter.A, save(1, -1));
        assertLoads(1, CopyLetter.A);
        assertFails(StoreCode.NUMBERS_USED_UP, store.save(SLOT, Snapshots.of(2), Base.any()));
        assertLoads(1, CopyLetter.A);
    }

    @Test
    void writesNothingOverACopyThatCannotBeRead() throws SaveException {
        put(CopyLetter.A, save(1, 1));
        put(CopyLetter.B, save(2, 2));
        // Each look reads both copies, A first.
        faulty.plan(Fault.at(2).of(Operation.READ));
        assertFails(StoreCode.FAILED, store.save(SLOT, Snapshots.of(3), Base.any()));
        faulty.plan(Fault.at(2).of(Operation.READ));
        assertLoads(1, CopyLetter.A, StoreCode.FELL_BACK);
        faulty.plan();
        assertLoads(2, CopyLetter.B);
    }

    @Test
    void noticesASaveThatAnotherProgramPutThere() throws SaveException {
        Saved first = store.save(SLOT, Snapshots.of(1), Base.any()).await();
        put(CopyLetter.B, save(5, 5));
        assertFails(
                StoreCode.CHANGED, store.save(SLOT, Snapshots.of(2), Base.of(first.revision())));
        assertEquals(List.of(), saved(CopyLetter.A, 6));
        put(CopyLetter.A, RawSaves.damaged(save(7, 7)));
        assertLoads(5, CopyLetter.B, StoreCode.FELL_BACK);
    }

    @Test
    void saysWhatEachCopyIs() throws SaveException {
        put(CopyLetter.A, RawSaves.damaged(save(2, 8)));
        put(CopyLetter.B, RawSaves.newer(save(2, 4)));
        var copies = store.inspect(SLOT).await();
        assertEquals(CopyState.Damaged.class, copies.a().getClass());
        assertEquals(8, copies.a().findHead().orElseThrow().revision().sequence());
        assertEquals(CopyState.Newer.class, copies.b().getClass());
    }

    @Test
    void keepsTheEnginesNamesFromUsers() throws SaveException {
        put(CopyLetter.A, save(1, 1));
        for (String name : List.of("quick", "autosave-1", "checkpoint-12")) {
            assertFails(StoreCode.ENGINES_NAME, store.rename(SLOT, SlotId.slot(name)));
            assertFails(StoreCode.ENGINES_NAME, store.copy(SLOT, SlotId.slot(name)));
        }
        Saved unused = store.save(SlotId.slot("quick"), Snapshots.of(1), Base.any()).await();
    }
}
