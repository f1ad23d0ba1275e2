package dev.keepsake.storetest;

import java.util.Arrays;
import java.util.SplittableRandom;

/// A file on a disk: what programs see of it, and what was forced.
final class DiskFile implements DiskNode {
    private static final int[] SECTORS = {512, 4096};

    private byte[] seen;
    private byte[] forced;
    private int size;

    private DiskFile(byte[] forced) {
        this.forced = forced;
        this.seen = forced.clone();
        this.size = forced.length;
    }

    /// A file that was just made.
    static DiskFile empty() {
        return new DiskFile(new byte[0]);
    }

    /// A file that was there, forced.
    static DiskFile forced(byte[] content) {
        return new DiskFile(content);
    }

    /// Writes bytes at a position.
    synchronized void write(long position, byte[] bytes, int length) {
        int start = Math.toIntExact(position);
        int end = Math.addExact(start, length);
        if (end > seen.length) {
            seen = Arrays.copyOf(seen, Math.max(end, 2 * seen.length));
        }
        System.arraycopy(bytes, 0, seen, start, length);
        size = Math.max(size, end);
    }

    synchronized void truncate(long length) {
        if (length < size) {
            Arrays.fill(seen, (int) length, size, (byte) 0);
            size = (int) length;
        }
    }

    synchronized void force() {
        forced = content();
    }

    synchronized byte[] content() {
        return Arrays.copyOf(seen, size);
    }

    /// What a power cut leaves: each sector that differs from what was forced is new, old or zeros,
    /// and so is the length new or old.
    synchronized byte[] afterPowerCut(SplittableRandom random) {
        byte[] now = content();
        if (Arrays.equals(now, forced)) {
            return now;
        }
        byte[] left = Arrays.copyOf(now, random.nextBoolean() ? size : forced.length);
        byte[] old = Arrays.copyOf(forced, left.length);
        byte[] zeros = new byte[left.length];
        int sector = SECTORS[random.nextInt(SECTORS.length)];
        for (int from = 0; from < left.length; from += sector) {
            int to = Math.min(from + sector, left.length);
            if (!Arrays.equals(left, from, to, old, from, to)) {
                byte[][] choices = {left, old, zeros};
                byte[] found = choices[random.nextInt(choices.length)];
                System.arraycopy(found, from, left, from, to - from);
            }
        }
        return left;
    }
}
