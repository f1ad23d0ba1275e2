package dev.keepsake.testkit;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Damages bytes in ways that a disk, a cut connection or an attacker would.
///
/// Every method gives a copy and leaves what it is given alone.
public final class Corrupter {
    private static final byte[] TELLING = {0, 1, -1, 0x7F, -0x80, 0x40, 0x3F, 0x10};

    private Corrupter() {}

    /// A copy of `bytes` with one bit turned over.
    public static byte[] flipBit(byte[] bytes, int bit) {
        byte[] copy = bytes.clone();
        copy[bit / Byte.SIZE] ^= (byte) (1 << (bit % Byte.SIZE));
        return copy;
    }

    /// A copy of `bytes` with the byte at an index changed.
    ///
    /// @param mask the bits that are turned over; not 0
    public static byte[] flipByte(byte[] bytes, int index, int mask) {
        byte[] copy = bytes.clone();
        copy[index] ^= (byte) mask;
        return copy;
    }

    /// The first bytes alone.
    public static byte[] cut(byte[] bytes, int length) {
        return Arrays.copyOf(bytes, length);
    }

    /// A copy with more bytes behind.
    public static byte[] append(byte[] bytes, byte... more) {
        byte[] longer = Arrays.copyOf(bytes, bytes.length + more.length);
        System.arraycopy(more, 0, longer, bytes.length, more.length);
        return longer;
    }

    /// A copy with one to four changes of random kinds: a byte set to any or to a telling number, a
    /// run removed, doubled, filled with zeros or put elsewhere.
    public static byte[] mutate(byte[] bytes, RandomGenerator random) {
        byte[] mutated = bytes.clone();
        for (int i = random.nextInt(1, 5); i > 0 && mutated.length > 0; i--) {
            mutated = mutateOnce(mutated, random);
        }
        return mutated;
    }

    private static byte[] mutateOnce(byte[] bytes, RandomGenerator random) {
        int at = random.nextInt(bytes.length);
        int length = random.nextInt(1, Math.min(17, bytes.length - at + 1));
        return switch (random.nextInt(6)) {
            case 0 -> with(bytes, at, (byte) random.nextInt());
            case 1 -> with(bytes, at, TELLING[random.nextInt(TELLING.length)]);
            case 2 -> splice(bytes, at, length, 0);
            case 3 -> splice(bytes, at, length, 2);
            case 4 -> zeroed(bytes, at, length);
            default -> copied(bytes, at, random.nextInt(bytes.length - length + 1), length);
        };
    }

    private static byte[] with(byte[] bytes, int at, byte value) {
        byte[] copy = bytes.clone();
        copy[at] = value;
        return copy;
    }

    private static byte[] splice(byte[] bytes, int at, int length, int times) {
        byte[] spliced = new byte[bytes.length + (times - 1) * length];
        System.arraycopy(bytes, 0, spliced, 0, at);
        for (int i = 0; i < times; i++) {
            System.arraycopy(bytes, at, spliced, at + i * length, length);
        }
        int rest = bytes.length - at - length;
        System.arraycopy(bytes, at + length, spliced, at + times * length, rest);
        return spliced;
    }

    private static byte[] zeroed(byte[] bytes, int at, int length) {
        byte[] copy = bytes.clone();
        Arrays.fill(copy, at, at + length, (byte) 0);
        return copy;
    }

    private static byte[] copied(byte[] bytes, int from, int to, int length) {
        byte[] copy = bytes.clone();
        System.arraycopy(bytes, from, copy, to, length);
        return copy;
    }
}
