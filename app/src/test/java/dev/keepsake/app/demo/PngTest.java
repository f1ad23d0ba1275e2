package dev.keepsake.app.demo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

final class PngTest {
    @Test
    void readsBackInEveryPixel() throws IOException {
        int[] pixels = new int[30 * 20];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = i / 7 * 0x01_F3_35 & 0xFFFFFF;
        }
        var image = ImageIO.read(new ByteArrayInputStream(Png.encode(30, 20, pixels).toArray()));
        assertEquals(30, image.getWidth());
        assertEquals(20, image.getHeight());
        for (int i = 0; i < pixels.length; i++) {
            assertEquals(pixels[i], image.getRGB(i % 30, i / 30) & 0xFFFFFF);
        }
    }

    @Test
    void deflatesRunsOfEveryLength() throws IOException {
        for (int length = 0; length < 600; length++) {
            byte[] bytes = new byte[length + 2];
            Arrays.fill(bytes, 1, length + 1, (byte) 0xC3);
            assertArrayEquals(bytes, inflate(RunDeflater.deflate(bytes)));
        }
    }

    @Test
    void deflatesEveryByte() throws IOException {
        byte[] bytes = new byte[4096];
        new Random(1).nextBytes(bytes);
        assertArrayEquals(bytes, inflate(RunDeflater.deflate(bytes)));
    }

    private static byte[] inflate(byte[] bytes) throws IOException {
        try (var in =
                new InflaterInputStream(new ByteArrayInputStream(bytes), new Inflater(true))) {
            return in.readAllBytes();
        }
    }
}
