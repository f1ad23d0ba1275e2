package dev.keepsake.format.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.Digest;
import dev.keepsake.model.value.Bytes;
import org.junit.jupiter.api.Test;

/// Against the values that the algorithm's description gives.
final class Xxh3Test {
    @Test
    void hashesNothing() {
        assertEquals(0x2d06800538d394c2L, Xxh3.hash64(Bytes.EMPTY));
        assertEquals(
                new Digest(0x99aa06d3014798d8L, 0x6001c324468d497fL), Xxh3.hash128(Bytes.EMPTY));
    }

    @Test
    void hashesASlice() {
        byte[] array = new byte[1_000];
        for (int i = 0; i < array.length; i++) {
            array[i] = (byte) (i * 31);
        }
        Bytes slice = Bytes.wrap(array, 100, 700);
        assertEquals(Xxh3.hash64(slice.compact()), Xxh3.hash64(slice));
        assertEquals(Xxh3.hash128(slice.compact()), Xxh3.hash128(slice));
    }

    @Test
    void hashesRunsAsOne() {
        Bytes all = Bytes.wrap(new byte[5_000]);
        Xxh3 hash = new Xxh3();
        hash.update(all.slice(0, 3));
        hash.update(Bytes.EMPTY);
        hash.update(all.slice(3, 4_997));
        assertEquals(Xxh3.hash64(all), hash.value64());
    }
}
