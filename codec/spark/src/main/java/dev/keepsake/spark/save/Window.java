package dev.keepsake.spark.save;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.spark.finding.SparkCode;

/// Walks over a source from the front, keeping one stretch of it in memory. For one thread.
final class Window {
    private static final int STRETCH = 1 << 20;

    private final ByteSource source;
    private final long size;
    private Bytes stretch = Bytes.EMPTY;
    private long stretchStart;
    private long next;
    private String part = "";

    Window(ByteSource source, long start) {
        this.source = source;
        this.size = source.size();
        this.next = start;
    }

    /// Names the part that is read from here on, for the finding where it is cut off.
    void enter(String name) {
        part = name;
    }

    long offset() {
        return next;
    }

    long left() {
        return size - next;
    }

    /// Two bytes, 0 to 65,535.
    int readU16() throws SaveException {
        Bytes two = peek(2);
        next += 2;
        return two.at(0) & 0xFF | (two.at(1) & 0xFF) << 8;
    }

    /// Four bytes, 0 to 2³² − 1.
    long readU32() throws SaveException {
        int low = readU16();
        return low | (long) readU16() << 16;
    }

    /// Passes over a text and gives its length.
    int skipText() throws SaveException {
        long start = next;
        require(2);
        int length = readU16();
        if (length > left()) {
            next = start;
            throw cut(length + 2L);
        }
        next += length;
        return length;
    }

    /// Fails where fewer bytes are left.
    void require(long count) throws SaveException {
        if (count > left()) {
            throw cut(count);
        }
    }

    private SaveException cut(long needed) {
        return SaveException.of(
                Finding.at(SparkCode.TRUNCATED, next, left())
                        .with("part", part)
                        .with("needed", needed)
                        .with("left", left()));
    }

    private Bytes peek(int count) throws SaveException {
        require(count);
        if (next < stretchStart || next + count > stretchStart + stretch.length()) {
            stretch = source.read(next, (int) Math.min(STRETCH, left()));
            stretchStart = next;
        }
        return stretch.slice((int) (next - stretchStart), count);
    }
}
