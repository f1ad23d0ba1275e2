package dev.keepsake.format.packing;

/// A set of 64-bit hashes, at most 16 bytes each. For one thread.
final class HashSet64 {
    private long[] slots = new long[64];
    private int size;
    private boolean hasZero;

    /// Adds a hash.
    ///
    /// @return false where it is there already
    boolean add(long hash) {
        if (hash == 0) {
            boolean isNew = !hasZero;
            hasZero = true;
            return isNew;
        }
        if (2 * (size + 1) > slots.length) {
            grow();
        }
        boolean isNew = put(slots, hash);
        size += isNew ? 1 : 0;
        return isNew;
    }

    private static boolean put(long[] slots, long hash) {
        int mask = slots.length - 1;
        int at = (int) hash & mask;
        while (slots[at] != 0) {
            if (slots[at] == hash) {
                return false;
            }
            at = at + 1 & mask;
        }
        slots[at] = hash;
        return true;
    }

    private void grow() {
        long[] larger = new long[2 * slots.length];
        for (long hash : slots) {
            if (hash != 0) {
                put(larger, hash);
            }
        }
        slots = larger;
    }
}
