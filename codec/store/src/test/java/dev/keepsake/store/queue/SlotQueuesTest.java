package dev.keepsake.store.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

final class SlotQueuesTest {
    private final SlotQueues<String> queues = new SlotQueues<>();

    private <T> Request<T> ask(Set<String> slots, Job<T> job) {
        var request = new Request<T>("test", Runnable::run);
        queues.submit(slots, request, job);
        return request;
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void neverRunsTwoOfOneSlotAndAlwaysInOrder() throws SaveException {
        var random = new Random(11);
        var busy = ConcurrentHashMap.<String>newKeySet();
        var last = new ConcurrentHashMap<String, Integer>();
        var wrong = new AtomicInteger();
        var requests = new ArrayList<Request<Integer>>();
        for (int i = 0; i < 2_000; i++) {
            int number = i;
            Set<String> slots =
                    random.nextInt(3) == 0
                            ? Set.of("s" + random.nextInt(4), "t" + random.nextInt(4))
                            : Set.of("s" + random.nextInt(4));
            requests.add(
                    ask(
                            slots,
                            request -> {
                                for (String slot : slots) {
                                    wrong.addAndGet(busy.add(slot) ? 0 : 1);
                                    Integer before = last.put(slot, number);
                                    wrong.addAndGet(before == null || before < number ? 0 : 1);
                                }
                                LockSupport.parkNanos(1_000);
                                slots.forEach(busy::remove);
                                return number;
                            }));
        }
        for (int i = 0; i < requests.size(); i++) {
            assertEquals(i, requests.get(i).await());
        }
        assertEquals(0, wrong.get());
    }

    @Test
    void runsSlotsBesideEachOther() throws SaveException {
        var both = new CountDownLatch(2);
        Job<Boolean> meeting =
                request -> {
                    both.countDown();
                    return awaited(both);
                };
        Request<Boolean> one = ask(Set.of("one"), meeting);
        Request<Boolean> two = ask(Set.of("two"), meeting);
        assertTrue(one.await() && two.await());
    }

    @Test
    void endsARequestWhateverItsJobThrows() throws SaveException {
        for (Throwable thrown :
                List.of(
                        new ArithmeticException(),
                        new StackOverflowError(),
                        new AssertionError())) {
            Request<String> request =
                    ask(
                            Set.of("one"),
                            self -> {
                                if (thrown instanceof Error error) {
                                    throw error;
                                }
                                throw (RuntimeException) thrown;
                            });
            assertEquals(
                    thrown, assertThrows(IllegalStateException.class, request::await).getCause());
        }
        Request<String> next = ask(Set.of("one"), self -> "next");
        assertEquals("next", next.await());
    }

    @Test
    void tellsAllListenersOnceAlsoThoseThatComeLate() throws SaveException {
        var heard = Collections.synchronizedList(new ArrayList<Object>());
        var go = new CountDownLatch(1);
        Request<Boolean> request = ask(Set.of("one"), self -> awaited(go));
        request.whenEnded(heard::add);
        request.whenEnded(heard::add);
        go.countDown();
        assertTrue(request.await());
        request.whenEnded(heard::add);
        assertEquals(Collections.nCopies(3, new Result.Done<>(true)), heard);
    }

    @Test
    void tellsListenersHereWhereTheirPlaceIsClosed() throws SaveException {
        var heard = Collections.synchronizedList(new ArrayList<Object>());
        var request =
                new Request<Boolean>(
                        "test",
                        callback -> {
                            throw new RejectedExecutionException();
                        });
        request.whenEnded(heard::add);
        queues.submit(Set.of("one"), request, self -> true);
        assertTrue(request.await());
        assertEquals(1, heard.size());
    }

    @Test
    void goesOnWhereAListenerThrows() throws SaveException {
        Request<Boolean> request = ask(Set.of("one"), self -> true);
        assertTrue(request.await());
        var go = new CountDownLatch(1);
        Request<Boolean> second = ask(Set.of("one"), self -> awaited(go));
        second.whenEnded(result -> {
            throw new IllegalArgumentException("of a listener: this is printed, and no more");
        });
        var heard = new CountDownLatch(1);
        second.whenEnded(result -> heard.countDown());
        go.countDown();
        assertTrue(second.await());
        assertTrue(awaited(heard));
        Request<Boolean> next = ask(Set.of("one"), self -> true);
        assertTrue(next.await());
    }

    @Test
    void leavesOutWhatWasStoppedWhileItWaited() {
        var go = new CountDownLatch(1);
        var ran = new AtomicInteger();
        Request<Boolean> first = ask(Set.of("one"), self -> awaited(go));
        Request<Integer> second = ask(Set.of("one"), self -> ran.incrementAndGet());
        second.cancel();
        second.cancel();
        assertThrows(CancelledException.class, second::await);
        go.countDown();
        assertEquals(List.of(), queues.flush(Duration.ofSeconds(30)));
        assertTrue(first.result().isPresent());
        assertEquals(0, ran.get());
    }

    @Test
    void cannotBeStoppedOnceItPublishes() throws SaveException {
        Request<Boolean> request =
                ask(
                        Set.of("one"),
                        self -> {
                            self.beginPublishing();
                            self.cancel();
                            self.beginPublishing();
                            self.progress().check(0, 1);
                            return true;
                        });
        assertTrue(request.await());
    }

    @Test
    void listsWhatHasNotEnded() {
        var go = new CountDownLatch(1);
        Request<Boolean> open = ask(Set.of("one"), self -> awaited(go));
        assertEquals(List.of(open), queues.flush(Duration.ofMillis(20)));
        go.countDown();
        assertEquals(List.of(), queues.flush(Duration.ofSeconds(30)));
    }
}
