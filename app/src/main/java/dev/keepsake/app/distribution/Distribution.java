package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.NiceScale;
import dev.keepsake.app.chart.Numbers;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How numbers are spread: counted in bins of round borders, with what stands in the middle and at
/// the ends. Exact but for the bins, which are for drawing.
///
/// @param numbers the numbers, in the order of the save
/// @param scale the borders of the bins
/// @param counts how many are in each
/// @param summary of all of them, null where there are none
record Distribution(
        NumberList numbers, NiceScale scale, List<Integer> counts, @Nullable Summary summary) {
    private static final int BINS = 28;
    private static final int DECIMALS = 6;
    private static final MathContext EXACT = new MathContext(17);

    /// How many numbers of a bin are listed.
    static final int LISTED = 1_000;

    Distribution {
        counts = List.copyOf(counts);
    }

    /// What numbers have in common; each but the mean is one of them.
    ///
    /// @param mean of whole numbers with at most six decimals, of others in 17 digits
    record Summary(
            Value min,
            Value quarter,
            Value median,
            Value threeQuarters,
            Value max,
            BigDecimal mean) {}

    /// Counts numbers.
    static Distribution of(NumberList numbers) {
        if (numbers.size() == 0) {
            return new Distribution(numbers, NiceScale.of(0, 0, 1), List.of(), null);
        }
        List<Value> sorted = sorted(numbers);
        Summary summary = summary(sorted);
        double low = Numbers.of(summary.min());
        double high = Numbers.of(summary.max());
        boolean whole = sorted.stream().allMatch(IntegerValue.class::isInstance);
        NiceScale scale =
                whole ? NiceScale.ofWhole(low, high, BINS) : NiceScale.of(low, high, BINS);
        int[] counts = new int[scale.count()];
        for (Value value : sorted) {
            counts[scale.indexOf(Numbers.of(value))]++;
        }
        return new Distribution(numbers, scale, Arrays.stream(counts).boxed().toList(), summary);
    }

    private static List<Value> sorted(NumberList numbers) {
        var values = new ArrayList<Value>(numbers.size());
        for (int i = 0; i < numbers.size(); i++) {
            values.add(numbers.value(i));
        }
        values.sort(order(values));
        return values;
    }

    /// Numbers of one type are compared exactly, others as the doubles they are nearest to.
    private static Comparator<Value> order(List<Value> values) {
        Value first = values.get(0);
        boolean alike = values.stream().allMatch(value -> value.type().equals(first.type()));
        return alike && first instanceof IntegerValue
                ? (one, other) -> ((IntegerValue) one).compareNumber((IntegerValue) other)
                : Comparator.comparingDouble(Numbers::of);
    }

    private static Summary summary(List<Value> sorted) {
        int last = sorted.size() - 1;
        return new Summary(
                sorted.get(0),
                sorted.get(last / 4),
                sorted.get(last / 2),
                sorted.get((int) (3L * last / 4)),
                sorted.get(last),
                mean(sorted));
    }

    private static BigDecimal mean(List<Value> values) {
        BigInteger whole = BigInteger.ZERO;
        var floats = new DoubleSummaryStatistics();
        for (Value value : values) {
            if (value instanceof IntegerValue number) {
                whole = whole.add(integer(number));
            } else {
                // Divided first: the sum of the greatest doubles is none.
                floats.accept(Numbers.of(value) / values.size());
            }
        }
        return new BigDecimal(whole)
                .divide(BigDecimal.valueOf(values.size()), DECIMALS, RoundingMode.HALF_EVEN)
                .add(new BigDecimal(floats.getSum(), EXACT))
                .stripTrailingZeros();
    }

    private static BigInteger integer(IntegerValue number) {
        boolean huge = number.type() == PrimitiveType.UINT64 && number.bits() < 0;
        return huge ? number.number() : BigInteger.valueOf(number.bits());
    }

    /// A number as it is, to the last digit.
    static String text(Value value) {
        return switch (value) {
            case IntegerValue number -> number.text();
            case FloatValue number -> Float.toString(number.value());
            case DoubleValue number -> Double.toString(number.value());
            default -> throw new IllegalArgumentException("no number: " + value.type());
        };
    }

    /// The indexes of the first numbers in a bin, in the order of the save.
    List<Integer> in(int bin) {
        var found = new ArrayList<Integer>();
        for (int i = 0; i < numbers.size() && found.size() < LISTED; i++) {
            if (scale.indexOf(Numbers.of(numbers.value(i))) == bin) {
                found.add(i);
            }
        }
        return found;
    }

    /// True where all are whole numbers.
    boolean isWhole() {
        return summary != null
                && summary.min() instanceof IntegerValue
                && summary.max() instanceof IntegerValue;
    }

    /// The most there are in one bin.
    int most() {
        return counts.stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
