package dev.keepsake.app.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NiceScaleTest {
    @ParameterizedTest
    @CsvSource({
        "0, 100, 10, 0, 10, 11",
        "3, 97, 10, 0, 10, 10",
        "-7, 8, 4, -10, 5, 4",
        "0.25, 0.75, 5, 0.2, 0.1, 6",
        "5, 5, 8, 5, 0.5, 1",
        "0, 0, 8, 0, 1, 1",
    })
    void stepsAreOneTwoOrFive(
            double low, double high, int wanted, double first, double step, int count) {
        NiceScale scale = NiceScale.of(low, high, wanted);
        assertEquals(first, scale.first(), 1e-9);
        assertEquals(step, scale.step(), 1e-12);
        assertEquals(count, scale.count());
    }

    @Test
    void aWholeScaleHasNoFractions() {
        assertEquals(new NiceScale(1, 1, 3), NiceScale.ofWhole(1, 3, 30));
    }

    @Test
    void everyNumberIsInTheStepThatHoldsIt() {
        var random = new SplittableRandom(11);
        for (int round = 0; round < 2_000; round++) {
            double low = random.nextDouble(-1e6, 1e6) * Math.pow(10, random.nextInt(-8, 8));
            double high = low + random.nextDouble() * Math.pow(10, random.nextInt(-3, 9));
            NiceScale scale = NiceScale.of(low, high, 1 + random.nextInt(30));
            double number = low + random.nextDouble() * (high - low);
            int index = scale.indexOf(number);
            double slack = scale.step() * 1e-6;
            assertTrue(index >= 0 && index < scale.count(), () -> scale + " " + number);
            assertTrue(scale.edge(index) <= number + slack, () -> scale + " " + number);
            assertTrue(scale.edge(index + 1) >= number - slack, () -> scale + " " + number);
        }
    }

    @Test
    void theGreatestNumbersHaveAScaleToo() {
        NiceScale scale = NiceScale.of(-Double.MAX_VALUE, Double.MAX_VALUE, 10);
        assertTrue(Double.isFinite(scale.step()) && scale.count() >= 1, scale::toString);
        assertEquals(0, scale.indexOf(-Double.MAX_VALUE));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1200, 1200", "0.25, 0.25", "1500000000000, 1.5e12", "-3, -3"})
    void roundNumbersAreShort(double number, String text) {
        assertEquals(text, RoundNumbers.text(number));
    }
}
