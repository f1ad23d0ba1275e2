package dev.keepsake.model.check.rule;

import java.util.Arrays;

/// Many 64-bit numbers in 8 bytes each, to be looked up once they are sorted. For one thread.
final class Hashes {
    private long[] all = new long[1_024];
    private int size;

    void add(long hash) {
        if (size == all.length) {
            all = Arrays.copyOf(all, (int) Math.min(2L * size, Integer.MAX_VALUE - 8));
        }
        all[size++] = hash;
    }

    int size() {
        return size;
    }

    long at(int index) {
        return all[index];
    }

    /// Puts them in order.
    void sort() {
        Arrays.sort(all, 0, size);
    }

    /// The first index with a number of at least this one; sorted before.
    int from(long least) {
        int found = Arrays.binarySearch(all, 0, size, least);
        while (found > 0 && all[found - 1] == least) {
            found--;
        }
        return found < 0 ? -found - 1 : found;
    }

    boolean has(long hash) {
        return Arrays.binarySearch(all, 0, size, hash) >= 0;
    }

    /// Keeps of the sorted numbers those that stand more than once, each once.
    void keepRepeated() {
        int kept = 0;
        for (int i = 1; i < size; i++) {
            boolean repeated = all[i] == all[i - 1];
            if (repeated && (kept == 0 || all[kept - 1] != all[i])) {
                all[kept++] = all[i];
            }
        }
        size = kept;
    }

    void clear() {
        size = 0;
    }

    /// A hash of a text.
    static long of(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x9E37_79B9_7F4A_7C15L;
            hash ^= hash >>> 29;
        }
        return mix(hash);
    }

    /// Spreads a number over all bits.
    static long mix(long number) {
        long mixed = (number ^ number >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }
}
