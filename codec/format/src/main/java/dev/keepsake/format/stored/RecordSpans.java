package dev.keepsake.format.stored;

import java.util.Arrays;

/// Where the records of a chunk stand: one behind the other. Immutable once read.
public final class RecordSpans {
    private int[] bounds = new int[16];
    private int count;

    /// No records yet; the first begins at this offset.
    public RecordSpans(int start) {
        bounds[0] = start;
    }

    /// Adds a record that ends before this offset and begins where the one before ended.
    public void add(int end) {
        if (count + 2 > bounds.length) {
            bounds = Arrays.copyOf(bounds, bounds.length * 2);
        }
        bounds[++count] = end;
    }

    /// How many records there are.
    public int count() {
        return count;
    }

    /// Where a record begins in the file.
    public int start(int record) {
        return bounds[record];
    }

    /// How many bytes a record takes.
    public int length(int record) {
        return bounds[record + 1] - bounds[record];
    }

    /// Where the first record begins, or would.
    public int start() {
        return bounds[0];
    }

    /// The record that holds a byte.
    ///
    /// @param offset between the first record's first byte and the last one's last
    public int recordAt(long offset) {
        int found = Arrays.binarySearch(bounds, 0, count, (int) offset);
        return found >= 0 ? found : -found - 2;
    }

    /// The first byte behind the last record.
    public int end() {
        return bounds[count];
    }
}
