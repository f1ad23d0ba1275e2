package dev.keepsake.app.document;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditTransfer.Missed;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.SaveException;
import java.io.Closeable;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/// What was staged on one save, staged on another one before that is shown: so that nothing staged
/// is given up for a save that does not take it.
public final class Takeover implements Closeable {
    private final EditedSave from;
    private final EditState state;
    private final List<Missed> missed;

    private Takeover(EditedSave from, EditState state, List<Missed> missed) {
        this.from = from;
        this.state = state;
        this.missed = List.copyOf(missed);
    }

    /// Stages what is staged on a save on another one. Runs on workers; both saves stay open.
    ///
    /// @throws SaveException where records of either cannot be read, or the caller stops it
    static Takeover of(EditedSave from, SaveDocument onto, Editing.Setting setting, Progress progress)
            throws SaveException {
        EditedSave opened = EditedSave.opened(onto);
        InstantSource clock = setting.clock();
        var steps = new EditSteps(opened, setting.text(), clock.instant(), progress);
        var missed = new ArrayList<Missed>();
        return new Takeover(from, steps.take(EditState.opened(opened), from, missed), missed);
    }

    EditState state() {
        return state;
    }

    /// True where these edits were taken over.
    boolean isOf(EditedSave staged) {
        return from.staged() == staged.staged();
    }

    /// The edits that led nowhere there.
    public List<Missed> missed() {
        return missed;
    }

    /// Lets go of the edits, where they are not shown.
    @Override
    public void close() {
        Editing.letGo(state);
    }
}
