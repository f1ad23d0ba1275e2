package dev.keepsake.storetest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A folder on a disk: the names in it, and the changes of names that were not forced.
final class DiskFolder implements DiskNode {
    private final Map<String, DiskNode> nodes = new TreeMap<>();
    private final List<Change> unforced = new ArrayList<>();

    /// What each name stood for before a change, null for nothing.
    private record Change(Map<String, @Nullable DiskNode> before) {
        /// True where it touches one of these names.
        boolean touches(Set<String> names) {
            return !Collections.disjoint(before.keySet(), names);
        }
    }

    /// Puts in what was there, forced.
    synchronized void putForced(String name, DiskNode node) {
        nodes.put(name, node);
    }

    synchronized @Nullable DiskNode find(String name) {
        return nodes.get(name);
    }

    synchronized void put(String name, DiskNode node) {
        note(name);
        nodes.put(name, node);
    }

    synchronized void remove(String name) {
        note(name);
        nodes.remove(name);
    }

    synchronized void move(String name, String other) {
        note(name, other);
        DiskNode node = nodes.remove(name);
        if (node != null) {
            nodes.put(other, node);
        }
    }

    private void note(String... names) {
        Map<String, @Nullable DiskNode> before = new HashMap<>();
        for (String name : names) {
            before.put(name, nodes.get(name));
        }
        unforced.add(new Change(before));
    }

    synchronized void force() {
        unforced.clear();
    }

    /// The names that a power cut leaves: any change may be lost that no later one which stays
    /// builds on.
    synchronized Map<String, DiskNode> afterPowerCut(SplittableRandom random) {
        Map<String, DiskNode> left = new TreeMap<>(nodes);
        Set<String> stayed = new HashSet<>();
        for (Change change : unforced.reversed()) {
            if (change.touches(stayed) || random.nextBoolean()) {
                stayed.addAll(change.before().keySet());
            } else {
                undo(change, left);
            }
        }
        return left;
    }

    private static void undo(Change change, Map<String, DiskNode> left) {
        change.before()
                .forEach((name, node) -> {
                    if (node == null) {
                        left.remove(name);
                    } else {
                        left.put(name, node);
                    }
                });
    }
}
