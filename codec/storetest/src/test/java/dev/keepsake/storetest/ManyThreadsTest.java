package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.file.SlotId;
import dev.keepsake.store.queue.Request;
import dev.keepsake.store.queue.Result;
import dev.keepsake.store.queue.Result.Done;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// 64 threads, 1,000 saves each, over 50 slots.
final class ManyThreadsTest {
    private static final int THREADS = 64;
    private static final int SAVES = 1_000;
    private static final int SLOTS = 50;

    /// A save that was made, as its result told it.
    private record Told(int number, long sequence) {}

    private final Map<SlotId, ConcurrentLinkedQueue<Told>> told = new ConcurrentHashMap<>();
    private final Map<SlotId, Integer> asked = new ConcurrentHashMap<>();
    private final AtomicInteger results = new AtomicInteger();

    @Test
    void reportsEachSaveOnceInOrderAndLosesNone() throws SaveException, InterruptedException {
        var options = StoreOptions.forGame("Test").withCallbacks(Runnable::run);
        try (SaveStore store = SaveStore.open(new MemoryBackend(), options)) {
            var threads = new ArrayList<Thread>();
            for (int thread = 0; thread < THREADS; thread++) {
                int first = thread * SAVES;
                threads.add(Thread.ofPlatform().start(() -> save(store, first)));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            assertTrue(store.flush(Duration.ofMinutes(5)).isComplete());
            assertEquals(THREADS * SAVES, results.get());
            for (int slot = 0; slot < SLOTS; slot++) {
                requireOrder(store, slot(slot));
            }
        }
    }

    /// The order in which a slot is asked is the order of the numbers it is asked with: two threads
    /// never ask one slot at once.
    private void save(SaveStore store, int first) {
        for (int i = 0; i < SAVES; i++) {
            SlotId slot = slot((first + i) % SLOTS);
            int unused =
                    asked.compute(
                            slot,
                            (same, before) -> {
                                int number = before == null ? 1 : before + 1;
                                Request<Saved> request =
                                        store.save(slot, Snapshots.of(number), Base.any());
                                request.whenEnded(result -> tell(slot, number, result));
                                return number;
                            });
        }
    }

    private void tell(SlotId slot, int number, Result<Saved> result) {
        results.incrementAndGet();
        if (result instanceof Done<Saved>(Saved saved)) {
            told.computeIfAbsent(slot, first -> new ConcurrentLinkedQueue<>())
                    .add(new Told(number, saved.revision().sequence()));
        }
    }

    private void requireOrder(SaveStore store, SlotId slot) throws SaveException {
        List<Told> inOrder =
                told.get(slot).stream().sorted(Comparator.comparingInt(Told::number)).toList();
        int last = asked.get(slot);
        assertEquals(last, inOrder.size());
        for (int i = 0; i < last; i++) {
            assertEquals(new Told(i + 1, i + 1L), inOrder.get(i));
        }
        assertEquals(last, Snapshots.numberIn(store.load(slot).await()));
    }

    private static SlotId slot(int number) {
        return SlotId.slot("slot-" + number);
    }
}
