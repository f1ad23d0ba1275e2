package dev.keepsake.app.document;

import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditHistory;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The edits staged on the open save: stages them one after another on a worker, undoes, redoes and
/// reverts them, and says what each changes. Nothing on disk changes by it.
///
/// For the window's thread. What is asked for is done in the order it was asked; what is refused
/// changes nothing and says why in [#refusal].
public final class Editing {
    private final TaskScope tasks;
    private final Setting setting;
    private final ReadOnlyObjectWrapper<@Nullable EditedSave> now = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<EditHistory> history =
            new ReadOnlyObjectWrapper<>(EditHistory.EMPTY);
    private final ReadOnlyObjectWrapper<List<StagedChange>> changes =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable SaveException> refusal =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable Lock> lock = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private @Nullable EditState state;
    private int generation;
    private boolean written;
    private boolean writing;
    private @Nullable Lock locked;

    /// What edits are staged with.
    ///
    /// @param words what the user reads meanwhile
    /// @param text tells values
    /// @param clock says when each was staged
    public record Setting(String words, ValueText text, InstantSource clock) {}

    /// What to stage: worked out on a worker over the save as it is when its turn has come.
    @FunctionalInterface
    public interface Change {
        /// The edits, one entry; none where there is nothing to change.
        ///
        /// @throws SaveException why not
        List<Edit> edits(EditedSave now, Progress progress) throws SaveException;
    }

    /// Edits of no save yet.
    Editing(TaskScope tasks, Setting setting) {
        this.tasks = tasks;
        this.setting = setting;
    }

    /// The save as edited, null where none is open that reads.
    public ReadOnlyObjectProperty<@Nullable EditedSave> now() {
        return now.getReadOnlyProperty();
    }

    /// What can be undone and redone.
    public ReadOnlyObjectProperty<EditHistory> history() {
        return history.getReadOnlyProperty();
    }

    /// What is staged, as people read it, in the order of staging.
    public ReadOnlyObjectProperty<List<StagedChange>> changes() {
        return changes.getReadOnlyProperty();
    }

    /// Why the last thing asked for was refused, null where it was done.
    public ReadOnlyObjectProperty<@Nullable SaveException> refusal() {
        return refusal.getReadOnlyProperty();
    }

    /// Why nothing can be edited, null where it can.
    public ReadOnlyObjectProperty<@Nullable Lock> lock() {
        return lock.getReadOnlyProperty();
    }

    /// True while something that was asked for is not done yet.
    public ReadOnlyBooleanProperty busy() {
        return busy.getReadOnlyProperty();
    }

    /// True where nothing that was asked for is still worked out, and nothing staged is on its way
    /// to disk.
    public boolean isSettled() {
        return !busy.get() && !(lock.get() == Lock.WRITING && isDirty());
    }

    /// True where something is staged.
    public boolean isDirty() {
        return !written && !changes.get().isEmpty();
    }

    /// Another save is open: nothing is staged on it.
    void open(@Nullable SaveDocument opened, @Nullable Lock locked) {
        open(opened == null ? null : EditState.opened(EditedSave.opened(opened)), locked);
    }

    /// Another save is open, on which something is staged already.
    void open(@Nullable EditState next, @Nullable Lock locked) {
        EditState before = state;
        generation++;
        written = false;
        writing = false;
        this.locked = locked;
        waiting.clear();
        busy.set(false);
        refusal.set(null);
        lock.set(locked);
        if (next == null) {
            state = null;
            now.set(null);
            history.set(EditHistory.EMPTY);
            changes.set(List.of());
        } else {
            show(next);
        }
        letGo(before);
    }

    private void show(EditState next) {
        state = next;
        now.set(next.now());
        history.set(next.history());
        changes.set(next.changes());
    }

    /// The document that was opened is closed by who opened it.
    static void letGo(@Nullable EditState before) {
        if (before != null && !before.now().document().changes().isEmpty()) {
            before.now().close();
        }
    }

    /// What was staged is on disk now: nothing of it is taken along to the file that is opened
    /// next.
    public void written() {
        written = true;
        history.set(history.get().save());
    }

    /// The save with all that is staged, to be staged on another one by [#take]; empty where
    /// nothing is. Whoever gets it closes it.
    public Optional<EditedSave> keep() {
        EditState from = state;
        if (from == null || !isDirty()) {
            return Optional.empty();
        }
        SaveDocument document = from.now().document();
        return Optional.of(new EditedSave(document.shared(), from.now().staged()));
    }

    /// Stages on a save that is not shown yet what is staged here. Runs on workers.
    ///
    /// @param from what [#keep] gave
    /// @throws SaveException where records of either cannot be read, or the caller stops it
    public Takeover takeOver(EditedSave from, OpenedSave onto, Progress progress)
            throws SaveException {
        return Takeover.of(from, Objects.requireNonNull(onto.document()), setting, progress);
    }

    /// True where just what was taken over is staged now.
    public boolean isTakenOver(Takeover taken) {
        EditState from = state;
        return from != null && isDirty() && !busy.get() && taken.isOf(from.now());
    }

    /// Locks the save for as long as it is shown.
    void setLock(Lock reason) {
        locked = reason;
        lock.set(writing ? Lock.WRITING : reason);
    }

    /// While the save is being written nothing can be edited.
    public void setWriting(boolean now) {
        writing = now;
        lock.set(now ? Lock.WRITING : locked);
    }

    /// Stages a change as one entry.
    ///
    /// @param title what is done, in a few words; empty where a single line says it
    public void stage(String title, Change change) {
        ask((steps, from) -> steps.stage(from, title, change));
    }

    /// Stages what was typed so far at a place: further typing there replaces it.
    public void stageTyped(Target target, Change change) {
        ask((steps, from) -> steps.type(from, target, change));
    }

    /// Ends the typing: the next keystroke is an entry of its own.
    public void endTyping() {
        ask(EditSteps::endTyping);
    }

    /// Takes the last thing back that was done.
    public void undo() {
        ask(EditSteps::undo);
    }

    /// Does again what was undone last.
    public void redo() {
        ask(EditSteps::redo);
    }

    /// Takes entries back, whatever was staged since.
    public void revert(Collection<Integer> numbers) {
        Set<Integer> wanted = Set.copyOf(numbers);
        ask((steps, from) -> steps.revert(from, wanted));
    }

    /// Takes all entries back.
    public void revertAll() {
        ask(EditSteps::revertAll);
    }

    /// Stages what was staged in another run of the program on the very same save.
    public void restore(StagedEdits staged) {
        ask((steps, from) -> steps.restore(from, staged));
    }

    /// Calls back once all that was asked for until now is done or refused.
    public void whenDone(Runnable action) {
        if (busy.get()) {
            waiting.add(() -> {
                action.run();
                next();
            });
        } else {
            action.run();
        }
    }

    private interface Step {
        EditState apply(EditSteps steps, EditState from) throws SaveException;
    }

    private void ask(Step step) {
        Lock reason = writing ? Lock.WRITING : lock.get();
        if (state == null || reason != null) {
            refusal.set(reason == null ? null : SaveException.of(Finding.of(reason)));
            return;
        }
        waiting.add(() -> start(step));
        if (!busy.get()) {
            busy.set(true);
            next();
        }
    }

    private void next() {
        Runnable first = waiting.poll();
        if (first == null) {
            busy.set(false);
        } else {
            first.run();
        }
    }

    private void start(Step step) {
        EditState from = state;
        if (from == null || tasks.isClosed()) {
            return;
        }
        int asOf = generation;
        SaveDocument held = from.now().document().shared();
        tasks.start(
                Task.<EditState>of(
                                setting.words(),
                                progress -> {
                                    try (held) {
                                        return step.apply(steps(from, progress), from);
                                    }
                                },
                                next -> take(asOf, from, next),
                                reason -> refuse(asOf, reason))
                        .dropping(Editing::letGo));
    }

    private EditSteps steps(EditState from, Progress progress) {
        return new EditSteps(from.now(), setting.text(), setting.clock().instant(), progress);
    }

    @SuppressWarnings("ReferenceEquality")
    private void take(int asOf, EditState from, EditState next) {
        if (asOf != generation) {
            letGo(next);
            return;
        }
        refusal.set(null);
        if (next != from) {
            show(next);
            if (next.now() != from.now()) {
                letGo(from);
            }
        }
        next();
    }

    private void refuse(int asOf, SaveException reason) {
        if (asOf == generation) {
            refusal.set(reason);
            next();
        }
    }

    /// Lets go of what is staged.
    void close() {
        generation++;
        waiting.clear();
        EditState last = state;
        state = null;
        letGo(last);
    }
}
