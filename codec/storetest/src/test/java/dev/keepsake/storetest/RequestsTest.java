package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.FlushResult;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.Storages;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.backend.Operation;
import dev.keepsake.store.content.SaveContent;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import dev.keepsake.storetest.Fault.Deed;
import dev.keepsake.storetest.Fault.Saying;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// Stopping requests, waiting for them, and storages that do not answer.
final class RequestsTest {
    private static final SlotId SLOT = SlotId.slot("harbour");
    private static final SlotId OTHER = SlotId.slot("other");
    private static final Duration MOMENT = Duration.ofMillis(50);

    private final MemoryBackend memory = new MemoryBackend();
    private final FaultyBackend backend = FaultyBackend.over(memory);

    private SaveStore open(StoreOptions options) {
        return SaveStore.open(backend, options, new Storages());
    }

    private SaveStore open() {
        return open(StoreOptions.forGame("Test").withCallbacks(Runnable::run));
    }

    /// A save whose writer waits, so that a test can do something meanwhile.
    private static SaveContent waiting(CountDownLatch begun, CountDownLatch go, int number) {
        return SaveContent.snapshot(sink -> {
            begun.countDown();
            try {
                go.await();
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
            Snapshots.write(sink, number);
        });
    }

    private static void assertCancelled(Request<?> request) {
        assertThrows(CancelledException.class, request::await);
    }

    @Test
    void keepsTheOldSaveWhenStoppedBeforeItIsPublished()
            throws SaveException, InterruptedException {
        try (SaveStore store = open()) {
            Saved unused = store.save(SLOT, Snapshots.of(1), Base.any()).await();
            var begun = new CountDownLatch(1);
            var go = new CountDownLatch(1);
            Request<Saved> running = store.save(SLOT, waiting(begun, go, 2), Base.any());
            Request<Saved> behind = store.save(SLOT, Snapshots.of(3), Base.any());
            begun.await();
            behind.cancel();
            assertCancelled(behind); // at once, though the one before it still runs
            running.cancel();
            go.countDown();
            assertCancelled(running);
            assertEquals(1, Snapshots.numberIn(store.load(SLOT).await()));
        }
    }

    @Test
    void reportsSuccessWhenStoppedAfterItWasPublished() throws SaveException {
        try (SaveStore store = open()) {
            Saved unused = store.save(SLOT, Snapshots.of(1), Base.any()).await();
            backend.plan(
                    Fault.at(1)
                            .of(Operation.WRITE)
                            .doing(new Deed.Whole())
                            .saying(new Saying.Late()));
            Request<Saved> request = store.save(SLOT, Snapshots.of(2), Base.any());
            while (backend.waiting() == 0) {
                Thread.onSpinWait();
            }
            request.cancel();
            backend.answerLate();
            assertEquals(2, request.await().revision().sequence());
            assertEquals(2, Snapshots.numberIn(store.load(SLOT).await()));
        }
    }

    @Test
    void saysWhatDidNotReachTheStorage() throws SaveException, InterruptedException {
        try (SaveStore store = open()) {
            var begun = new CountDownLatch(1);
            var go = new CountDownLatch(1);
            Request<Saved> slow = store.save(SLOT, waiting(begun, go, 1), Base.any());
            Request<Saved> quick = store.save(OTHER, Snapshots.of(2), Base.any());
            begun.await();
            FlushResult result = store.flush(MOMENT);
            assertTrue(result.left().contains("harbour"), result.toString());
            Saved unused = quick.await(); // slots do not wait for each other
            go.countDown();
            assertTrue(store.flush(Duration.ofSeconds(30)).isComplete());
            assertEquals(1, slow.await().revision().sequence());
        }
    }

    @Test
    void touchesNoFileThatIsInDoubt() throws SaveException {
        SaveStore store =
                open(
                        StoreOptions.forGame("Test")
                                .withCallbacks(Runnable::run)
                                .withAnswerLimit(MOMENT));
        try (store) {
            backend.plan(
                    Fault.at(1)
                            .of(Operation.WRITE)
                            .doing(new Deed.Whole())
                            .saying(new Saying.Late()));
            assertFails(StoreCode.NO_ANSWER, store.save(SLOT, Snapshots.of(1), Base.any()));
            assertTrue(store.flush(Duration.ofSeconds(30)).inDoubt());
            memory.delete(SLOT.file(CopyLetter.A), reply -> {});
            assertFails(StoreCode.IN_DOUBT, store.save(SLOT, Snapshots.of(2), Base.any()));
            Saved unused = store.save(OTHER, Snapshots.of(3), Base.any()).await();
            backend.answerLate();
            assertFalse(store.flush(Duration.ofSeconds(30)).inDoubt());
            Saved unusedToo = store.save(SLOT, Snapshots.of(4), Base.any()).await();
            assertEquals(4, Snapshots.numberIn(store.load(SLOT).await()));
        }
    }

    @Test
    void refusesWhatIsAskedOfAClosedStore() {
        SaveStore store = open();
        store.close();
        assertFails(StoreCode.CLOSED, store.save(SLOT, Snapshots.of(1), Base.any()));
        assertEquals(0, memory.size(SLOT.file(CopyLetter.A)));
    }

    @Test
    void letsTwoSlotsSwapNamesWithoutEnd() throws SaveException {
        try (SaveStore store = open()) {
            Saved unused = store.save(SLOT, Snapshots.of(1), Base.any()).await();
            Saved unusedToo = store.save(OTHER, Snapshots.of(2), Base.any()).await();
            var requests = new ArrayList<Request<Saved>>();
            for (int i = 0; i < 100; i++) {
                requests.add(store.rename(SLOT, OTHER));
                requests.add(store.rename(OTHER, SLOT));
            }
            for (Request<Saved> request : requests) {
                assertFails(StoreCode.NOT_EMPTY, request);
            }
            assertEquals(1, Snapshots.numberIn(store.load(SLOT).await()));
        }
    }

    @Test
    void keepsTheOrderOfOneSlot() throws SaveException {
        try (SaveStore store = open()) {
            var ends = new ArrayList<Long>();
            var requests = new ArrayList<Request<Saved>>();
            for (int i = 1; i <= 50; i++) {
                Request<Saved> request = store.save(SLOT, Snapshots.of(i), Base.any());
                request.whenEnded(result -> add(ends, request));
                requests.add(request);
            }
            for (Request<Saved> request : requests) {
                Saved unused = request.await();
            }
            assertEquals(LongStream.rangeClosed(1, 50).boxed().toList(), ends);
        }
    }

    private static synchronized void add(List<Long> ends, Request<Saved> request) {
        try {
            ends.add(request.await().revision().sequence());
        } catch (SaveException failure) {
            throw new AssertionError(failure);
        }
    }

    private static void assertFails(StoreCode code, Request<?> request) {
        SaveException failure = assertThrows(SaveException.class, request::await);
        assertEquals(code, failure.finding().code(), failure.getMessage());
    }
}
