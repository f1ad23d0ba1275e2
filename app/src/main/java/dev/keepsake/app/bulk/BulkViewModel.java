package dev.keepsake.app.bulk;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.bulk.BulkEdit;
import dev.keepsake.model.bulk.BulkEdit.Selection;
import dev.keepsake.model.bulk.BulkEffects;
import dev.keepsake.model.bulk.Effect;
import dev.keepsake.model.bulk.Operation;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.query.Query;
import dev.keepsake.model.value.Value;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// What an operation would do to all that a query selects in the open save. For the window's
/// thread.
public final class BulkViewModel {
    private final DocumentViewModel document;
    private final Messages messages;
    private final Counts counts;
    private final ValueText text;
    private final LatestTask previewing;
    private final StringProperty typed = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<@Nullable BulkEffects> effects =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper ready = new ReadOnlyBooleanWrapper();
    private @Nullable Query query;
    private @Nullable Selection shown;

    /// Changes the save that this shows.
    public BulkViewModel(DocumentViewModel document, TaskScope tasks, Messages messages) {
        this.document = document;
        this.messages = messages;
        this.counts = new Counts(messages);
        this.text = new ValueText(messages);
        this.previewing = tasks.latest();
    }

    /// The operation as typed.
    StringProperty typed() {
        return typed;
    }

    /// What it does to each place, null before that is known.
    ReadOnlyObjectProperty<@Nullable BulkEffects> effects() {
        return effects.getReadOnlyProperty();
    }

    /// What it does in a sentence, or what is wrong with it.
    ReadOnlyStringProperty status() {
        return status.getReadOnlyProperty();
    }

    /// True where what is shown can be staged and changes something.
    ReadOnlyBooleanProperty ready() {
        return ready.getReadOnlyProperty();
    }

    /// Begins with another query and no operation.
    void begin(Query wanted) {
        query = wanted;
        typed.set("");
        preview();
    }

    /// Works out what the typed operation does.
    void preview() {
        previewing.drop();
        ready.set(false);
        effects.set(null);
        shown = null;
        EditedSave now = document.now().get();
        Query wanted = query;
        if (now == null || wanted == null || typed.get().isBlank()) {
            status.set(messages.text("window.bulk.type"));
            return;
        }
        if (document.editing().lock().get() != null) {
            status.set(messages.text("window.bulk.locked"));
            return;
        }
        try {
            var selection = new Selection(wanted, Operation.parse(typed.get()));
            status.set(messages.text("window.bulk.working"));
            start(now, selection);
        } catch (SaveException refusal) {
            fail(refusal);
        }
    }

    private void start(EditedSave now, Selection selection) {
        previewing.start(
                Task.of(
                        messages.text("window.bulk.working"),
                        progress -> effects(now, selection, progress),
                        found -> show(selection, found),
                        this::fail));
    }

    private static BulkEffects effects(EditedSave now, Selection selection, Progress progress)
            throws SaveException {
        var editor = new Editor(EditChecks.of(now.document().origin().types()));
        return BulkEdit.effects(now, selection, editor, progress);
    }

    private void show(Selection selection, BulkEffects found) {
        shown = selection;
        effects.set(found);
        Map<Effect.Kind, Long> by = found.counts();
        status.set(
                messages.text(
                        "window.bulk.counts",
                        Map.of(
                                "changed", number(by, Effect.Kind.CHANGED),
                                "removed", number(by, Effect.Kind.REMOVED),
                                "same", number(by, Effect.Kind.SAME),
                                "refused", number(by, Effect.Kind.REFUSED))));
        ready.set(found.effects().stream().anyMatch(effect -> effect.edit() != null));
    }

    private String number(Map<Effect.Kind, Long> by, Effect.Kind kind) {
        return counts.number(by.getOrDefault(kind, 0L));
    }

    private void fail(SaveException failure) {
        status.set(FindingSentences.inWindow(messages).sentence(failure.finding()));
    }

    /// Stages what is shown as one entry, worked out again over the save as it is then; places
    /// where it cannot be done stay as they are.
    void stage() {
        Selection selection = shown;
        if (selection != null) {
            document.editing()
                    .stage(
                            title(selection),
                            (now, progress) -> effects(now, selection, progress).edits());
        }
    }

    private String title(Selection selection) {
        return messages.text(
                "window.bulk.entry",
                Map.of(
                        "operation", Printable.text(selection.operation().toString()),
                        "query", Printable.text(selection.query().toString())));
    }

    /// The old or new value of a place in a line.
    String line(@Nullable Value value) {
        return value == null ? "" : Printable.text(text.line(value));
    }

    /// What becomes of a place.
    String outcome(Effect effect) {
        Finding finding = effect.finding();
        String word = messages.text("window.bulk.kind." + word(effect.kind()));
        return finding == null
                ? word
                : word + ": " + FindingSentences.inWindow(messages).sentence(finding);
    }

    private static String word(Effect.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
