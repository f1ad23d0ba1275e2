package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Storages;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.MemoryBackend;
import dev.keepsake.store.backend.SaveBackend;
import dev.keepsake.store.backend.Status;
import dev.keepsake.store.queue.Request;
import dev.keepsake.store.queue.Result;
import dev.keepsake.storetest.Fault.Deed;
import dev.keepsake.storetest.Fault.Saying;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Every call of the backend goes wrong in every way, in everything a store does, the writing of
/// its index among it: the outcome is right, is reported once, and nothing is lost.
final class FaultMatrixTest {
    /// How often each request was told, looked at again once everything is over.
    private static final List<AtomicInteger> ENDS = new ArrayList<>();

    private static final Duration SOON = Duration.ofMillis(60);
    private static final Duration LATER = Duration.ofSeconds(30);

    /// A way to go wrong.
    record Way(String name, Deed deed, Saying saying) {
        Fault at(int number) {
            return Fault.at(number).doing(deed).saying(saying);
        }

        /// Nothing is heard, so that the store should not wait for long.
        boolean isSilent() {
            return saying instanceof Saying.Never || saying instanceof Saying.Late;
        }
    }

    private static List<Way> ways() {
        var ways = new ArrayList<Way>();
        Deed nothing = new Deed.Nothing();
        Deed whole = new Deed.Whole();
        for (Status status : Status.values()) {
            if (status != Status.DONE) {
                ways.add(new Way("nothing, " + status, nothing, new Saying.Failure(status)));
            }
        }
        Saying failed = new Saying.Failure(Status.FAILED);
        ways.add(new Way("nothing, null", nothing, new Saying.Failure(null)));
        ways.add(new Way("nothing, never", nothing, new Saying.Never()));
        ways.add(new Way("nothing, thrown", nothing, new Saying.Thrown(new ArithmeticException())));
        ways.add(new Way("whole, failed", whole, failed));
        ways.add(new Way("whole, never", whole, new Saying.Never()));
        ways.add(new Way("whole, twice", whole, new Saying.Twice()));
        ways.add(new Way("whole, late", whole, new Saying.Late()));
        ways.add(new Way("whole, thrown", whole, new Saying.Thrown(new ArithmeticException())));
        for (int sector : new int[] {512, 4_096}) {
            ways.add(new Way("torn, old " + sector, new Deed.Torn(sector, sector, false), failed));
            ways.add(new Way("torn, zeros " + sector, new Deed.Torn(sector, sector, true), failed));
        }
        ways.add(new Way("short 0, failed", new Deed.Cut(0), failed));
        ways.add(new Way("short 100, failed", new Deed.Cut(100), failed));
        ways.add(new Way("short 100, never", new Deed.Cut(100), new Saying.Never()));
        ways.add(new Way("short 100, full", new Deed.Cut(100), new Saying.Failure(Status.FULL)));
        return ways;
    }

    private static Stream<Arguments> matrix() {
        return Stream.of(Scenario.values())
                .flatMap(scenario -> ways().stream().map(way -> Arguments.of(scenario, way)));
    }

    @ParameterizedTest
    @MethodSource("matrix")
    void losesNothing(Scenario scenario, Way way) throws SaveException {
        int steps = 0;
        for (int number = 1; strike(scenario, way, number); number++) {
            steps = number;
        }
        assertTrue(steps > 3, "only " + steps + " calls");
        ENDS.forEach(ends -> assertEquals(1, ends.get()));
        ENDS.clear();
    }

    /// Lets one call go wrong; false where there are fewer calls.
    private static boolean strike(Scenario scenario, Way way, int number) throws SaveException {
        var backend = new MemoryBackend();
        try (SaveStore store = open(backend, LATER)) {
            Scenario.prepare(store);
            assertTrue(store.flush(LATER).isComplete());
        }
        FaultyBackend faulty = FaultyBackend.over(backend);
        boolean done;
        try (SaveStore store = open(faulty, way.isSilent() ? SOON : LATER)) {
            faulty.plan(way.at(number));
            done = isDone(scenario, store);
            assertTrue(store.flush(LATER).left().isEmpty());
            faulty.answerLate();
        }
        boolean struck = faulty.fired() > 0;
        try (SaveStore after = open(backend, LATER)) {
            scenario.checkAll(after, done);
        } catch (SaveException | AssertionError failure) {
            throw new AssertionError("at call " + number + ": " + failure.getMessage(), failure);
        }
        return struck;
    }

    private static boolean isDone(Scenario scenario, SaveStore store) {
        Request<?> request;
        try {
            request = scenario.ask(store);
        } catch (SaveException notEvenAsked) {
            return false;
        }
        var ends = new AtomicInteger();
        request.whenEnded(result -> ends.incrementAndGet());
        boolean done =
                request.await(LATER).orElseThrow(() -> new AssertionError("no end"))
                        instanceof Result.Done<?>;
        assertEquals(1, ends.get());
        ENDS.add(ends);
        return done;
    }

    private static SaveStore open(SaveBackend backend, Duration limit) {
        return SaveStore.open(
                backend,
                StoreOptions.forGame("Test").withCallbacks(Runnable::run).withAnswerLimit(limit),
                new Storages());
    }
}
