package dev.keepsake.app.picture;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.PixelReader;

/// Writes an opaque picture as PNG, 8 bits for each of red, green and blue. The same pixels give
/// the same bytes.
public final class PngWriter {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final byte FILTER_UP = 2;

    private PngWriter() {}

    /// Writes the picture; the stream stays open.
    ///
    /// @throws IOException where the stream fails
    public static void write(Image image, OutputStream out) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        out.write(SIGNATURE);
        ByteBuffer head = ByteBuffer.allocate(13).putInt(width).putInt(height);
        head.put((byte) 8).put((byte) 2).put((byte) 0).put((byte) 0).put((byte) 0);
        writeChunk(out, "IHDR", head.array());
        writeChunk(out, "IDAT", compressed(image.getPixelReader(), width, height));
        writeChunk(out, "IEND", new byte[0]);
    }

    private static byte[] compressed(PixelReader pixels, int width, int height) throws IOException {
        var bytes = new ByteArrayOutputStream();
        var deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (var out = new DeflaterOutputStream(bytes, deflater)) {
            byte[] above = new byte[3 * width];
            int[] row = new int[width];
            for (int y = 0; y < height; y++) {
                pixels.getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), row, 0, width);
                byte[] colours = colours(row);
                out.write(FILTER_UP);
                out.write(difference(colours, above));
                above = colours;
            }
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }

    private static byte[] colours(int[] row) {
        byte[] colours = new byte[3 * row.length];
        for (int x = 0; x < row.length; x++) {
            colours[3 * x] = (byte) (row[x] >> 16);
            colours[3 * x + 1] = (byte) (row[x] >> 8);
            colours[3 * x + 2] = (byte) row[x];
        }
        return colours;
    }

    private static byte[] difference(byte[] row, byte[] above) {
        byte[] difference = new byte[row.length];
        for (int i = 0; i < row.length; i++) {
            difference[i] = (byte) (row[i] - above[i]);
        }
        return difference;
    }

    private static void writeChunk(OutputStream out, String type, byte[] content)
            throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        var checksum = new CRC32();
        checksum.update(name);
        checksum.update(content);
        out.write(ByteBuffer.allocate(4).putInt(content.length).array());
        out.write(name);
        out.write(content);
        out.write(ByteBuffer.allocate(4).putInt((int) checksum.getValue()).array());
    }
}
