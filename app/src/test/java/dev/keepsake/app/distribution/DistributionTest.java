package dev.keepsake.app.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.keepsake.app.distribution.Distribution.Summary;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DistributionTest {
    private static Distribution of(Stream<? extends Value> values) {
        var numbers = new NumberList();
        int[] next = {0};
        values.forEach(value -> numbers.add(new RecordId(0, next[0]++), value));
        return Distribution.of(numbers);
    }

    private static int sum(Distribution distribution) {
        return distribution.counts().stream().mapToInt(Integer::intValue).sum();
    }

    @Test
    void everyNumberIsInOneBin() {
        var random = new SplittableRandom(2);
        for (int round = 0; round < 50; round++) {
            double spread = Math.pow(10, random.nextInt(-6, 12));
            Distribution found =
                    of(
                            IntStream.range(0, 1_000)
                                    .mapToObj(i ->
                                            DoubleValue.of(random.nextDouble(-1, 1) * spread)));
            assertEquals(1_000, sum(found));
            int listed = 0;
            for (int bin = 0; bin < found.counts().size(); bin++) {
                assertEquals(found.counts().get(bin), found.in(bin).size());
                listed += found.in(bin).size();
            }
            assertEquals(1_000, listed);
        }
    }

    @Test
    void theMiddleAndTheEndsAreNumbersOfTheSave() {
        Distribution found = of(Stream.of(5, 1, 4, 2, 3).map(IntegerValue::int32));
        assertEquals(
                new Summary(
                        IntegerValue.int32(1),
                        IntegerValue.int32(2),
                        IntegerValue.int32(3),
                        IntegerValue.int32(4),
                        IntegerValue.int32(5),
                        new BigDecimal("3")),
                found.summary());
        assertEquals(List.of(1, 1, 1, 1, 1), found.counts());
    }

    @Test
    void the64BitsOfANumberAreKept() {
        Distribution found =
                of(
                        Stream.of(-1L, 5L, Long.MIN_VALUE)
                                .map(bits -> new IntegerValue(bits, PrimitiveType.UINT64)));
        Summary summary = found.summary();
        assertNotNull(summary);
        assertEquals("5", Distribution.text(summary.min()));
        assertEquals("9223372036854775808", Distribution.text(summary.median()));
        assertEquals("18446744073709551615", Distribution.text(summary.max()));
        assertEquals(new BigDecimal("9223372036854775809.333333"), summary.mean());
        assertEquals(3, sum(found));
    }

    @Test
    void whatIsNotFiniteIsCountedApart() {
        Distribution found =
                of(
                        Stream.of(
                                FloatValue.of(Float.NaN),
                                DoubleValue.of(Double.NEGATIVE_INFINITY),
                                FloatValue.of(0.5f),
                                TextValue.of("no number")));
        assertEquals(1, found.numbers().size());
        assertEquals(2, found.numbers().notFinite());
        assertEquals(1, sum(found));
    }

    @Test
    void theMeanOfTheGreatestDoublesIsFinite() {
        Summary summary =
                of(Stream.of(Double.MAX_VALUE, Double.MAX_VALUE).map(DoubleValue::of)).summary();
        assertNotNull(summary);
        assertEquals(Double.MAX_VALUE, summary.mean().doubleValue(), Double.MAX_VALUE / 1e12);
    }

    @Test
    void ofNoNumbersNothingIsSaid() {
        Distribution found = of(Stream.of());
        assertEquals(List.of(), found.counts());
        assertNull(found.summary());
    }
}
