package dev.keepsake.format.block;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrderedWorkTest {
    @Test
    void handsResultsOverInTheOrderOfTheWork() throws SaveException {
        var taken = new ArrayList<Integer>();
        try (var work = new OrderedWork<Integer>(taken::add)) {
            for (int i = 0; i < 1_000; i++) {
                int number = i;
                work.add(() -> number);
            }
            work.finish();
        }
        assertEquals(IntStream.range(0, 1_000).boxed().toList(), taken);
    }

    @Test
    void holdsBackWorkWhileTooMuchIsInFlight() throws SaveException {
        int most = Runtime.getRuntime().availableProcessors() + 2;
        var begun = new AtomicInteger();
        var taken = new AtomicInteger();
        var largest = new AtomicInteger();
        try (var work = new OrderedWork<Integer>(result -> taken.incrementAndGet())) {
            for (int i = 0; i < 500; i++) {
                work.add(() -> {
                    int inFlight = begun.incrementAndGet() - taken.get();
                    largest.accumulateAndGet(inFlight, Math::max);
                    return 0;
                });
            }
            work.finish();
        }
        assertEquals(500, taken.get());
        assertTrue(largest.get() <= most + 1, () -> largest + " > " + most);
    }

    @Test
    void failsWithTheFirstFailureAndTakesNothingAfterIt() {
        var failure = new CancelledException();
        var taken = new ArrayList<Integer>();
        var thrown =
                assertThrows(
                        CancelledException.class,
                        () -> {
                            try (var work = new OrderedWork<Integer>(taken::add)) {
                                work.add(() -> 1);
                                work.add(() -> {
                                    throw failure;
                                });
                                work.add(() -> 3);
                                work.finish();
                            }
                        });
        assertSame(failure, thrown);
        assertEquals(List.of(1), taken);
    }

    @Test
    void letsADefectOfTheWorkThrough() {
        assertThrows(
                ArithmeticException.class,
                () -> {
                    try (var work = new OrderedWork<Integer>(result -> {})) {
                        work.add(() -> Math.floorDiv(1, 0));
                        work.finish();
                    }
                });
    }
}
