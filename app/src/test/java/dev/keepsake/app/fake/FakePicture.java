package dev.keepsake.app.fake;

import dev.keepsake.model.document.Picture;
import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// A small PNG with a gradient.
final class FakePicture {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 180;

    private FakePicture() {}

    static Picture of(int seed) {
        var out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});
        ByteBuffer head = ByteBuffer.allocate(13).putInt(WIDTH).putInt(HEIGHT);
        head.put(new byte[] {8, 2, 0, 0, 0});
        chunk(out, "IHDR", head.array());
        chunk(out, "IDAT", deflated(pixels(seed)));
        chunk(out, "IEND", new byte[0]);
        return new Picture(Picture.Format.PNG, WIDTH, HEIGHT, Bytes.wrap(out.toByteArray()));
    }

    private static byte[] pixels(int seed) {
        byte[] rows = new byte[HEIGHT * (1 + 3 * WIDTH)];
        int at = 0;
        for (int y = 0; y < HEIGHT; y++) {
            at++;
            for (int x = 0; x < WIDTH; x++) {
                rows[at++] = (byte) (40 + x / 2 + (seed & 31));
                rows[at++] = (byte) (60 + y / 2 + (seed >> 5 & 63));
                rows[at++] = (byte) (90 + (x + y) / 4 - (seed >> 11 & 63));
            }
        }
        return rows;
    }

    private static byte[] deflated(byte[] bytes) {
        var deflater = new Deflater();
        deflater.setInput(bytes);
        deflater.finish();
        byte[] buffer = new byte[bytes.length + 64];
        int length = deflater.deflate(buffer);
        deflater.end();
        return java.util.Arrays.copyOf(buffer, length);
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] content) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        var checksum = new CRC32();
        checksum.update(name);
        checksum.update(content);
        out.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
        out.writeBytes(name);
        out.writeBytes(content);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) checksum.getValue()).array());
    }
}
