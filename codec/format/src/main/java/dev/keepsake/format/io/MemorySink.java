package dev.keepsake.format.io;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.Objects;

/// Collects bytes in memory, at most 2 GiB.
public final class MemorySink implements ByteSink {
    private byte[] buffer = new byte[8192];
    private int length;

    /// An empty sink.
    public MemorySink() {}

    @Override
    public void write(Bytes bytes) throws SaveException {
        int needed = length + bytes.length();
        if (needed < 0) {
            throw SaveException.of(
                    Finding.of(GeneralCode.LIMIT)
                            .with("limit", "storedBytes")
                            .with("found", (long) length + bytes.length())
                            .with("allowed", Integer.MAX_VALUE));
        }
        if (needed > buffer.length) {
            long doubled = Math.min(Integer.MAX_VALUE - 8L, 2L * buffer.length);
            buffer = Arrays.copyOf(buffer, (int) Math.max(needed, doubled));
        }
        bytes.copyTo(buffer, length);
        length = needed;
    }

    @Override
    public void overwrite(long position, Bytes bytes) {
        Objects.checkFromIndexSize(position, (long) bytes.length(), length);
        bytes.copyTo(buffer, (int) position);
    }

    @Override
    public long position() {
        return length;
    }

    /// All bytes written so far.
    public Bytes bytes() {
        return Bytes.wrap(Arrays.copyOf(buffer, length));
    }
}
