package dev.keepsake.app.retype;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.TypeCandidate;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.PathPattern;
import dev.keepsake.model.type.Type;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What the selected value may be taken for, and taking it for that. For the window's thread.
public final class RetypeViewModel {
    private static final int SHOWN_TYPE = 200;

    private final DocumentViewModel document;
    private final ChosenTypes types;
    private final Messages messages;
    private final ValueText text;
    private final LatestTask asking;
    private final LatestTask keeping;
    private final ReadOnlyObjectWrapper<@Nullable Question> question =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable SaveException> failure =
            new ReadOnlyObjectWrapper<>();

    /// Questions about what this document has selected.
    ///
    /// @param types keeps what was chosen
    public RetypeViewModel(
            DocumentViewModel document, ChosenTypes types, TaskScope tasks, Messages messages) {
        this.document = document;
        this.types = types;
        this.messages = messages;
        this.text = new ValueText(messages);
        this.asking = tasks.latest();
        this.keeping = tasks.latest();
        document.value().subscribe(this::ask);
    }

    /// What can be chosen, null where nothing can.
    ReadOnlyObjectProperty<@Nullable Question> question() {
        return question.getReadOnlyProperty();
    }

    /// True where something can be chosen.
    public ObservableValue<Boolean> offered() {
        return question.map(open -> true).orElse(false);
    }

    /// Why the last choice was not kept, null where it was.
    ReadOnlyObjectProperty<@Nullable SaveException> failure() {
        return failure.getReadOnlyProperty();
    }

    /// The type file that a choice would be written into.
    String typeFile() {
        return Printable.text(types.typeFile().toString());
    }

    /// Its name without its folder.
    String typeFileName() {
        return Printable.text(String.valueOf(types.typeFile().getFileName()));
    }

    private void ask(ValueNode.@Nullable Row row) {
        asking.drop();
        question.set(null);
        SaveDocument opened = document.document();
        if (row == null || opened == null || !Question.isAsked(row)) {
            return;
        }
        asking.start(Task.of("", progress -> question(opened, row), this::offer, this::say));
    }

    /// A value that cannot be asked about offers nothing; why is a finding of its record.
    private void say(SaveException unread) {
        question.set(null);
    }

    private void offer(Question asked) {
        question.set(asked.isOpen() ? asked : null);
    }

    private Question question(SaveDocument opened, ValueNode.Row row) throws SaveException {
        List<TypeCandidate> found = opened.origin().candidates(row.record(), row.itemPath());
        return new Question(
                row.path(), found.stream().map(candidate -> choice(candidate, row)).toList());
    }

    private Choice choice(TypeCandidate candidate, ValueNode.Row row) {
        String name = candidate.type().displayName();
        return new Choice(
                candidate.type(),
                Printable.text(
                        name.length() > SHOWN_TYPE ? name.substring(0, SHOWN_TYPE) + "…" : name),
                Preview.of(candidate.value(), text),
                candidate.value().equals(row.value()));
    }

    /// Takes the value, and all in places like it, for this: keeps it, and opens the save anew.
    void choose(Question asked, Type type, Keeping how) {
        failure.set(null);
        switch (how) {
            case UNTIL_CLOSED -> {
                types.choose(asked.places(), type);
                types.reopen(asked.path());
            }
            case TYPE_FILE -> write(asked, type);
        }
    }

    private void write(Question asked, Type type) {
        Path save = types.save();
        keeping.start(
                Task.<PathPattern>of(
                        messages.text("window.treatAs.writing"),
                        progress -> {
                            types.write(save, asked.places(), type);
                            return asked.places();
                        },
                        places -> {
                            types.leaveToTypeFile(places);
                            types.reopen(asked.path());
                        },
                        failure::set));
    }
}
