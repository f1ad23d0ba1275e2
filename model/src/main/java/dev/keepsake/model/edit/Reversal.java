package dev.keepsake.model.edit;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.edit.StagedEdits.Entry;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Takes entries out of the list of staged edits, or says which others build on them.
final class Reversal {
    private final SaveOrigin origin;
    private final StagedEdits staged;
    private final List<Entry> entries;
    private final Set<Integer> reverted;
    private final Set<Integer> dependents = new TreeSet<>();

    Reversal(EditedSave now, Set<Integer> numbers) {
        this.origin = now.document().origin();
        this.staged = now.staged();
        this.entries = staged.all();
        this.reverted = numbers;
    }

    /// The staged edits without the reverted ones.
    StagedEdits remaining(Progress progress) throws SaveException {
        requireKnown();
        Scope scope = scope();
        findBuiltOn(scope, progress);
        List<Entry> rest = rest();
        if (dependents.isEmpty()) {
            findRefused(rest, scope, progress);
        }
        if (!dependents.isEmpty()) {
            String names =
                    dependents.stream().map(String::valueOf).collect(Collectors.joining(", "));
            throw EditRefusedException.of(Finding.of(EditCode.DEPENDS).with("entries", names));
        }
        return staged.with(rest);
    }

    private void requireKnown() throws SaveException {
        var known = new HashSet<Integer>();
        staged.entries().forEach(entry -> known.add(entry.number()));
        for (int number : reverted) {
            if (!known.contains(number)) {
                throw EditRefusedException.of(Finding.of(EditCode.NO_ENTRY).with("entry", number));
            }
        }
    }

    /// Which edits the reverted ones can matter to: those of the same records, or all where records
    /// or chunks come or go.
    private record Scope(@Nullable Set<RecordId> records) {
        boolean has(Edit edit) {
            return records == null
                    || edit instanceof Edit.OfRecord ofRecord
                            && records.contains(ofRecord.record());
        }
    }

    private Scope scope() {
        var records = new HashSet<RecordId>();
        for (Entry entry : entries) {
            if (!reverted.contains(entry.number())) {
                continue;
            }
            for (Edit edit : entry.edits()) {
                if (edit instanceof Edit.OfValue value) {
                    records.add(value.record());
                } else {
                    return new Scope(null);
                }
            }
        }
        boolean whole =
                entries.stream()
                        .flatMap(entry -> entry.edits().stream())
                        .anyMatch(edit ->
                                edit instanceof Edit.OfChunk || edit instanceof Edit.AddRecord);
        return new Scope(whole ? null : records);
    }

    /// Finds the entries with edits below what reverted ones made, directly or through others.
    private void findBuiltOn(Scope scope, Progress progress) throws SaveException {
        EditLines lines = new EditLines(origin);
        IdentityHashMap<Edit, Integer> owners = new IdentityHashMap<>();
        int done = 0;
        for (Entry entry : entries) {
            progress.check(done++, 2L * entries.size());
            for (Edit edit : entry.edits()) {
                if (!scope.has(edit)) {
                    continue;
                }
                lines.stage(edit, made -> note(entry, owners.get(made)));
                owners.put(edit, entry.number());
            }
        }
    }

    private void note(Entry entry, @Nullable Integer owner) {
        if (owner == null || owner == entry.number() || reverted.contains(entry.number())) {
            return;
        }
        if (reverted.contains(owner) || dependents.contains(owner)) {
            dependents.add(entry.number());
        }
    }

    /// The entries that stay, and of the reverted ones the places that others stand behind.
    private List<Entry> rest() {
        var rest = new ArrayDeque<Entry>();
        var anchors = new HashSet<Anchor>();
        for (int i = entries.size() - 1; i >= 0; i--) {
            Entry entry = entries.get(i);
            boolean stays = !entry.reverted() && !reverted.contains(entry.number());
            List<Edit> kept = stays ? entry.edits() : anchorsOf(entry, anchors);
            if (stays) {
                kept.forEach(edit -> addAnchor(edit, anchors));
            }
            if (!kept.isEmpty()) {
                rest.addFirst(new Entry(entry.number(), kept, !stays));
            }
        }
        return List.copyOf(rest);
    }

    /// A place that another edit names as the one to stand behind: an item, or a record.
    private record Anchor(@Nullable Target container, RecordId record, long id) {}

    private static void addAnchor(Edit edit, Set<Anchor> anchors) {
        switch (edit) {
            case Edit.Insert insert ->
                    anchors.add(new Anchor(insert.target(), insert.record(), insert.after()));
            case Edit.Move move -> {
                var container = new Target(move.record(), move.target().path().parent());
                anchors.add(new Anchor(container, move.record(), move.after()));
            }
            case Edit.AddRecord add ->
                    anchors.add(
                            new Anchor(null, new RecordId(add.record().chunk(), add.after()), 0));
            case Edit.OfRecord other -> {}
            case Edit.OfChunk other -> {}
        }
    }

    /// The insertions of a reverted entry that others need as anchors, each taken out at once.
    private static List<Edit> anchorsOf(Entry entry, Set<Anchor> anchors) {
        var kept = new ArrayDeque<Edit>();
        for (int i = entry.edits().size() - 1; i >= 0; i--) {
            Edit edit = entry.edits().get(i);
            Edit gone = null;
            if (edit instanceof Edit.Insert insert
                    && anchors.contains(
                            new Anchor(insert.target(), insert.record(), insert.id()))) {
                gone = removal(insert);
            } else if (edit instanceof Edit.AddRecord add
                    && anchors.contains(new Anchor(null, add.record(), 0))) {
                gone = new Edit.RemoveRecord(add.record());
            }
            if (gone != null) {
                kept.addFirst(gone);
                kept.addFirst(edit);
                addAnchor(edit, anchors);
            }
        }
        return List.copyOf(kept);
    }

    private static Edit removal(Edit.Insert insert) {
        Target container = insert.target();
        return new Edit.Remove(new Target(container.record(), container.path().then(insert.id())));
    }

    /// Finds the entries that do not fit what the others leave.
    private void findRefused(List<Entry> rest, Scope scope, Progress progress)
            throws SaveException {
        EditLines lines = new EditLines(origin);
        for (int i = 0; i < rest.size(); i++) {
            progress.check(rest.size() + i, 2L * rest.size());
            for (Edit edit : rest.get(i).edits()) {
                if (scope.has(edit) && !fits(lines, edit)) {
                    dependents.add(rest.get(i).number());
                }
            }
        }
    }

    private static boolean fits(EditLines lines, Edit edit) throws SaveException {
        try {
            lines.stage(edit, made -> {});
            return true;
        } catch (EditRefusedException refused) {
            return false;
        }
    }
}
