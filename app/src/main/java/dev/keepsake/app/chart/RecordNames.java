package dev.keepsake.app.chart;

import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The subjects of records that are on show, read by workers when first asked for; those not asked
/// for in a long time are forgotten. For the window's thread.
public final class RecordNames {
    private static final int KEPT = 8_192;

    private final TaskScope tasks;
    private final Runnable arrived;
    private final Map<RecordId, String> known = new LinkedHashMap<>();
    private final Set<RecordId> wanted = new LinkedHashSet<>();
    private @Nullable SaveDocument document;
    private boolean reading;

    /// @param arrived called when more names are known
    public RecordNames(TaskScope tasks, Runnable arrived) {
        this.tasks = tasks;
        this.arrived = arrived;
    }

    /// Forgets all, and takes names from another save, or none.
    public void use(@Nullable SaveDocument other) {
        document = other;
        known.clear();
        wanted.clear();
    }

    /// The subject of a record; empty where it is not known yet, or does not read.
    public Optional<String> find(RecordId id) {
        String name = known.get(id);
        if (name == null && document != null && wanted.add(id)) {
            read(document);
        }
        return Optional.ofNullable(name);
    }

    private void read(SaveDocument from) {
        if (reading || wanted.isEmpty() || tasks.isClosed()) {
            return;
        }
        reading = true;
        List<RecordId> now = List.copyOf(wanted);
        tasks.start(
                Task.of(
                        "",
                        progress -> names(from, now, progress),
                        names -> take(from, names),
                        failure -> take(from, Map.of())));
    }

    private static Map<RecordId, String> names(
            SaveDocument from, List<RecordId> ids, Progress progress) throws SaveException {
        var names = new HashMap<RecordId, String>();
        for (RecordId id : ids) {
            progress.check(names.size(), ids.size());
            names.put(id, from.record(id).head().subject());
        }
        return names;
    }

    private void take(SaveDocument from, Map<RecordId, String> names) {
        reading = false;
        if (document != from) {
            return;
        }
        if (known.size() > KEPT) {
            known.clear();
        }
        known.putAll(names);
        wanted.removeAll(names.keySet());
        if (!names.isEmpty()) {
            arrived.run();
            read(from);
        }
    }
}
