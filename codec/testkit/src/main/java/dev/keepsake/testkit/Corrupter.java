package dev.keepsake.testkit;

/// Damages bytes in ways that a disk would.
public final class Corrupter {
    private Corrupter() {}

    /// A copy of `bytes` with one bit turned over.
    public static byte[] flipBit(byte[] bytes, int bit) {
        byte[] copy = bytes.clone();
        copy[bit / Byte.SIZE] ^= (byte) (1 << (bit % Byte.SIZE));
        return copy;
    }
}
