package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.io.MemorySink;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.SlotEntry;
import dev.keepsake.store.SlotList;
import dev.keepsake.store.Storages;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.backend.LeaseRegistry;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.backend.Status;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.copy.CopyState;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import dev.keepsake.storetest.Fault.Saying;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// That each outcome is told as what it is, and to whom it is due.
final class OutcomeTest {
    private static final SlotId SLOT = SlotId.slot("harbour");
    private static final SlotId OTHER = SlotId.slot("other");
    private static final Duration LONG = Duration.ofSeconds(30);

    private final MemoryBackend memory = new MemoryBackend();
    private final FaultyBackend backend = FaultyBackend.over(memory);
    private final Storages storages = new Storages();

    private SaveStore open() {
        return SaveStore.open(
                backend, StoreOptions.forGame("Test").withCallbacks(Runnable::run), storages);
    }

    private static FindingCode code(Request<?> request) {
        SaveException failure = assertThrows(SaveException.class, request::await);
        return failure.finding().code();
    }

    @ParameterizedTest
    @CsvSource({
        "DENIED, DENIED",
        "FULL, FULL",
        "READ_ONLY, READ_ONLY",
        "NAME_TOO_LONG, NAME_TOO_LONG",
        "IN_THE_WAY, IN_THE_WAY",
        "FAILED, FAILED",
        "HELD, FAILED",
        "MISSING, FAILED"
    })
    void tellsTheStatusOfAWrite(Status status, StoreCode code) throws SaveException {
        try (SaveStore store = open()) {
            backend.plan(Fault.at(1).of(Operation.WRITE).failing(status));
            assertEquals(code, code(store.save(SLOT, Snapshots.of(1), Base.any())));
        }
    }

    @Test
    void tellsThatTheDiskIsFullWhileItWrites(@TempDir Path folder)
            throws IOException, SaveException {
        List<FindingCode> codes = new ArrayList<>();
        for (int step = 1; step < 40; step++) {
            FaultyFiles files =
                    FaultyFiles.over(folder)
                            .failAt(step, new IOException("No space left on device"));
            try (SaveStore store =
                    SaveStore.open(
                            FolderBackend.of(files.path()).withRegistry(new LeaseRegistry()),
                            StoreOptions.forEditor("Test"),
                            new Storages())) {
                Request<Saved> request =
                        store.save(SLOT, Snapshots.large(step, 200_000), Base.any());
                if (request.await(LONG).orElseThrow()
                        instanceof dev.keepsake.store.queue.Result.Failed<Saved> failed) {
                    codes.add(failed.failure().finding().code());
                }
            }
        }
        assertTrue(codes.size() >= 5, codes.toString());
        assertEquals(List.of(StoreCode.FULL), codes.stream().distinct().toList());
    }

    @Test
    void fallsBackFromACopyThatRottedSinceItWasWritten() throws SaveException {
        try (SaveStore store = open()) {
            Saved unused = store.save(SLOT, Snapshots.of(1), Base.any()).await();
            Saved newest = store.save(SLOT, Snapshots.of(2), Base.any()).await();
            var file = new MemorySink();
            store.export(SLOT, file).await();
            RawSaves.put(memory, SLOT.file(newest.copy()), RawSaves.damaged(file.bytes()));
            var loaded = store.load(SLOT).await();
            assertEquals(
                    List.of(StoreCode.FELL_BACK),
                    loaded.notes().stream().map(Finding::code).toList());
            assertEquals(1, Snapshots.numberIn(loaded));
            assertEquals(
                    CopyState.Damaged.class,
                    store.inspect(SLOT).await().of(newest.copy()).getClass());
            Saved next = store.save(SLOT, Snapshots.of(3), Base.any()).await();
            assertEquals(newest.copy(), next.copy());
        }
    }

    @Test
    void listsANewerVersionAsAProblem() throws SaveException {
        RawSaves.put(memory, SLOT.file(CopyLetter.A), RawSaves.of(SLOT, 1, 1));
        RawSaves.put(memory, SLOT.file(CopyLetter.B), RawSaves.newer(RawSaves.of(SLOT, 2, 2)));
        try (SaveStore store = open()) {
            for (SlotList list : List.of(store.list().await(), store.check().await())) {
                SlotEntry entry = list.entries().get(0);
                assertEquals(SLOT, entry.id().orElseThrow());
                Finding problem = entry.problem();
                assertEquals("keepsake.newer", problem == null ? "" : problem.code().id());
            }
        }
    }

    @Test
    void keepsTheNewsOfASaveThatEndsWhileTheSlotsAreLookedAt() throws SaveException {
        try (SaveStore store = open()) {
            Saved unused = store.save(SLOT, Snapshots.of(1), Base.any()).await();
            Saved unusedToo = store.save(OTHER, Snapshots.of(1), Base.any()).await();
            assertTrue(store.flush(LONG).isComplete());
            Request<SlotList> check = store.check();
            for (int i = 2; i < 30; i++) {
                Saved next = store.save(SLOT, Snapshots.of(i), Base.any()).await();
                assertEquals(i, next.revision().sequence());
            }
            check.await();
            assertTrue(store.flush(LONG).isComplete());
            SlotEntry entry = store.list().await().entries().get(0);
            assertEquals(29, entry.head().revision().sequence());
        }
    }

    @Test
    void saysThatTheIndexIsNotWrittenAndStillListsWhatIsThere() throws SaveException {
        try (SaveStore store = open()) {
            Saved unused = store.save(SLOT, Snapshots.of(1), Base.any()).await();
            assertTrue(store.flush(LONG).isComplete());
            // The second write is the index's.
            backend.plan(
                    Fault.at(2)
                            .of(Operation.WRITE)
                            .saying(new Saying.Thrown(new ArithmeticException())));
            Saved unusedToo = store.save(SLOT, Snapshots.of(2), Base.any()).await();
            assertTrue(store.flush(LONG).left().isEmpty());
            SlotList list = store.list().await();
            assertEquals(
                    List.of(StoreCode.INDEX_UNWRITTEN),
                    list.notes().stream().map(Finding::code).toList());
            assertEquals(2, list.entries().get(0).head().revision().sequence());
            assertFalse(list.isFromIndex());
            Saved third = store.save(SLOT, Snapshots.of(3), Base.any()).await();
            assertTrue(store.flush(LONG).isComplete());
            assertEquals(List.of(), store.list().await().notes());
            assertTrue(store.list().await().isFromIndex());
            assertEquals(3, third.revision().sequence());
        }
    }

    @Test
    void sharesTheStorageWithAStoreThatIsClosedWhileItsSaveRuns()
            throws SaveException, InterruptedException {
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        SaveStore first = open();
        Request<Saved> slow =
                first.save(
                        SLOT,
                        SaveContent.snapshot(sink -> {
                            begun.countDown();
                            awaited(go);
                            Snapshots.write(sink, 1);
                        }),
                        Base.any());
        begun.await();
        Thread closing = Thread.ofPlatform().start(first::close);
        try (SaveStore second = open()) {
            Request<Saved> behind = second.save(SLOT, Snapshots.of(2), Base.any());
            assertTrue(behind.await(Duration.ofMillis(50)).isEmpty());
            go.countDown();
            assertEquals(1, slow.await().revision().sequence());
            assertEquals(2, behind.await().revision().sequence());
        }
        closing.join();
    }

    private static void awaited(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void tellsTheCallbacksOfAClosedStore() throws SaveException {
        var ends = new ArrayList<Object>();
        SaveStore store = SaveStore.open(memory, StoreOptions.forGame("Test"), storages);
        Request<Saved> before = store.save(SLOT, Snapshots.of(1), Base.any());
        before.whenEnded(ends::add);
        store.close();
        assertEquals(1, ends.size());
        Request<Saved> after = store.save(SLOT, Snapshots.of(2), Base.any());
        assertEquals(StoreCode.CLOSED, code(after));
        after.whenEnded(ends::add);
        assertEquals(2, ends.size());
    }

    @Test
    void endsASearchForAFreeSlotWhereNothingReads() {
        try (SaveStore store = open()) {
            backend.plan(Fault.always().of(Operation.READ));
            assertEquals(
                    StoreCode.FAILED,
                    code(store.saveNew(n -> SlotId.slot("manual-" + n), Snapshots.of(1))));
        }
    }

    @Test
    void refusesASaveWhoseWriterPassedOverWhatWasRefused() throws SaveException {
        try (SaveStore store = open()) {
            Request<Saved> request =
                    store.save(
                            SLOT,
                            SaveContent.snapshot(sink -> {
                                sink.begin(StructValue.builder("Header").build(), null);
                                sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
                                assertThrows(
                                        SaveException.class,
                                        () -> sink.beginChunk(ChunkHead.ofRecords("GLOB", "")));
                                sink.end(Progress.NONE);
                            }),
                            Base.any());
            assertThrows(SaveException.class, request::await);
            assertTrue(store.inspect(SLOT).await().isEmpty());
        }
    }

    @Test
    void takesARenamedSlotBackThatCannotBeWrittenWhole() throws SaveException {
        try (SaveStore store = open()) {
            Saved unused = store.save(SLOT, Snapshots.of(1), Base.any()).await();
            Saved unusedToo = store.save(SLOT, Snapshots.of(2), Base.any()).await();
            assertTrue(store.flush(LONG).isComplete());
            backend.plan(Fault.at(2).of(Operation.WRITE).failing(Status.FULL));
            assertEquals(StoreCode.FULL, code(store.rename(SLOT, OTHER)));
            assertTrue(store.inspect(OTHER).await().isEmpty());
            assertEquals(2, store.rename(SLOT, OTHER).await().revision().sequence());
        }
    }

    @Test
    void keepsADamagedCopyOnceHoweverOftenASaveFails() throws SaveException {
        RawSaves.put(memory, SLOT.file(CopyLetter.A), RawSaves.of(SLOT, 1, 1));
        RawSaves.put(memory, SLOT.file(CopyLetter.B), RawSaves.damaged(RawSaves.of(SLOT, 2, 2)));
        try (SaveStore store = open()) {
            for (int i = 0; i < 3; i++) {
                backend.plan(Fault.at(i == 0 ? 2 : 1).of(Operation.WRITE));
                assertEquals(StoreCode.FAILED, code(store.save(SLOT, Snapshots.of(3), Base.any())));
            }
            List<KeptFile> kept = store.backups(SLOT).await();
            assertEquals(1, kept.size(), kept.toString());
        }
    }

    @Test
    void boundsWhatAGameLeavesBehindThatDeletesItsSlotAgainAndAgain() throws SaveException {
        try (SaveStore store = open()) {
            for (int i = 0; i < 15; i++) {
                Saved unused = store.save(SLOT, Snapshots.of(i), Base.empty()).await();
                assertEquals(1, store.delete(SLOT, Base.any()).await().kept().size());
            }
            assertEquals(10, store.backups(SLOT).await().size());
        }
    }

    @Test
    void letsGoOfALeaseThatComesTooLate() throws SaveException {
        var options = StoreOptions.forEditor("Test").withAnswerLimit(Duration.ofMillis(50));
        try (SaveStore store = SaveStore.open(backend, options, storages)) {
            backend.plan(Fault.at(1).of(Operation.LEASE).saying(new Saying.Late()));
            assertEquals(StoreCode.NO_ANSWER, code(store.save(SLOT, Snapshots.of(1), Base.any())));
            assertFalse(store.flush(LONG).inDoubt());
            backend.answerLate();
            Saved unused = store.save(SLOT, Snapshots.of(2), Base.any()).await();
        }
    }
}
