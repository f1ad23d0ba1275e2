package dev.keepsake.model.bulk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ArithmeticTest {
    @ParameterizedTest
    @CsvSource({
        "INT32, 7, *2, 14",
        "INT32, 7, *0.5, 4 bulk.rounded",
        "INT32, -7, *0.5, -4 bulk.rounded",
        "INT32, 2147483647, *1, 2147483647",
        "INT32, 2147483647, +1, bulk.overflow",
        "INT32, -2147483648, *-1, bulk.overflow",
        "UINT8, 250, +5, 255",
        "UINT8, 250, +6, bulk.overflow",
        "UINT8, 3, -4, bulk.overflow",
        "UINT64, 18446744073709551614, +1, 18446744073709551615",
        "UINT64, 9223372036854775808, *2, bulk.overflow",
        "INT64, 9007199254740993, *1, 9007199254740993",
        "INT64, 9223372036854775806, +1, 9223372036854775807",
        "INT32, 3, +0.5, bulk.notWhole",
        "INT32, 3, +1.0, 4",
        "FLOAT, 0.1, *3, 0.3",
        "FLOAT, 3e38, *10, bulk.overflow",
        "FLOAT, 16777216, +1, 16777216",
        "DOUBLE, 16777216, +1, 16777217",
        "DOUBLE, 1e308, *10, bulk.overflow",
        "DOUBLE, -0.0, *-1, 0",
        "DOUBLE, -0.0, *2, -0.0",
        "FLOAT, NaN, *2, NaN bulk.notFinite",
        "DOUBLE, Infinity, +1, Infinity bulk.notFinite",
        "BOOL, true, *2, bulk.notANumber",
        "TEXT, 12, +1, bulk.notANumber",
    })
    void counts(PrimitiveType type, String old, String operation, String expected)
            throws EditRefusedException {
        Value value = Literals.parse(old, type, Literals.Context.NONE);
        assertEquals(expected, result(value, operation));
    }

    private static String result(Value value, String operation) throws EditRefusedException {
        try {
            NewValue made =
                    switch (Operation.parse(operation)) {
                        case Operation.Multiply(var factor) -> Arithmetic.multiply(value, factor);
                        case Operation.Add(var summand) -> Arithmetic.add(value, summand);
                        default -> throw new AssertionError(operation);
                    };
            String note = made.note() == null ? "" : " " + made.note().code().id();
            return Literals.print(made.value()).orElseThrow() + note;
        } catch (EditRefusedException refusal) {
            return refusal.finding().code().id();
        }
    }

    @Test
    void keepsTheBitsOfNaN() throws EditRefusedException {
        Value value = new FloatValue(0x7fc00123);
        assertEquals(value, Arithmetic.multiply(value, BigDecimal.TEN).value());
    }

    @Property
    void addsAsLongAsTheTypeHoldsIt(@ForAll long number, @ForAll long summand) {
        BigInteger sum = BigInteger.valueOf(number).add(BigInteger.valueOf(summand));
        Value value = IntegerValue.int64(number);
        String expected;
        try {
            expected = Long.toString(sum.longValueExact());
        } catch (ArithmeticException tooLarge) {
            expected = "bulk.overflow";
        }
        String found;
        try {
            found =
                    Literals.print(Arithmetic.add(value, BigDecimal.valueOf(summand)).value())
                            .orElseThrow();
        } catch (EditRefusedException refusal) {
            found = refusal.finding().code().id();
        }
        assertEquals(expected, found);
    }
}
