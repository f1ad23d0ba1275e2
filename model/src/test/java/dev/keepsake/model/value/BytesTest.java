package dev.keepsake.model.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

final class BytesTest {
    private static final Bytes HELLO = Bytes.ofText("xhellox").slice(1, 5);

    @Test
    void comparesByContentWhateverArrayHoldsIt() {
        assertEquals(Bytes.ofText("hello"), HELLO);
        assertEquals(Bytes.ofText("hello").hashCode(), HELLO.hashCode());
        assertNotEquals(Bytes.ofText("hello!"), HELLO);
        assertEquals(2, HELLO.mismatch(Bytes.ofText("heLlo")));
        assertEquals(5, HELLO.mismatch(Bytes.ofText("hello!")));
        assertEquals(-1, HELLO.mismatch(HELLO.compact()));
        assertTrue(Bytes.copyOf(new byte[] {-1}).compareTo(Bytes.copyOf(new byte[] {1})) > 0);
        assertTrue(HELLO.compareTo(Bytes.ofText("hell")) > 0);
    }

    @Test
    void refusesRangesOutsideItself() {
        assertThrows(IndexOutOfBoundsException.class, () -> HELLO.slice(3, 3));
        assertThrows(IndexOutOfBoundsException.class, () -> HELLO.at(5));
        assertThrows(IndexOutOfBoundsException.class, () -> HELLO.at(-1));
    }

    @Test
    void staysAsItIsWhenTheSourceOrACopyChanges() {
        byte[] source = {1, 2};
        Bytes bytes = Bytes.copyOf(source);
        source[0] = 9;
        bytes.toArray()[1] = 9;
        assertEquals(Bytes.copyOf(new byte[] {1, 2}), bytes);
        assertTrue(bytes.asBuffer().isReadOnly());
    }

    @Test
    void showsTheFirstBytes() {
        assertEquals("68656c6c6f", HELLO.toString());
        assertTrue(Bytes.wrap(new byte[40]).toString().endsWith("…(40)"));
    }

    @Property
    void keepsEveryTextAndEveryName(@ForAll String text, @ForAll byte[] content) {
        assertEquals(text, Bytes.ofText(text).asText());
        Bytes bytes = Bytes.copyOf(content);
        assertEquals(bytes, Bytes.ofName(bytes.asName()));
        assertEquals(bytes.isUtf8(), bytes.asName().equals(bytes.asText()));
    }

    @Test
    void tellsUtf8FromWhatIsNone() {
        assertTrue(Bytes.ofText("ä€😀").isUtf8());
        assertFalse(Bytes.ofText("\ud800").isUtf8());
        assertEquals("\ud800", Bytes.ofText("\ud800").asText());
        for (int[] bad :
                new int[][] {
                    {0xC0, 0x80}, {0xE0, 0x80, 0x80}, {0xF4, 0x90, 0x80, 0x80}, {0xFF}, {0xC3}
                }) {
            var bytes = new byte[bad.length];
            for (int i = 0; i < bad.length; i++) {
                bytes[i] = (byte) bad[i];
            }
            assertFalse(Bytes.wrap(bytes).isUtf8());
            assertTrue(Bytes.wrap(bytes).asText().startsWith("\uFFFD"));
        }
    }
}
