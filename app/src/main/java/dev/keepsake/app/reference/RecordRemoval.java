package dev.keepsake.app.reference;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Lock;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ReferenceValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Takes records out, and asks first where references to one would mean nothing afterwards. For the
/// JavaFX thread.
public final class RecordRemoval {
    private final DocumentViewModel document;
    private final DialogService dialogs;
    private final Messages messages;
    private final LatestTask searching;

    /// Removals from this document.
    public RecordRemoval(
            DocumentViewModel document, TaskScope tasks, DialogService dialogs, Messages messages) {
        this.document = document;
        this.dialogs = dialogs;
        this.messages = messages;
        this.searching = tasks.latest();
    }

    /// What refers to a record that is to be removed.
    private record Question(RecordId id, String subject, List<Referrer> referrers) {}

    /// Removes a record, or asks.
    public void remove(RecordId id) {
        SaveDocument now = document.document();
        Lock locked = document.editing().lock().get();
        if (locked != null) {
            tell(SaveException.of(Finding.of(locked)));
        } else if (now != null && !id.isHeader()) {
            searching.start(
                    Task.of(
                            messages.text("window.references.searching"),
                            progress -> question(now, id, progress),
                            this::judge,
                            this::tell));
        }
    }

    private static Question question(SaveDocument now, RecordId id, Progress progress)
            throws SaveException {
        Subject subject = Subject.of(now, id);
        var referrers = new ArrayList<Referrer>();
        new ReferenceScan(now, subject)
                .all(
                        progress,
                        found -> {
                            if (!found.record().equals(id)) {
                                referrers.add(found);
                            }
                        });
        return new Question(id, subject.name(), referrers);
    }

    private void judge(Question question) {
        if (question.referrers().isEmpty()) {
            stage(question, false);
        } else {
            ask(question);
        }
    }

    private void ask(Question question) {
        var sentence = new Label(sentence(question));
        sentence.setId("removal-text");
        Wrapping.follow(sentence);
        var list = new ListView<String>();
        list.setId("removal-referrers");
        list.setAccessibleText(messages.text("window.references.heading"));
        question.referrers().stream()
                .limit(Referrers.MOST)
                .map(ReferencesView::text)
                .forEach(list.getItems()::add);
        list.setPrefHeight(180);
        VBox.setVgrow(list, Priority.ALWAYS);
        var keep = radio("removal-keep", "window.removal.keep");
        var clear = radio("removal-clear", "window.removal.clear");
        var group = new ToggleGroup();
        group.getToggles().setAll(clear, keep);
        group.selectToggle(clear);
        var content = new VBox(sentence, list, clear, keep);
        content.getStyleClass().add("removal");
        dialogs.ask(
                new Form(
                        messages.text(
                                "window.removal.title",
                                "subject",
                                Printable.text(question.subject())),
                        content,
                        messages.text("window.removal.accept"),
                        new SimpleBooleanProperty(true),
                        () -> stage(question, clear.isSelected())));
    }

    private RadioButton radio(String id, String key) {
        var button = new RadioButton(messages.text(key));
        button.setId(id);
        button.setWrapText(true);
        return button;
    }

    private String sentence(Question question) {
        int count = question.referrers().size();
        return messages.text(
                "window.removal.text",
                Map.of(
                        "subject", Printable.text(question.subject()),
                        "count", new Counts(messages).number(count),
                        "n", count));
    }

    private void stage(Question question, boolean clear) {
        String title =
                messages.text(
                        "window.removal.staged", "subject", Printable.text(question.subject()));
        document.editing().stage(title, (now, progress) -> edits(now, question, clear, progress));
        document.editing()
                .whenDone(() -> {
                    SaveException refused = document.editing().refusal().get();
                    if (refused != null) {
                        tell(refused);
                    }
                });
    }

    private static List<Edit> edits(
            EditedSave now, Question question, boolean clear, Progress progress)
            throws SaveException {
        var edits = new ArrayList<Edit>();
        if (clear) {
            var paths = new PathResolver(now, progress);
            for (Referrer referrer : question.referrers()) {
                Target target = paths.resolve(referrer.path().toString()).target();
                edits.add(
                        referrer.key()
                                ? new Edit.SetKey(target, ReferenceValue.NONE, null)
                                : new Edit.SetValue(target, ReferenceValue.NONE, null));
            }
        }
        edits.add(new Edit.RemoveRecord(question.id()));
        return edits;
    }

    private void tell(SaveException failure) {
        if (failure instanceof CancelledException) {
            return;
        }
        dialogs.tell(
                messages.text("window.removal.failed"),
                FindingSentences.inWindow(messages).sentence(failure.finding()));
    }
}
