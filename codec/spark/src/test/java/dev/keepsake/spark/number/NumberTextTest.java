package dev.keepsake.spark.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumberTextTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0.000000",
        "-0.0, -0.000000",
        "1, 1.000000",
        "0.1, 0.100000",
        "-9.81, -9.810000",
        "1e-7, 0.000000",
        "-1e-7, -0.000000",
        "1.4e-45, 0.000000",
        "0.333333343, 0.333333",
        "123456.789, 123456.789062",
        "16777216, 16777216.000000",
        "1e20, 100000002004087734272.000000",
        "3.4028235e38, 340282346638528859811704183484516925440.000000",
        "0.0000005, 0.000000",
        "0.0000015, 0.000002",
        "NaN, nan",
        "Infinity, inf",
        "-Infinity, -inf",
    })
    void printsSixDecimals(float value, String text) {
        assertEquals(text, NumberText.fixed(value));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, -0",
        "42.5, 42.5",
        "0.333333343, 0.333333",
        "123456, 123456",
        "123456.789, 123457",
        "999999.5, 1e+06",
        "1e6, 1e+06",
        "999999, 999999",
        "0.0001, 0.0001",
        "0.00001, 1e-05",
        "1e-7, 1e-07",
        "3.4028235e38, 3.40282e+38",
        "1.4e-45, 1.4013e-45",
        "1.5e10, 1.5e+10",
        "-1000.125, -1000.12",
        "100, 100",
        "NaN, nan",
        "-Infinity, -inf",
    })
    void printsSixDigits(float value, String text) {
        assertEquals(text, NumberText.general(value));
    }

    @Property
    void sixDecimalsAreThoseOfTheExactValue(@ForAll float value) {
        String digits =
                new BigDecimal((double) Math.abs(value))
                        .setScale(6, RoundingMode.HALF_EVEN)
                        .toPlainString();
        boolean negative = Float.floatToRawIntBits(value) < 0;
        assertEquals(negative ? "-" + digits : digits, NumberText.fixed(value));
    }

    @Property
    void exactTextsReadAsTheSameFloat(@ForAll float value) {
        assertEquals(value, Float.parseFloat(NumberText.exact(value)));
    }
}
