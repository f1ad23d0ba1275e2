package dev.keepsake.store.repair;

import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.value.Bytes;

/// A set of subjects by their 64-bit hashes: at most 32 bytes each while it grows. Two subjects of
/// one hash count as the same, as they do where records are written. For one thread.
final class SubjectSet {
    private long[] slots = new long[64];
    private int size;
    private boolean hasZero;

    /// Adds a subject.
    ///
    /// @return false where it is there already
    boolean add(String subject) {
        long hash = hash(subject);
        if (hash == 0) {
            boolean isNew = !hasZero;
            hasZero = true;
            return isNew;
        }
        if (2 * (size + 1) > slots.length) {
            grow();
        }
        int place = place(slots, hash);
        boolean isNew = slots[place] == 0;
        slots[place] = hash;
        size += isNew ? 1 : 0;
        return isNew;
    }

    /// True where a subject is there.
    boolean has(String subject) {
        long hash = hash(subject);
        return hash == 0 ? hasZero : slots[place(slots, hash)] != 0;
    }

    boolean isEmpty() {
        return size == 0 && !hasZero;
    }

    private static long hash(String subject) {
        return Xxh3.hash64(Bytes.ofName(subject));
    }

    /// Where a hash stands, or would.
    private static int place(long[] slots, long hash) {
        int mask = slots.length - 1;
        int at = (int) hash & mask;
        while (slots[at] != 0 && slots[at] != hash) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void grow() {
        long[] larger = new long[2 * slots.length];
        for (long hash : slots) {
            if (hash != 0) {
                larger[place(larger, hash)] = hash;
            }
        }
        slots = larger;
    }
}
