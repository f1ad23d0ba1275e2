package dev.keepsake.app.document;

import dev.keepsake.app.document.Editing.Change;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditHistory;
import dev.keepsake.model.edit.EditTransfer;
import dev.keepsake.model.edit.EditTransfer.Missed;
import dev.keepsake.model.edit.EditTransfer.Transferred;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Takes a state of staged edits to the next one. For one worker.
final class EditSteps {
    private final ValueText text;
    private final Instant when;
    private final Progress progress;
    private final Editor editor;

    /// @param now the save, whose types say what is refused
    EditSteps(EditedSave now, ValueText text, Instant when, Progress progress) {
        this.text = text;
        this.when = when;
        this.progress = progress;
        this.editor = new Editor(EditChecks.of(now.document().origin().types()));
    }

    EditState stage(EditState state, String title, Change change) throws SaveException {
        List<Edit> edits = change.edits(state.now(), progress);
        if (edits.isEmpty()) {
            return state;
        }
        EditedSave next = editor.stage(state.now(), edits, progress);
        var told = new ArrayList<>(state.told());
        told.add(tell(title, state.now(), next, last(next)));
        return new EditState(next, state.history().then(next.staged()), told);
    }

    EditState type(EditState state, Target target, Change change) throws SaveException {
        List<Edit> edits = change.edits(state.now(), progress);
        if (edits.isEmpty()) {
            return state;
        }
        return state.history().isTyping(target)
                ? typeOn(state, target, edits)
                : typeFirst(state, target, edits);
    }

    private EditState typeFirst(EditState state, Target target, List<Edit> edits)
            throws SaveException {
        EditedSave next = editor.stage(state.now(), edits, progress);
        var told = new ArrayList<>(state.told());
        told.add(tell("", state.now(), next, last(next)));
        return new EditState(next, state.history().thenTyped(next.staged(), target), told);
    }

    /// What was typed at one place is told over the save before all of it.
    private EditState typeOn(EditState state, Target target, List<Edit> edits)
            throws SaveException {
        EditedSave next = editor.restage(state.now(), edits, progress);
        int replaced = last(state.now()).number();
        var told = new ArrayList<>(state.told());
        told.removeIf(change -> change.number() == replaced);
        StagedEdits earlier =
                state.history().undo().map(EditHistory::present).orElse(StagedEdits.NONE);
        try (EditedSave before = editor.show(state.now(), earlier, progress)) {
            told.add(tell("", before, next, last(next)));
        }
        return new EditState(next, state.history().thenTyped(next.staged(), target), told);
    }

    EditState endTyping(EditState state) {
        return new EditState(state.now(), state.history().endTyping(), state.told());
    }

    EditState undo(EditState state) throws SaveException {
        return show(state, state.history().undo());
    }

    EditState redo(EditState state) throws SaveException {
        return show(state, state.history().redo());
    }

    private EditState show(EditState state, Optional<EditHistory> other) throws SaveException {
        if (other.isEmpty()) {
            return state;
        }
        EditedSave next = editor.show(state.now(), other.get().present(), progress);
        return new EditState(next, other.get(), state.told());
    }

    EditState revert(EditState state, Collection<Integer> numbers) throws SaveException {
        return then(state, editor.revert(state.now(), numbers, progress));
    }

    EditState revertAll(EditState state) throws SaveException {
        return then(state, editor.revertAll(state.now(), progress));
    }

    private static EditState then(EditState state, EditedSave next) {
        return new EditState(next, state.history().then(next.staged()), state.told());
    }

    /// Stages what another run of the program had staged on the very same save. Each entry is told
    /// over the save as opened.
    EditState restore(EditState state, StagedEdits staged) throws SaveException {
        EditedSave next = editor.show(state.now(), staged, progress);
        var told = new ArrayList<StagedChange>();
        for (StagedEdits.Entry entry : staged.entries()) {
            told.add(tell("", state.now(), next, entry));
        }
        return new EditState(next, state.history().then(next.staged()), told);
    }

    /// Stages what was staged on another save. Each entry is told over the save before all of them.
    ///
    /// @param missed takes what leads nowhere here
    EditState take(EditState state, EditedSave from, List<Missed> missed) throws SaveException {
        Transferred done = EditTransfer.transfer(from, state.now(), editor, progress);
        missed.addAll(done.missed());
        var told = new ArrayList<>(state.told());
        int known = state.now().staged().entries().size();
        List<StagedEdits.Entry> entries = done.now().staged().entries();
        for (StagedEdits.Entry entry : entries.subList(known, entries.size())) {
            told.add(tell("", state.now(), done.now(), entry));
        }
        return new EditState(done.now(), state.history().then(done.now().staged()), told);
    }

    private static StagedEdits.Entry last(EditedSave save) {
        return save.staged().lastEntry().orElseThrow();
    }

    private StagedChange tell(
            String title, EditedSave before, EditedSave after, StagedEdits.Entry entry)
            throws SaveException {
        List<Edit> edits = entry.edits();
        var teller = new ChangeTeller(before, after, text, progress);
        return new StagedChange(entry.number(), title, when, edits.size(), teller.tell(edits));
    }
}
