package dev.keepsake.spark.save;

import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;

/// Collects bytes and little-endian numbers in memory. For one thread.
final class SaveOutput {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    void write(Bytes bytes) {
        bytes.read((array, offset, length) -> {
            out.write(array, offset, length);
            return length;
        });
    }

    void writeU16(int number) {
        out.write(number);
        out.write(number >>> 8);
    }

    void writeU32(long number) {
        writeU16((int) number);
        writeU16((int) (number >>> 16));
    }

    /// Writes a text of at most 65,535 bytes with its length in front.
    void writeText(Bytes text) {
        writeU16(text.length());
        write(text);
    }

    int length() {
        return out.size();
    }

    Bytes bytes() {
        return Bytes.wrap(out.toByteArray());
    }
}
