package dev.keepsake.format.keepsake;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;

/// A large file, as it were: read anew each time, and changed by others meanwhile.
final class ChangingSource implements ByteSource {
    private final byte[] bytes;

    ChangingSource(Bytes bytes) {
        this.bytes = bytes.toArray();
    }

    /// Turns over every bit of a range.
    void flip(int from, int to) {
        for (int i = from; i < to; i++) {
            bytes[i] ^= (byte) 0xFF;
        }
    }

    void flip(Span span) {
        flip((int) span.offset(), (int) span.end());
    }

    @Override
    public String name() {
        return "changing";
    }

    @Override
    public long size() {
        return bytes.length;
    }

    @Override
    public Bytes read(long position, int length) {
        return Bytes.wrap(Arrays.copyOfRange(bytes, (int) position, (int) position + length));
    }

    @Override
    public void close() {}
}
