package dev.keepsake.app.change;

import dev.keepsake.app.change.ChangeRow.OfEntry;
import dev.keepsake.app.change.ChangeRow.OfLine;
import dev.keepsake.app.change.ChangeRow.OfRest;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Editing;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.document.StagedChange;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What is staged, what can be done with it, and the way from change to change. For the window's
/// thread.
public final class ChangesViewModel {
    private final Editing editing;
    private final Navigation navigation;
    private final FindingSentences sentences;
    private int stop = -1;

    /// Changes of this document.
    public ChangesViewModel(DocumentViewModel document, Navigation navigation, Messages messages) {
        this.editing = document.editing();
        this.navigation = navigation;
        this.sentences = FindingSentences.inWindow(messages);
        editing.changes().subscribe(changes -> stop = changes.isEmpty() ? -1 : stop);
    }

    /// The entries, in the order of staging.
    public ObservableValue<List<StagedChange>> changes() {
        return editing.changes();
    }

    /// The rows of the entries.
    static List<ChangeRow> rows(List<StagedChange> changes) {
        return changes.stream().<ChangeRow>map(OfEntry::new).toList();
    }

    /// The rows below one.
    static List<ChangeRow> below(ChangeRow row) {
        var rows = new ArrayList<ChangeRow>();
        if (row instanceof OfEntry entry && entry.isMany()) {
            StagedChange change = entry.change();
            change.lines().forEach(line -> rows.add(new OfLine(change, line)));
            if (change.count() > change.lines().size()) {
                rows.add(new OfRest(change, change.count() - change.lines().size()));
            }
        }
        return rows;
    }

    /// How many edits are staged.
    public ObservableValue<Integer> count() {
        return editing.changes()
                .map(changes -> changes.stream().mapToInt(StagedChange::count).sum());
    }

    /// True where there is something to take back.
    public ObservableValue<Boolean> canUndo() {
        return editing.history().map(history -> history.canUndo());
    }

    /// True where there is something to do again.
    public ObservableValue<Boolean> canRedo() {
        return editing.history().map(history -> history.canRedo());
    }

    /// Why the last edit was refused, in a sentence; null where it was not.
    public ObservableValue<@Nullable String> refusal() {
        return editing.refusal().map(this::sentence);
    }

    private @Nullable String sentence(@Nullable SaveException refused) {
        return refused == null ? null : sentences.sentence(refused.finding());
    }

    /// Takes the last thing back that was done.
    public void undo() {
        editing.undo();
    }

    /// Does again what was undone last.
    public void redo() {
        editing.redo();
    }

    /// Takes the entries of rows back.
    void revert(Collection<ChangeRow> rows) {
        Set<Integer> numbers =
                rows.stream().map(row -> row.change().number()).collect(Collectors.toSet());
        if (!numbers.isEmpty()) {
            editing.revert(numbers);
        }
    }

    /// Takes all entries back.
    void revertAll() {
        editing.revertAll();
    }

    /// Leads to what a row changes.
    void goTo(ChangeRow row) {
        if (row.path() != null) {
            navigation.goTo(row.path());
        }
    }

    /// Leads to the next change, or where `step` is −1 to the one before; round at the ends.
    public void goToNext(int step) {
        List<StagedChange.Line> lines =
                editing.changes().get().stream()
                        .flatMap(change -> change.lines().stream())
                        .toList();
        if (!lines.isEmpty()) {
            boolean first = stop < 0 && step < 0;
            stop = first ? lines.size() - 1 : Math.floorMod(stop + step, lines.size());
            navigation.goTo(lines.get(stop).path());
        }
    }
}
