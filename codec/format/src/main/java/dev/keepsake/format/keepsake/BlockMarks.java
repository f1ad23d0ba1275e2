package dev.keepsake.format.keepsake;

import java.util.concurrent.atomic.AtomicIntegerArray;

/// A bit for each block of a file, which is set once and stays. Any thread may use it.
final class BlockMarks {
    private final AtomicIntegerArray words;

    /// Marks for so many blocks, none of them set.
    BlockMarks(int blocks) {
        words = new AtomicIntegerArray(blocks / Integer.SIZE + 1);
    }

    /// Marks a block.
    void set(int block) {
        words.accumulateAndGet(block / Integer.SIZE, 1 << block, (word, bit) -> word | bit);
    }

    /// True where a block is marked.
    boolean has(int block) {
        return (words.get(block / Integer.SIZE) >>> block & 1) != 0;
    }
}
