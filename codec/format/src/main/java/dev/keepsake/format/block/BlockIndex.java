package dev.keepsake.format.block;

import java.util.Arrays;

/// Where the records of a block stand, packed: eight bytes a record. Immutable.
public final class BlockIndex {
    private final int[] entries;
    private final int[] bodies;

    /// Takes both arrays over.
    ///
    /// @param entries where each record's entry begins in the decoded head
    /// @param bodies where each record's body begins in the decoded body, and where the last ends
    BlockIndex(int[] entries, int[] bodies) {
        this.entries = entries;
        this.bodies = bodies;
    }

    /// How many records there are.
    public int count() {
        return entries.length;
    }

    int entry(int record) {
        return entries[record];
    }

    /// Where a record's body begins in the decoded body.
    public int bodyStart(int record) {
        return bodies[record];
    }

    /// The size of a record's body.
    public int bodyLength(int record) {
        return bodies[record + 1] - bodies[record];
    }

    /// The record whose body holds a byte of the decoded body.
    public int recordAt(int offset) {
        return last(bodies, offset);
    }

    /// The record whose entry holds a byte of the decoded head, −1 for a byte before all entries.
    public int entryAt(int offset) {
        return last(entries, offset);
    }

    /// Where a record's entry begins in the decoded head.
    public int entryStart(int record) {
        return entries[record];
    }

    private static int last(int[] starts, int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? found : -found - 2;
    }
}
