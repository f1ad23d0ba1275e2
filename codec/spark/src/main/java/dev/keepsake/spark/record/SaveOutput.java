package dev.keepsake.spark.record;

import dev.keepsake.model.value.Bytes;
import java.io.ByteArrayOutputStream;

/// Collects bytes and little-endian numbers in memory. For one thread.
public final class SaveOutput {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    public void write(Bytes bytes) {
        bytes.read((array, offset, length) -> {
            out.write(array, offset, length);
            return length;
        });
    }

    public void writeU16(int number) {
        out.write(number);
        out.write(number >>> 8);
    }

    public void writeU32(long number) {
        writeU16((int) number);
        writeU16((int) (number >>> 16));
    }

    /// Writes a text of at most 65,535 bytes with its length in front.
    public void writeText(Bytes text) {
        writeU16(text.length());
        write(text);
    }

    public int length() {
        return out.size();
    }

    public Bytes bytes() {
        return Bytes.wrap(out.toByteArray());
    }
}
