package dev.keepsake.format.record;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The ids of a record's sections so far; known ones cost no set.
final class SectionIds {
    private int known;
    private @Nullable Set<String> unknown;

    /// Adds an id; false where it was there.
    boolean add(String id) {
        int bit = SectionId.bit(id);
        if (bit == 0) {
            if (unknown == null) {
                unknown = new HashSet<>();
            }
            return unknown.add(id);
        }
        boolean added = (known & bit) == 0;
        known |= bit;
        return added;
    }

    boolean contains(String id) {
        int bit = SectionId.bit(id);
        return bit == 0 ? unknown != null && unknown.contains(id) : (known & bit) != 0;
    }
}
