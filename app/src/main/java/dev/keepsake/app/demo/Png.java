package dev.keepsake.app.demo;

import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/// Encodes PNG pictures, the same bytes on every machine: the compressors that systems bring along
/// differ from one another.
final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 26, '\n'};
    private static final byte FILTER_SUB = 1;

    private Png() {}

    /// A picture of opaque colours.
    ///
    /// @param pixels `0xRRGGBB`, row by row
    static Bytes encode(int width, int height, int[] pixels) {
        var out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        byte[] head =
                ByteBuffer.allocate(13)
                        .putInt(width)
                        .putInt(height)
                        .put(new byte[] {8, 2, 0, 0, 0}) // 8 bits of red, green and blue
                        .array();
        chunk(out, "IHDR", head);
        chunk(out, "IDAT", zlib(rows(width, height, pixels)));
        chunk(out, "IEND", new byte[0]);
        return Bytes.wrap(out.toByteArray());
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] content) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        var crc = new CRC32();
        crc.update(name);
        crc.update(content);
        out.writeBytes(bigEndian(content.length));
        out.writeBytes(name);
        out.writeBytes(content);
        out.writeBytes(bigEndian((int) crc.getValue()));
    }

    /// Each row as differences from the pixel to the left: runs of one colour become zeros.
    private static byte[] rows(int width, int height, int[] pixels) {
        var rows = new ByteArrayOutputStream();
        for (int y = 0; y < height; y++) {
            rows.write(FILTER_SUB);
            int left = 0;
            for (int x = 0; x < width; x++) {
                int pixel = pixels[y * width + x];
                for (int shift = 16; shift >= 0; shift -= 8) {
                    rows.write((pixel >> shift) - (left >> shift));
                }
                left = pixel;
            }
        }
        return rows.toByteArray();
    }

    private static byte[] zlib(byte[] bytes) {
        var sum = new Adler32();
        sum.update(bytes);
        var out = new ByteArrayOutputStream();
        out.write(0x78);
        out.write(0x01);
        out.writeBytes(RunDeflater.deflate(bytes));
        out.writeBytes(bigEndian((int) sum.getValue()));
        return out.toByteArray();
    }

    private static byte[] bigEndian(int number) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
    }
}
