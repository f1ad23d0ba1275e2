package dev.keepsake.model.document;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// Which record stands at which position of a chunk with changes.
///
/// The order is a few runs: a run of opened records, or one added record. Both directions are a
/// binary search.
final class RecordOrder {
    private final int chunk;
    private final List<Run> runs = new ArrayList<>();
    private final List<Run> openedRuns = new ArrayList<>();
    private final Map<Integer, Run> added = new HashMap<>();
    private int size;

    /// Records `first` to `first + count - 1` of the opened document, or one added record.
    private record Run(int position, int first, int count) {}

    private RecordOrder(int chunk) {
        this.chunk = chunk;
    }

    static RecordOrder of(int chunk, int opened, SortedMap<RecordId, RecordChange> changes) {
        var order = new RecordOrder(chunk);
        var removed = new ArrayList<Integer>();
        var behind = new TreeMap<Integer, List<Integer>>();
        changes.forEach((id, change) -> {
            if (change instanceof RecordChange.Removed) {
                removed.add(id.record());
            } else if (change instanceof RecordChange.Added add) {
                behind.computeIfAbsent(add.after(), key -> new ArrayList<>()).add(id.record());
            }
        });
        order.fill(opened, removed, behind);
        return order;
    }

    private void fill(int opened, List<Integer> removed, SortedMap<Integer, List<Integer>> behind) {
        appendBehind(RecordChange.Added.FIRST, behind);
        var stops = new TreeMap<Integer, Boolean>();
        removed.forEach(record -> stops.put(record, true));
        behind.keySet().stream()
                .filter(record -> record >= 0)
                .forEach(record -> stops.putIfAbsent(record, false));
        int next = 0;
        for (var stop : stops.entrySet()) {
            int record = stop.getKey();
            int end = stop.getValue() ? record : record + 1;
            append(next, Math.min(end, opened) - next);
            next = record + 1;
            appendBehind(record, behind);
        }
        append(next, opened - next);
    }

    /// Adds what stands behind a record: the newest first, each followed by what stands behind it.
    private void appendBehind(int after, Map<Integer, List<Integer>> behind) {
        var next = new ArrayDeque<>(behind.getOrDefault(after, List.of()));
        while (!next.isEmpty()) {
            int record = next.removeLast();
            append(record, 1);
            next.addAll(behind.getOrDefault(record, List.of()));
        }
    }

    private void append(int first, int count) {
        if (count > 0) {
            var run = new Run(size, first, count);
            runs.add(run);
            if (first < 0) {
                added.put(first, run);
            } else {
                openedRuns.add(run);
            }
            size += count;
        }
    }

    int size() {
        return size;
    }

    RecordId id(int position) {
        Run run = runs.get(floor(runs, Run::position, position));
        return new RecordId(chunk, run.first() + position - run.position());
    }

    /// The index of the last run that begins at a number or below it, −1 for none.
    private static int floor(List<Run> runs, ToIntFunction<Run> begin, int number) {
        int low = 0;
        int high = runs.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (begin.applyAsInt(runs.get(middle)) <= number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }

    boolean has(RecordId id) {
        return run(id) != null;
    }

    int position(RecordId id) {
        Run run = run(id);
        if (run == null) {
            throw new IllegalArgumentException("no record " + id);
        }
        return run.position() + id.record() - run.first();
    }

    private @Nullable Run run(RecordId id) {
        Run run;
        if (id.isAdded()) {
            run = added.get(id.record());
        } else {
            int index = floor(openedRuns, Run::first, id.record());
            run = index < 0 ? null : openedRuns.get(index);
        }
        boolean here =
                id.chunk() == chunk && run != null && id.record() - run.first() < run.count();
        return here ? run : null;
    }
}
