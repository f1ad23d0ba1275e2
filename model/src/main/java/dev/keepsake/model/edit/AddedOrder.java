package dev.keepsake.model.edit;

import dev.keepsake.model.document.RecordChange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Behind which record each added one of a chunk stands, by numbers.
///
/// Where an added record is gone, what stood behind it keeps its place among what is left: each
/// then stands behind the one right before it. For one thread.
final class AddedOrder {
    /// By number, in the order they were staged.
    private final SortedMap<Integer, RecordLine> lines = new TreeMap<>(Collections.reverseOrder());

    /// Takes a record that was added once, also where it is gone.
    void add(int number, RecordLine line) {
        lines.put(number, line);
    }

    /// The anchors of the records that are here, where they are not those they were added with.
    Map<Integer, Integer> moved() {
        if (lines.values().stream().allMatch(RecordLine::isPresent)) {
            return Map.of();
        }
        var behind = new HashMap<Integer, List<Integer>>();
        lines.forEach((number, line) ->
                behind.computeIfAbsent(anchor(line), key -> new ArrayList<>()).add(number));
        var moved = new HashMap<Integer, Integer>();
        for (int root : behind.keySet()) {
            if (root >= 0 || root == RecordChange.Added.FIRST) {
                chain(root, inOrder(root, behind), moved);
            }
        }
        return moved;
    }

    /// The anchor a record was added with; the first place where that was never here.
    private int anchor(RecordLine line) {
        Edit.AddRecord added = line.added();
        int after = added == null ? RecordChange.Added.FIRST : added.after();
        return after >= 0 || lines.containsKey(after) ? after : RecordChange.Added.FIRST;
    }

    /// All that stands behind a record: the newest first, each followed by what stands behind it.
    private static List<Integer> inOrder(int root, Map<Integer, List<Integer>> behind) {
        var order = new ArrayList<Integer>();
        var next = new ArrayDeque<>(behind.getOrDefault(root, List.of()));
        while (!next.isEmpty()) {
            int number = next.removeLast();
            order.add(number);
            next.addAll(behind.getOrDefault(number, List.of()));
        }
        return order;
    }

    private void chain(int root, List<Integer> order, Map<Integer, Integer> moved) {
        if (order.stream().allMatch(this::isPresent)) {
            return;
        }
        int before = root;
        for (int number : order) {
            if (isPresent(number)) {
                moved.put(number, before);
                before = number;
            }
        }
    }

    private boolean isPresent(int number) {
        RecordLine line = lines.get(number);
        return line != null && line.isPresent();
    }
}
