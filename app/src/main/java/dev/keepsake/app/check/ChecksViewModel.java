package dev.keepsake.app.check;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Navigation;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.findingrow.FindingRow;
import dev.keepsake.app.findingrow.FindingWords;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.rulefile.WholeCheck;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.RunningTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.model.check.expect.ExpectCheck;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Severity;
import dev.keepsake.model.path.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import org.jspecify.annotations.Nullable;

/// The checks over the save as it is now, and what they found. For the window's thread.
public final class ChecksViewModel {
    private final DocumentViewModel document;
    private final Navigation navigation;
    private final Messages messages;
    private final FindingWords words;
    private final Counts counts;
    private final LatestTask run;
    private final FixesViewModel fixes;
    private final CheckFilesViewModel files;
    private final ObservableList<FindingRow> all = FXCollections.observableArrayList();
    private final FilteredList<FindingRow> rows = new FilteredList<>(all);
    private final ObjectProperty<@Nullable Severity> severity = new SimpleObjectProperty<>();
    private final ObjectProperty<Kind> kind;
    private final List<Kind> kinds;
    private final ReadOnlyObjectWrapper<@Nullable RunningTask<?>> running =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper("");
    private @Nullable EditedSave checked;
    private String told = "";

    /// What checks say of what this document shows.
    ///
    /// @param standard the type files where none is chosen
    public ChecksViewModel(
            DocumentViewModel document,
            TaskScope tasks,
            Navigation navigation,
            TypeFiles standard,
            Messages messages) {
        this.document = document;
        this.navigation = navigation;
        this.messages = messages;
        this.words = new FindingWords(messages);
        this.counts = new Counts(messages);
        this.run = tasks.latest();
        this.files = new CheckFilesViewModel(document, tasks, standard, messages);
        this.fixes = new FixesViewModel(document, tasks, files, messages);
        this.kinds = kinds(messages);
        this.kind = new SimpleObjectProperty<>(kinds.get(0));
        severity.subscribe(chosen -> narrow());
        kind.subscribe(chosen -> narrow());
        document.save().subscribe(opened -> clear());
        document.now().subscribe(now -> tell());
    }

    private static List<Kind> kinds(Messages messages) {
        return List.of(
                new Kind(messages.text("window.checks.kind.all"), ""),
                new Kind(messages.text("window.checks.kind.references"), "check.reference"),
                new Kind(messages.text("window.checks.kind.keys"), "check.keyTwice"),
                new Kind(messages.text("window.checks.kind.items"), "check.itemTwice"),
                new Kind(messages.text("window.checks.kind.numbers"), "check.notFinite"),
                new Kind(messages.text("window.checks.kind.text"), "check.text"),
                new Kind(messages.text("window.checks.kind.limits"), "check.near"),
                new Kind(messages.text("window.checks.kind.build"), "check.build"),
                new Kind(messages.text("window.checks.kind.expect"), "expect"));
    }

    /// What is shown of what was found, worst first.
    ObservableList<FindingRow> rows() {
        return rows;
    }

    FindingWords words() {
        return words;
    }

    FixesViewModel fixes() {
        return fixes;
    }

    CheckFilesViewModel files() {
        return files;
    }

    /// How bad what is shown is, null for all.
    ObjectProperty<@Nullable Severity> severity() {
        return severity;
    }

    /// Of which kind what is shown is.
    ObjectProperty<Kind> kind() {
        return kind;
    }

    List<Kind> kinds() {
        return kinds;
    }

    /// The run that goes on, null where none does.
    ReadOnlyObjectProperty<@Nullable RunningTask<?>> running() {
        return running.getReadOnlyProperty();
    }

    /// What the last run said in a sentence; empty before the first.
    ReadOnlyStringProperty state() {
        return state.getReadOnlyProperty();
    }

    /// Checks the save as it is now; a run that goes on is given up.
    public void check() {
        EditedSave now = document.now().get();
        OpenedSave opened = document.save().get();
        if (now == null || opened == null) {
            return;
        }
        fixes.select(null, all);
        CheckFiles against = files.chosen();
        Task<WholeCheck.Checked> task =
                Task.of(
                        messages.text("window.checks.running"),
                        progress ->
                                against.checks(opened.file())
                                        .run(now.document(), opened.findings(), progress),
                        result -> arrive(now, result),
                        this::fail);
        RunningTask<?> started = run.start(task);
        running.set(started.isRunning() ? started : null);
    }

    /// Ends the run that goes on.
    void cancel() {
        RunningTask<?> current = running.get();
        if (current != null) {
            current.cancel();
        }
    }

    private void arrive(EditedSave now, WholeCheck.Checked result) {
        running.set(null);
        checked = now;
        all.setAll(words.rows(result.findings()));
        told = sentence(result);
        tell();
    }

    private String sentence(WholeCheck.Checked result) {
        long met = result.expected().stream().filter(ExpectCheck.Result::isMet).count();
        int count = result.expected().size();
        return messages.text(
                "window.checks.done",
                Map.of(
                        "records", counts.number(result.records()),
                        "n", result.records(),
                        "findings", counts.number(result.findings().kept().size()),
                        "f", result.findings().kept().size(),
                        "met", count == 0 ? "" : counts.number(met),
                        "count", counts.number(count)));
    }

    private void fail(SaveException failure) {
        running.set(null);
        boolean stopped = failure.outcome() == Outcome.CANCELLED;
        told =
                stopped
                        ? messages.text("window.checks.stopped")
                        : FindingSentences.inWindow(messages).sentence(failure.finding());
        checked = document.now().get();
        tell();
    }

    @SuppressWarnings("ReferenceEquality")
    private void tell() {
        boolean isOld = !told.isEmpty() && checked != document.now().get();
        state.set(isOld ? messages.text("window.checks.old") : told);
    }

    private void clear() {
        run.drop();
        running.set(null);
        checked = null;
        told = "";
        all.clear();
        fixes.select(null, all);
        tell();
    }

    private void narrow() {
        Severity least = severity.get();
        Kind only = kind.get();
        rows.setPredicate(row -> (least == null || row.severity() == least) && only.shows(row));
    }

    /// The row that is selected, for which fixes are worked out.
    void select(@Nullable FindingRow row) {
        fixes.select(row == null ? null : row.finding(), all);
    }

    /// Selects what a path leads to.
    void goTo(Path path) {
        navigation.goTo(path);
    }

    /// All severities to choose from, null for all of them first.
    static List<@Nullable Severity> severities() {
        var severities = new ArrayList<@Nullable Severity>();
        severities.add(null);
        severities.addAll(List.of(Severity.values()));
        return severities;
    }
}
