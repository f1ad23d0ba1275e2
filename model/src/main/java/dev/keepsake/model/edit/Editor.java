package dev.keepsake.model.edit;

import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveOrigin;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Stages edits on a save, takes them back, and says what would.
///
/// Every call takes an [EditedSave] and gives a new one that shares the opened file; the caller
/// closes both. A refused edit changes nothing. Immutable; any thread may use it.
public final class Editor {
    private final EditChecks checks;

    /// An editor that refuses what the checks forbid.
    public Editor(EditChecks checks) {
        this.checks = checks;
    }

    /// Stages edits as one entry.
    ///
    /// @throws SaveException with an [EditCode] where one does not fit what stands there, with the
    ///   format's code where it has no bytes for it, or where records cannot be read
    /// @throws IllegalArgumentException for no edits
    public EditedSave stage(EditedSave now, List<Edit> edits, Progress progress)
            throws SaveException {
        boolean quick = QuickEdits.are(now, edits);
        EditLines lines = quick ? QuickEdits.lines(now.document(), edits) : lines(now);
        for (int i = 0; i < edits.size(); i++) {
            progress.check(i, edits.size());
            stage(lines, now, edits.get(i));
            letGo(lines, edits, i);
        }
        StagedEdits staged = now.staged().plus(edits);
        Changes changes = quick ? lines.overBefore() : lines.changes();
        return new EditedSave(now.document().withChanges(changes, progress), staged);
    }

    private void stage(EditLines lines, EditedSave now, Edit edit) throws SaveException {
        lines.stage(edit, made -> {});
        new EditCheck(checks, now.document(), edit).check(lines);
    }

    /// Many edits in the order of the save need no more than one record decoded.
    private static void letGo(EditLines lines, List<Edit> edits, int index) {
        boolean more = index + 1 < edits.size();
        if (more
                && edits.get(index) instanceof Edit.OfRecord done
                && !(edits.get(index + 1) instanceof Edit.OfRecord next
                        && next.record().equals(done.record()))) {
            lines.letGo(done.record());
        }
    }

    /// What of some edits would be refused, and why, were they staged one after another: by the
    /// index in the list. None of them builds on another. What the format has no bytes for is seen
    /// only when they are staged.
    ///
    /// @throws SaveException where records cannot be read, or the caller stops it
    public Map<Integer, Finding> refusals(EditedSave now, List<Edit> edits, Progress progress)
            throws SaveException {
        boolean quick = QuickEdits.are(now, edits);
        EditLines lines = quick ? QuickEdits.lines(now.document(), edits) : lines(now);
        var refused = new HashMap<Integer, Finding>();
        for (int i = 0; i < edits.size(); i++) {
            progress.check(i, edits.size());
            try {
                stage(lines, now, edits.get(i));
            } catch (EditRefusedException refusal) {
                refused.put(i, refusal.finding());
            }
            letGo(lines, edits, i);
        }
        return refused;
    }

    /// Stages edits as one entry.
    ///
    /// @throws SaveException as [#stage(EditedSave, List, Progress)]
    public EditedSave stage(EditedSave now, Edit... edits) throws SaveException {
        return stage(now, List.of(edits), Progress.NONE);
    }

    /// Stages edits in the place of the entry staged last, so that typing is one entry.
    ///
    /// @throws SaveException as [#stage(EditedSave, List, Progress)]
    public EditedSave restage(EditedSave now, List<Edit> edits, Progress progress)
            throws SaveException {
        try (EditedSave before = show(now, now.staged().withoutLast(), progress)) {
            return stage(before, edits, progress);
        }
    }

    /// The save with other edits that were staged on it: for undo and redo.
    ///
    /// @throws SaveException where records cannot be read, or the caller stops it
    public EditedSave show(EditedSave now, StagedEdits staged, Progress progress)
            throws SaveException {
        EditLines lines = lines(now.document(), staged);
        return new EditedSave(now.document().withChanges(lines.changes(), progress), staged);
    }

    /// Takes entries back, whatever was staged since.
    ///
    /// @param numbers those of the entries
    /// @throws SaveException with [EditCode#DEPENDS] where others build on them, naming those
    public EditedSave revert(EditedSave now, Collection<Integer> numbers, Progress progress)
            throws SaveException {
        return show(now, new Reversal(now, new HashSet<>(numbers)).remaining(progress), progress);
    }

    /// Takes all entries back.
    ///
    /// @throws SaveException where the caller stops it
    public EditedSave revertAll(EditedSave now, Progress progress) throws SaveException {
        return show(now, StagedEdits.NONE, progress);
    }

    /// Edits that would take an edit back, were it staged now.
    ///
    /// @throws SaveException where the edit does not fit what stands there
    public List<Edit> inverse(EditedSave now, Edit edit) throws SaveException {
        return lines(now).inverse(edit);
    }

    /// The id that a new item of a container takes.
    ///
    /// @throws SaveException where there is no such container
    public long nextId(EditedSave now, Target container) throws SaveException {
        var question = new Edit.Remove(container);
        return replay(now, container.record())
                .walk(container.path(), question, made -> {})
                .nextId();
    }

    /// The id that a new record of a chunk takes.
    public RecordId nextRecord(EditedSave now, int chunk) {
        return new RecordId(chunk, now.staged().lowestRecord(chunk) - 1);
    }

    /// A record, or the header, with its edits.
    static RecordReplay replay(EditedSave now, RecordId id) throws SaveException {
        SaveOrigin origin = now.document().origin();
        return line(origin, now, id).replay();
    }

    private static RecordLine line(SaveOrigin origin, EditedSave now, RecordId id) {
        Optional<RecordLine> known = RecordLine.find(origin, id, now.document().changes());
        if (known.isPresent()) {
            return known.get();
        }
        var line = new RecordLine(origin, id);
        for (StagedEdits.Entry entry : now.staged().all()) {
            for (Edit edit : entry.edits()) {
                if (edit instanceof Edit.OfRecord ofRecord && ofRecord.record().equals(id)) {
                    line.add(ofRecord);
                }
            }
        }
        return line;
    }

    private static EditLines lines(EditedSave now) {
        return lines(now.document(), now.staged());
    }

    private static EditLines lines(SaveDocument document, StagedEdits staged) {
        EditLines lines = new EditLines(document.origin());
        staged.all().forEach(entry -> entry.edits().forEach(lines::add));
        return lines;
    }
}
