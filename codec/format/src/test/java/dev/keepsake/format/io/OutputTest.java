package dev.keepsake.format.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.value.Bytes;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

final class OutputTest {
    private static String hex(Output out) {
        return HexFormat.of().formatHex(out.bytes().toArray());
    }

    @Test
    void writesLittleEndianAndGrows() {
        Output out = new Output(0);
        out.writeU8(0x1FF);
        out.writeI16(0x1122);
        out.writeI32(0x33445566);
        out.writeI64(0x778899AABBCCDDEEL);
        out.writeString(Bytes.ofText("ab"));
        assertEquals("ff221166554433eeddccbbaa998877026162", hex(out));
        assertEquals(18, out.length());
    }

    @Test
    void putsALengthBeforeWhatItCounts() {
        Output out = new Output(4);
        out.writeU8(1);
        out.writeBytes(Bytes.wrap(new byte[200]));
        out.insertVarint(1, 200);
        out.insertVarint(0, 5);
        assertEquals("0501c801" + "00".repeat(200), hex(out));
        assertThrows(IndexOutOfBoundsException.class, () -> out.insertVarint(205, 1));
    }

    @Test
    void takesBackWhatWasWritten() {
        Output out = new Output(8);
        out.writeI32(7);
        out.truncate(1);
        out.writeU8(8);
        assertEquals("0708", hex(out));
        assertEquals(Bytes.wrap(new byte[] {8}), out.view(1, 2));
        assertEquals(Bytes.wrap(new byte[] {7}), out.bytes(0, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> out.truncate(3));
    }

    @Test
    void writesAsciiAndLeavesOtherTextAlone() {
        Output out = new Output(0);
        assertTrue(out.writeAscii("a~"));
        assertFalse(out.writeAscii("aé"));
        assertTrue(out.writeAscii(""));
        assertEquals("02617e00", hex(out));
    }
}
