package dev.keepsake.format.block;

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
}
