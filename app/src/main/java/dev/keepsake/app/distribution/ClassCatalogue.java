package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.ClassNames;
import dev.keepsake.app.chart.Numbers;
import dev.keepsake.app.chart.RecordRun;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The classes of a save, and which numbers their records have, judged by a few of them. For
/// workers, one at a time.
final class ClassCatalogue {
    private static final int SLICE = 16_384;
    private static final int CLASSES = 5_000;
    private static final int SAMPLES = 12;
    private static final int PROPERTIES = 500;
    private static final int DEPTH = 6;
    private static final int ITEMS = 3;

    private final Map<String, Found> classes = new LinkedHashMap<>();

    private static final class Found {
        private final List<RecordId> samples = new ArrayList<>();
        private int count;
    }

    /// A class.
    ///
    /// @param name as records say it; their kind where they say none
    /// @param count how many records are of it
    /// @param samples the first of them
    record OfClass(String name, int count, List<RecordId> samples) {}

    /// Adds the next records.
    ///
    /// @return all classes, the most frequent first; none before all records were added
    List<OfClass> next(RecordRun run, Progress progress) throws SaveException {
        run.next(
                SLICE, (chunk, record) -> add(ClassNames.of(record.head()), record.id()), progress);
        return run.isAtEnd() ? sorted() : List.of();
    }

    private void add(String name, RecordId id) {
        if (!classes.containsKey(name) && classes.size() == CLASSES) {
            return;
        }
        Found found = classes.computeIfAbsent(name, key -> new Found());
        found.count++;
        if (found.samples.size() < SAMPLES) {
            found.samples.add(id);
        }
    }

    private List<OfClass> sorted() {
        return classes.entrySet().stream()
                .map(entry ->
                        new OfClass(
                                entry.getKey(),
                                entry.getValue().count,
                                List.copyOf(entry.getValue().samples)))
                .sorted(
                        Comparator.comparingInt(OfClass::count)
                                .reversed()
                                .thenComparing(OfClass::name))
                .toList();
    }

    /// The numbers that records of a class have, in the order of the save.
    static List<PropertyPath> properties(SaveDocument document, OfClass of, Progress progress)
            throws SaveException {
        Set<PropertyPath> paths = new LinkedHashSet<>();
        for (RecordId id : of.samples()) {
            progress.check(paths.size(), PROPERTIES);
            for (Section section : document.record(id).content().sections()) {
                collect(new PropertyPath(section.id(), List.of()), section.content(), paths);
            }
        }
        return List.copyOf(paths);
    }

    private static void collect(PropertyPath path, Value value, Set<PropertyPath> paths)
            throws SaveException {
        if (paths.size() >= PROPERTIES || path.parts().size() > DEPTH) {
            return;
        }
        if (Numbers.isNumber(value)) {
            paths.add(path);
            return;
        }
        long parts = value instanceof StructValue ? PROPERTIES : ITEMS;
        ValueWalk.parts(
                value,
                0,
                parts,
                (number, step, part) -> collect(path.then(PropertyPath.part(step)), part, paths));
    }
}
