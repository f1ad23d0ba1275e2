package dev.keepsake.format.stored;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.value.Bytes;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

final class SubjectOrderTest {
    private static SubjectOrder order(List<String> subjects) throws Exception {
        return SubjectOrder.of(subjects.size(), i -> Bytes.ofText(subjects.get(i)), Progress.NONE);
    }

    @Test
    void findsTheNthOfEqualSubjects() throws Exception {
        SubjectOrder order = order(List.of("b", "a", "b", "", "b"));
        assertEquals(OptionalInt.of(0), order.find(Bytes.ofText("b"), 0));
        assertEquals(OptionalInt.of(2), order.find(Bytes.ofText("b"), 1));
        assertEquals(OptionalInt.of(4), order.find(Bytes.ofText("b"), 2));
        assertEquals(OptionalInt.empty(), order.find(Bytes.ofText("b"), 3));
        assertEquals(OptionalInt.of(3), order.find(Bytes.EMPTY, 0));
        assertEquals(OptionalInt.empty(), order.find(Bytes.ofText("c"), 0));
        assertEquals(OptionalInt.empty(), order.find(Bytes.ofText("a"), -1));
        assertEquals(OptionalInt.empty(), order.find(Bytes.ofText("a"), Integer.MAX_VALUE));
        assertEquals(2, order.ordinal(4));
        assertEquals(0, order.ordinal(1));
    }

    @Test
    void isEmptyOverNothing() throws Exception {
        assertEquals(OptionalInt.empty(), order(List.of()).find(Bytes.EMPTY, 0));
    }

    @Test
    void givesSubjectsBack() throws Exception {
        assertEquals(Bytes.ofText("bc"), order(List.of("a", "bc", "")).subject(1));
    }

    @Property
    void ordersAsAPlainSearchDoes(@ForAll @Size(max = 300) List<@StringLength(max = 2) String> all)
            throws Exception {
        SubjectOrder order = order(all);
        for (int i = 0; i < all.size(); i++) {
            int before = Collections.frequency(all.subList(0, i), all.get(i));
            assertEquals(before, order.ordinal(i));
            assertEquals(OptionalInt.of(i), order.find(Bytes.ofText(all.get(i)), before));
        }
    }

    @Test
    void doesNotHoldTheBytesItWasMadeFrom() throws Exception {
        var large = new ArrayList<WeakReference<byte[]>>();
        SubjectOrder order =
                SubjectOrder.of(
                        20,
                        record -> {
                            var bytes = new byte[1 << 20];
                            large.add(new WeakReference<>(bytes));
                            return Bytes.wrap(bytes, 7, 5);
                        },
                        Progress.NONE);
        for (int i = 0; i < 50 && large.stream().anyMatch(held -> held.get() != null); i++) {
            System.gc();
        }
        assertEquals(0, large.stream().filter(held -> held.get() != null).count());
        assertEquals(5, order.subject(19).length());
    }

    @Test
    void isPolledWhileItReadsAndWhileItSorts() throws Exception {
        var polls = new AtomicInteger();
        SubjectOrder.of(
                10_000,
                i -> Bytes.ofText("s" + i % 97),
                (done, total) -> polls.incrementAndGet() > 0);
        assertTrue(polls.get() > 10 * 10, polls + " polls");
        assertThrows(
                CancelledException.class,
                () ->
                        SubjectOrder.of(
                                10_000, i -> Bytes.ofText("s" + i), (done, total) -> done == 0));
    }
}
