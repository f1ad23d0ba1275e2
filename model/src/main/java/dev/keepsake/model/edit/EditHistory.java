package dev.keepsake.model.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What was staged before, is staged now and was undone: for undo and redo.
///
/// Immutable. Holds lists of edits only, which share what they have in common; [Editor#show] gives
/// the document of one.
public final class EditHistory {
    /// Nothing staged, nothing undone.
    public static final EditHistory EMPTY =
            new EditHistory(List.of(), StagedEdits.NONE, List.of(), StagedEdits.NONE, null);

    private final List<StagedEdits> past;
    private final StagedEdits present;
    private final List<StagedEdits> future;
    private final @Nullable StagedEdits saved;
    private final @Nullable Target typing;

    private EditHistory(
            List<StagedEdits> past,
            StagedEdits present,
            List<StagedEdits> future,
            @Nullable StagedEdits saved,
            @Nullable Target typing) {
        this.past = past;
        this.present = present;
        this.future = future;
        this.saved = saved;
        this.typing = typing;
    }

    /// What is staged now.
    public StagedEdits present() {
        return present;
    }

    /// True where there is something to undo.
    public boolean canUndo() {
        return !past.isEmpty();
    }

    /// True where there is something to redo.
    public boolean canRedo() {
        return !future.isEmpty();
    }

    /// True where what is staged now is not what was saved.
    @SuppressWarnings("ReferenceEquality")
    public boolean isDirty() {
        return present != saved;
    }

    /// With something else staged now: an entry more, or reverted ones less. What was undone can no
    /// longer be redone.
    public EditHistory then(StagedEdits next) {
        return new EditHistory(plus(past, present), next, List.of(), saved, null);
    }

    /// With one more keystroke staged: the first at a target is an entry, each further one stands
    /// in its place ([Editor#restage]).
    public EditHistory thenTyped(StagedEdits next, Target target) {
        return isTyping(target)
                ? new EditHistory(past, next, List.of(), saved, target)
                : new EditHistory(plus(past, present), next, List.of(), saved, target);
    }

    /// True where a keystroke at a target stands in the place of the last entry.
    public boolean isTyping(Target target) {
        return target.equals(typing) && isDirty();
    }

    /// With the typing ended: the next keystroke is an entry of its own.
    public EditHistory endTyping() {
        return new EditHistory(past, present, future, saved, null);
    }

    /// One step back, where there is one.
    public Optional<EditHistory> undo() {
        if (past.isEmpty()) {
            return Optional.empty();
        }
        StagedEdits before = past.get(past.size() - 1);
        return Optional.of(
                new EditHistory(
                        List.copyOf(past.subList(0, past.size() - 1)),
                        before,
                        plus(future, present),
                        saved,
                        null));
    }

    /// One step forth, where there is one.
    public Optional<EditHistory> redo() {
        if (future.isEmpty()) {
            return Optional.empty();
        }
        StagedEdits next = future.get(future.size() - 1);
        return Optional.of(
                new EditHistory(
                        plus(past, present),
                        next,
                        List.copyOf(future.subList(0, future.size() - 1)),
                        saved,
                        null));
    }

    /// With what is staged now marked as saved.
    public EditHistory save() {
        return new EditHistory(past, present, future, present, null);
    }

    private static List<StagedEdits> plus(List<StagedEdits> list, StagedEdits one) {
        var more = new ArrayList<>(list);
        more.add(one);
        return List.copyOf(more);
    }
}
