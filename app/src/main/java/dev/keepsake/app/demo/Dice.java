package dev.keepsake.app.demo;

import java.util.List;

/// Numbers that look random and are the same on every machine: the SplitMix64 sequence of a seed.
///
/// For one thread.
final class Dice {
    private long state;

    Dice(long seed) {
        this.state = seed;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /// A number from 0 up to, not including, `bound`.
    int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    /// True once in `chances`.
    boolean oneIn(int chances) {
        return below(chances) == 0;
    }

    /// A number from `least` to `greatest` in steps of 1/64, so that it prints short.
    double between(int least, int greatest) {
        return least + below(64 * (greatest - least) + 1) / 64.0;
    }

    /// One of the choices.
    <T> T of(List<T> choices) {
        return choices.get(below(choices.size()));
    }
}
