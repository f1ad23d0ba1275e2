package dev.keepsake.format.container;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BlockRowTest {
    private static final long START = 100;

    /// Codec, records, sizes of head and body, each stored and decoded.
    @ParameterizedTest
    @CsvSource({
        "0, 2, 20, 20, 9, 9, ''",
        "0, 0, 20, 20, 9, 9, records",
        "0, 10, 70, 70, 9, 9, records",
        "0, 3, 20, 20, 9, 9, size",
        "0, 2, 20, 21, 9, 9, storedSize",
        "0, 2, 20, 20, 9, 8, storedSize",
        "0, 2, 20, 20, 0, 9, storedSize",
        "0, 2, 1000, 1000, 1047576, 1047576, ''",
        "0, 2, 1000, 1000, 1047577, 1047577, decodedSize",
        "0, 1, 1000, 1000, 1047577, 1047577, ''",
        "1, 1, 20, 20, 1033, 9, ''",
        "1, 1, 20, 20, 1034, 9, storedSize",
        "1, 1, 20, 20, 15, 524288, ''",
        "1, 1, 20, 20, 15, 524289, storedSize",
        "9, 1, 20, 20, 1, 524289, ''",
        "9, 1, 20, 20, 5000, 9, ''",
        "9, 1, 20, 20, 0, 9, storedSize",
        "9, 10, 70, 70, 9, 9, records",
        "9, 2, 1000, 1000, 9, 1047577, decodedSize",
        "0, 1, 20, 20, 268435456, 268435456, ''",
        "9, 1, 20, 20, 268435457, 9, size"
    })
    void holdsBlocksOfRecordsToTheirSizes(
            int codec,
            long records,
            long headStored,
            long headDecoded,
            long bodyStored,
            long bodyDecoded,
            String rule) {
        var row =
                new BlockRow(
                        START, headStored, headDecoded, bodyStored, bodyDecoded, records, codec, 0);
        assertEquals(rule, row.brokenRule(false, START));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 1, 1, ''",
        "0, 0, 0, 0, 0, storedSize",
        "0, 0, 1, 1, 1, storedSize",
        "0, 1, 0, 1, 1, records",
        "0, 0, 0, 1048576, 1048576, ''",
        "0, 0, 0, 1048577, 1048577, decodedSize",
        "9, 0, 0, 5, 1048577, decodedSize"
    })
    void holdsBlocksOfBytesToTheirSizes(
            int codec,
            long records,
            long headStored,
            long bodyStored,
            long bodyDecoded,
            String rule) {
        var row = new BlockRow(START, headStored, 0, bodyStored, bodyDecoded, records, codec, 0);
        assertEquals(rule, row.brokenRule(true, START));
    }
}
