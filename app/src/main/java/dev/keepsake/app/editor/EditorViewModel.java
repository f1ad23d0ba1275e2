package dev.keepsake.app.editor;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Editing;
import dev.keepsake.app.document.Lock;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.editor.form.EditorField;
import dev.keepsake.app.editor.form.EditorForm;
import dev.keepsake.app.editor.form.FormMaker;
import dev.keepsake.app.editor.form.Input;
import dev.keepsake.app.editor.form.PlaceReader;
import dev.keepsake.app.editor.form.ValuePlace;
import dev.keepsake.app.editor.structure.ItemAction;
import dev.keepsake.app.editor.structure.ItemEdits;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The form of the selected value, and what becomes of what is typed into it. For the window's
/// thread.
public final class EditorViewModel {
    private static final int REVERT_LENGTH = 24;

    private final DocumentViewModel document;
    private final Messages messages;
    private final FormMaker forms;
    private final LatestTask reading;
    private final LatestTask storing;
    private final LatestTask revealing;
    private final ReadOnlyBooleanWrapper typing = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable Shown> shown = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper reverted = new ReadOnlyStringWrapper("");
    private final SubjectSearch subjects;

    /// Forms of what this document has selected.
    public EditorViewModel(DocumentViewModel document, TaskScope tasks, Messages messages) {
        this.document = document;
        this.messages = messages;
        this.forms = new FormMaker(messages);
        this.reading = tasks.latest();
        this.storing = tasks.latest();
        this.revealing = tasks.latest();
        this.subjects = new SubjectSearch(document, tasks);
        document.value().subscribe(row -> read());
        document.value().subscribe(row -> reverted.set(reverted(row)));
        document.now().subscribe(now -> read());
    }

    /// What is shown, null where no value is selected.
    ReadOnlyObjectProperty<@Nullable Shown> shown() {
        return shown.getReadOnlyProperty();
    }

    /// Why what was typed last was refused, null where nothing was.
    ReadOnlyObjectProperty<@Nullable Problem> problem() {
        return problem.getReadOnlyProperty();
    }

    /// Why nothing can be edited, null where it can.
    ReadOnlyObjectProperty<@Nullable Lock> lock() {
        return document.editing().lock();
    }

    /// Why nothing can be edited, in a sentence.
    String sentence(Lock lock) {
        return FindingSentences.inWindow(messages).sentence(Finding.of(lock));
    }

    /// What taking the edits of the selected value back is called, empty where there is nothing to
    /// take back.
    ReadOnlyStringProperty reverted() {
        return reverted.getReadOnlyProperty();
    }

    private String reverted(ValueNode.@Nullable Row row) {
        ValueNode.Past past = row == null ? null : row.past();
        return past == null || past.value() == null
                ? ""
                : messages.text("window.editor.revert", "value", shortened(past.summary()));
    }

    private static String shortened(String text) {
        return text.codePointCount(0, text.length()) <= REVERT_LENGTH
                ? text
                : text.substring(0, text.offsetByCodePoints(0, REVERT_LENGTH - 1)) + "…";
    }

    /// Takes the edits of the selected value back.
    void revert() {
        ValueNode.Row row = document.value().get();
        EditedSave now = document.now().get();
        if (row == null || now == null || row.was() == null) {
            return;
        }
        var reversal = ValueReversal.of(now.staged(), new Target(row.record(), row.itemPath()));
        if (reversal.whole()) {
            document.editing().revert(reversal.entries());
        } else {
            Value was = Objects.requireNonNull(row.was());
            var target = new Target(row.record(), row.itemPath());
            document.editing()
                    .stage("", (save, progress) -> List.of(new Edit.SetValue(target, was, null)));
        }
        document.editing().whenDone(() -> judge("structure"));
    }

    /// Finds subjects to refer to.
    SubjectSearch subjects() {
        return subjects;
    }

    private void read() {
        ValueNode.Row row = document.value().get();
        EditedSave now = document.now().get();
        reading.drop();
        if (row == null || now == null || row.itemPath().ids().isEmpty()) {
            show(null);
            return;
        }
        Target target = new Target(row.record(), row.itemPath());
        reading.start(
                Task.of(
                        "",
                        progress -> read(now, target, progress),
                        found -> show(found.orElse(null)),
                        unread -> show(null)));
    }

    /// What an edit took away meanwhile has no form.
    private Optional<Shown> read(EditedSave now, Target target, Progress progress)
            throws SaveException {
        try {
            var reader = new PlaceReader(now, progress);
            ValuePlace place = reader.read(target);
            EditorForm form = forms.make(place);
            boolean lost =
                    place.value() instanceof ReferenceValue reference
                            && !SubjectSearch.has(now.document(), reference);
            return Optional.of(
                    new Shown(
                            lost ? form.withDoubt(messages.text("window.editor.noRecord")) : form,
                            ItemEdits.actions(place.value(), reader.among(target))));
        } catch (IllegalArgumentException gone) {
            return Optional.empty();
        }
    }

    private void show(@Nullable Shown next) {
        Shown before = shown.get();
        boolean same =
                before != null
                        && next != null
                        && before.form().target().equals(next.form().target());
        if (!same) {
            problem.set(null);
        }
        shown.set(next);
    }

    /// Stages what was typed into a field.
    ///
    /// @param live true where it is one of many steps that are one change
    /// @return false where it means no value; the reason stands in [#problem]
    boolean commit(EditorField field, String typed, boolean live) {
        List<Edit> edits;
        try {
            edits = field.read(typed);
        } catch (EditRefusedException refused) {
            problem.set(new Problem(field.id(), sentence(refused)));
            return false;
        }
        problem.set(null);
        Editing editing = document.editing();
        Editing.Change change = (now, progress) -> isSet(now, edits, progress) ? List.of() : edits;
        if (live && !edits.isEmpty() && edits.get(0) instanceof Edit.OfValue first) {
            editing.stageTyped(first.target(), change);
        } else {
            editing.stage("", change);
        }
        editing.whenDone(() -> judge(field.id()));
        return true;
    }

    /// True where the values stand there already.
    private static boolean isSet(EditedSave now, List<Edit> edits, Progress progress)
            throws SaveException {
        try {
            return areSet(now, edits, progress);
        } catch (IllegalArgumentException gone) {
            // Removed meanwhile: staging it is refused, and says so.
            return false;
        }
    }

    private static boolean areSet(EditedSave now, List<Edit> edits, Progress progress)
            throws SaveException {
        var reader = new PlaceReader(now, progress);
        for (Edit edit : edits) {
            if (!(edit instanceof Edit.SetValue set)
                    || set.encoding() != null
                    || !reader.read(set.target()).value().equals(set.value())) {
                return false;
            }
        }
        return true;
    }

    private void judge(String field) {
        SaveException refused = document.editing().refusal().get();
        problem.set(refused == null ? null : new Problem(field, sentence(refused)));
    }

    private String sentence(SaveException refused) {
        return FindingSentences.inWindow(messages).sentence(refused.finding());
    }

    /// What people call the selected value.
    String name() {
        Shown now = shown.get();
        return now == null ? "" : now.form().name();
    }

    /// Takes the bytes of the selected value from a file.
    void loadBytes(java.nio.file.Path file) {
        Shown now = shown.get();
        if (now != null) {
            Target target = now.form().target();
            document.editing().stage("", (save, progress) -> ByteContent.load(save, target, file));
            document.editing().whenDone(() -> judge("bytes"));
        }
    }

    /// Puts the bytes of the selected value into a file.
    void storeBytes(java.nio.file.Path file) {
        Shown now = shown.get();
        EditedSave save = document.now().get();
        if (now != null && save != null) {
            Target target = now.form().target();
            storing.start(
                    Task.of(
                            messages.text("window.editor.store"),
                            progress -> ByteContent.store(save, target, file, progress),
                            stored -> problem.set(null),
                            failure -> problem.set(new Problem("bytes", sentence(failure)))));
        }
    }

    /// True while something is typed that is not staged yet.
    public ReadOnlyBooleanProperty typing() {
        return typing.getReadOnlyProperty();
    }

    void setTyping(boolean now) {
        typing.set(now);
    }

    /// What was typed is given up: nothing is wrong with it any more.
    void giveUp() {
        problem.set(null);
    }

    /// Ends a change of many steps.
    void endTyping() {
        document.editing().endTyping();
    }

    /// Whether something can be done with the selected item.
    public ObservableValue<Boolean> offers(ItemAction action) {
        return shown.map(now -> now != null && now.actions().contains(action)).orElse(false);
    }

    /// True where the selected value can be ticked.
    boolean toggles() {
        Shown now = shown.get();
        return now != null
                && !now.form().fields().isEmpty()
                && now.form().fields().getLast().input() instanceof Input.Truth;
    }

    /// Ticks the selected value, or takes the tick away.
    void toggle() {
        Shown now = shown.get();
        if (now != null && toggles()) {
            EditorField field = now.form().fields().getLast();
            commit(field, Boolean.toString(!field.text().equals("true")), false);
        }
    }

    /// Does something with the selected item, and leads to what became of it.
    public void act(ItemAction action) {
        Shown now = shown.get();
        if (now != null && now.actions().contains(action)) {
            act(action, now.form().target());
        }
    }

    private void act(ItemAction action, Target target) {
        Editing editing = document.editing();
        var added = new Added();
        editing.stage(
                "",
                (now, progress) -> {
                    List<Edit> edits = new ItemEdits(now, progress).edits(action, target);
                    edits.forEach(added::note);
                    return edits;
                });
        editing.whenDone(() -> {
            judge("structure");
            Target made = added.target;
            if (made != null && problem.get() == null) {
                reveal(made);
            }
        });
    }

    /// What an edit adds, told from the worker that works it out to the window.
    private static final class Added {
        private volatile @Nullable Target target;

        void note(Edit edit) {
            if (edit instanceof Edit.Insert insert) {
                target = ItemEdits.inserted(insert);
            }
        }
    }

    private void reveal(Target made) {
        EditedSave now = document.now().get();
        if (now != null) {
            revealing.start(
                    Task.of(
                            "",
                            progress -> path(now, made, progress),
                            path -> path.ifPresent(document.reveal()::set),
                            lost -> {}));
        }
    }

    private static Optional<Path> path(EditedSave now, Target made, Progress progress)
            throws SaveException {
        try {
            return Optional.of(new PlaceReader(now, progress).path(made));
        } catch (IllegalArgumentException gone) {
            return Optional.empty();
        }
    }
}
