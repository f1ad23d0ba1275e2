package dev.keepsake.spark.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NumberReaderTest {
    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "12,12",
                " 5,5",
                "+1.5,1.5",
                ".5,0.5",
                "5.,5",
                "1e3,1000",
                "1E-3,0.001",
                "0x10,16",
                "-0x1.8p1,-3",
                "0x.8,0.5",
                "nan,NaN",
                "INF,Infinity",
                "-infinity,-Infinity",
                "-0,-0.0",
            })
    void readsWhatStrtofReads(String text, float value) {
        assertEquals(Optional.of(value), NumberReader.readLenient(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", " ", "-", ".", "12abc", "5 ", "1,5", "1e400", "3.5e38", "1e", "0x", "1f", "1d",
                "--1", "0x1p", "nan(1)", "infin", "1..2", "e5", "NaN1"
            })
    void readsNothingElse(String text) {
        assertEquals(Optional.empty(), NumberReader.readLenient(text));
    }

    @Test
    void streamsReadNoHexadecimalNumber() {
        assertEquals(Optional.empty(), NumberReader.readStream("0x10"));
        assertEquals(Optional.of(-1.5f), NumberReader.readStream("-1.5"));
    }

    @Test
    void integersAreDigitsAfterAMinus() {
        assertEquals(OptionalLong.of(-7), NumberReader.readInteger("-7", -8, 7));
        assertEquals(OptionalLong.of(7), NumberReader.readInteger("007", -8, 7));
        assertEquals(OptionalLong.empty(), NumberReader.readInteger("8", -8, 7));
        assertEquals(OptionalLong.empty(), NumberReader.readInteger("+7", -8, 7));
        assertEquals(OptionalLong.empty(), NumberReader.readInteger(" 7", -8, 7));
        assertEquals(OptionalLong.empty(), NumberReader.readInteger("", -8, 7));
        assertEquals(
                OptionalLong.empty(),
                NumberReader.readInteger("99999999999999999999", -8, Long.MAX_VALUE));
    }

    @Test
    void streamsWrapNegativeUnsignedNumbers() {
        assertEquals(OptionalLong.of(-5), NumberReader.readStreamUnsigned("-5"));
        assertEquals(OptionalLong.of(-1), NumberReader.readStreamUnsigned("18446744073709551615"));
        assertEquals(OptionalLong.empty(), NumberReader.readStreamUnsigned("18446744073709551616"));
        assertEquals(OptionalLong.of(5), NumberReader.readStreamUnsigned("+5"));
    }
}
