package dev.keepsake.app.demo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;

final class PngTest {
    private static final int WIDTH = 30;
    private static final int HEIGHT = 20;

    @Test
    void readsBackInEveryPixel() throws IOException {
        int[] pixels = new int[WIDTH * HEIGHT];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = i / 7 * 0x01_F3_35 & 0xFFFFFF;
        }
        ByteBuffer png = Png.encode(WIDTH, HEIGHT, pixels).asBuffer();
        assertEquals(0x89504E470D0A1A0AL, png.getLong());
        assertEquals(WIDTH, chunk(png, "IHDR").getInt());
        ByteBuffer content = chunk(png, "IDAT");
        byte[] deflated = new byte[content.remaining()];
        content.get(deflated);
        assertArrayEquals(pixels, unfilter(inflate(deflated, false)));
        assertEquals(0, chunk(png, "IEND").remaining());
        assertEquals(0, png.remaining());
    }

    /// The content of the next chunk, whose checksum holds.
    private static ByteBuffer chunk(ByteBuffer png, String type) {
        int length = png.getInt();
        var crc = new CRC32();
        crc.update(png.slice(png.position(), 4 + length));
        byte[] name = new byte[4];
        png.get(name);
        assertEquals(type, new String(name, StandardCharsets.US_ASCII));
        ByteBuffer content = png.slice(png.position(), length);
        png.position(png.position() + length);
        assertEquals((int) crc.getValue(), png.getInt());
        return content;
    }

    /// Takes the differences from the left back.
    private static int[] unfilter(byte[] rows) {
        int[] pixels = new int[WIDTH * HEIGHT];
        int at = 0;
        for (int y = 0; y < HEIGHT; y++) {
            assertEquals(1, rows[at++]);
            int[] left = new int[3];
            for (int x = 0; x < WIDTH; x++) {
                for (int c = 0; c < 3; c++) {
                    left[c] = left[c] + rows[at++] & 0xFF;
                }
                pixels[y * WIDTH + x] = left[0] << 16 | left[1] << 8 | left[2];
            }
        }
        assertEquals(rows.length, at);
        return pixels;
    }

    @Test
    void deflatesRunsOfEveryLength() throws IOException {
        for (int length = 0; length < 600; length++) {
            byte[] bytes = new byte[length + 2];
            Arrays.fill(bytes, 1, length + 1, (byte) 0xC3);
            assertArrayEquals(bytes, inflate(RunDeflater.deflate(bytes), true));
        }
    }

    @Test
    void deflatesEveryByte() throws IOException {
        byte[] bytes = new byte[4096];
        new Random(1).nextBytes(bytes);
        assertArrayEquals(bytes, inflate(RunDeflater.deflate(bytes), true));
    }

    private static byte[] inflate(byte[] bytes, boolean bare) throws IOException {
        try (var in =
                new InflaterInputStream(new ByteArrayInputStream(bytes), new Inflater(bare))) {
            return in.readAllBytes();
        }
    }
}
