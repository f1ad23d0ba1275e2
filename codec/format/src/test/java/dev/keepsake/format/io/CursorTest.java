package dev.keepsake.format.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CursorTest {
    private static Cursor cursor(String hex) {
        return Cursor.over(
                Bytes.wrap(HexFormat.of().parseHex(hex)),
                100,
                KeepsakeCode.TRUNCATED,
                KeepsakeCode.VARINT);
    }

    @ParameterizedTest
    @CsvSource({
        "00, 0",
        "7f, 127",
        "8001, 128",
        "ff7f, 16383",
        "808001, 16384",
        "ffffffff07, 2147483647",
        "ffffffffffffffff7f, 9223372036854775807",
        "80808080808080808001, -9223372036854775808",
        "ffffffffffffffffff01, -1"
    })
    void readsAndWritesTheShortestVarint(String hex, long value) throws SaveException {
        assertEquals(value, cursor(hex).readVarint());
        Output out = new Output(0);
        out.writeVarint(value);
        assertEquals(hex, HexFormat.of().formatHex(out.bytes().toArray()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8000",
                "ff00",
                "80808000",
                "ffffffffffffffffff02",
                "ffffffffffffffffff7f",
                "8080808080808080808001",
                "80808080808080808000"
            })
    void refusesEveryLongerVarint(String hex) {
        Finding finding =
                assertThrows(SaveException.class, () -> cursor(hex).readVarint()).finding();
        assertEquals(KeepsakeCode.VARINT, finding.code());
        assertEquals(new Span(100, Math.min(10, hex.length() / 2)), finding.span());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "80", "ffffffff", "ffffffffffffffffff"})
    void findsACutVarintAtItsEnd(String hex) {
        Finding finding =
                assertThrows(SaveException.class, () -> cursor(hex).readVarint()).finding();
        assertEquals(KeepsakeCode.TRUNCATED, finding.code());
        assertEquals(new Span(100 + hex.length() / 2, 0), finding.span());
    }

    @ParameterizedTest
    @CsvSource({"02aabbcc, 2, true", "02aabbcc, 1, false", "00, 0, true"})
    void refusesAStringOverTheLimit(String hex, int most, boolean fits) throws SaveException {
        if (fits) {
            assertEquals(most, cursor(hex).readString(most).length());
        } else {
            assertThrows(RefusedSaveException.class, () -> cursor(hex).readString(most));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "020000, 1, 2",
        "0200000000, 2, 2",
        "02000000, 2, -1",
        "030000, 1, -1",
        "ffffffffffffffffff0100, 1, -1",
        "ffffffffffffffff7f00, 9, -1"
    })
    void countsNoMoreThanTheBytesPayFor(String hex, int least, int count) throws SaveException {
        if (count >= 0) {
            assertEquals(count, cursor(hex).readCount(least));
        } else {
            Finding finding =
                    assertThrows(SaveException.class, () -> cursor(hex).readCount(least)).finding();
            assertEquals(KeepsakeCode.TRUNCATED, finding.code());
        }
    }

    @Test
    void endsWhereItWasNarrowed() throws SaveException {
        Cursor cursor = cursor("010203");
        int end = cursor.narrow(1);
        assertEquals(1, cursor.readU8());
        assertThrows(SaveException.class, cursor::readU8);
        cursor.widen(end);
        assertEquals(0x0302, cursor.readU16());
        assertThrows(SaveException.class, () -> cursor("0102").narrow(3));
        assertThrows(SaveException.class, () -> cursor("0102").narrow(-1));
    }
}
