package dev.keepsake.format.record;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The ids of a record's sections so far. Few are compared one by one, so that a usual record costs
/// no set.
final class SectionIds {
    static final int FEW = 8;

    private final List<String> few = new ArrayList<>(FEW);
    private final Set<String> all = HashSet.newHashSet(0);

    /// Adds an id; false where it was there.
    boolean add(String id) {
        if (contains(id)) {
            return false;
        }
        return few.size() < FEW ? few.add(id) : all.add(id);
    }

    boolean contains(String id) {
        return few.contains(id) || all.contains(id);
    }
}
