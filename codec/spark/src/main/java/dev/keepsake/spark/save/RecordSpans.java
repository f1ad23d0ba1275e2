package dev.keepsake.spark.save;

import java.util.Arrays;

/// Where the records of a chunk stand: one behind the other. Immutable once read.
final class RecordSpans {
    private int[] bounds = new int[16];
    private int count;

    RecordSpans(int start) {
        bounds[0] = start;
    }

    /// Adds a record that ends before this offset and begins where the one before ended.
    void add(int end) {
        if (count + 2 > bounds.length) {
            bounds = Arrays.copyOf(bounds, bounds.length * 2);
        }
        bounds[++count] = end;
    }

    int count() {
        return count;
    }

    int start(int record) {
        return bounds[record];
    }

    int length(int record) {
        return bounds[record + 1] - bounds[record];
    }

    /// The first byte behind the last record.
    int end() {
        return bounds[count];
    }
}
