package dev.keepsake.app.bytes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.value.Bytes;
import org.junit.jupiter.api.Test;

final class HexRowsTest {
    @Test
    void showOffsetHexadecimalAndText() {
        byte[] bytes = new byte[18];
        bytes[0] = 'A';
        bytes[15] = (byte) 0xFF;
        bytes[17] = '~';
        var rows = new HexRows(Bytes.wrap(bytes), 0x1A4F20);
        assertEquals(2, rows.size());
        assertEquals(
                "001A4F20  41 00 00 00 00 00 00 00  00 00 00 00 00 00 00 FF  A···············",
                rows.get(0));
        assertEquals("001A4F30  00 7E" + " ".repeat(45) + "·~", rows.get(1));
    }

    @Test
    void ofNoBytesAreNone() {
        assertEquals(0, new HexRows(Bytes.EMPTY, 0).size());
    }
}
