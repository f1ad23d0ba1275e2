package dev.keepsake.app.check;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.LatestTask;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.app.typefile.TypeFiles;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/// Which files a save is checked against, by name, and the choice of others. For the window's
/// thread.
final class CheckFilesViewModel {
    private final DocumentViewModel document;
    private final Messages messages;
    private final LatestTask looking;
    private final ReadOnlyStringWrapper types = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper rules = new ReadOnlyStringWrapper("");
    private CheckFiles chosen;

    CheckFilesViewModel(
            DocumentViewModel document, TaskScope tasks, TypeFiles standard, Messages messages) {
        this.document = document;
        this.messages = messages;
        this.looking = tasks.latest();
        this.chosen = new CheckFiles(standard, null, null);
        document.save().subscribe(opened -> look());
    }

    CheckFiles chosen() {
        return chosen;
    }

    /// The name of the type file, or that there is none.
    ReadOnlyStringProperty types() {
        return types.getReadOnlyProperty();
    }

    /// The name of the file of expectations, or that there is none.
    ReadOnlyStringProperty rules() {
        return rules.getReadOnlyProperty();
    }

    /// Takes another type file, null for the one that goes with the save.
    void chooseTypes(@Nullable Path file) {
        chosen = chosen.withTypes(file);
        look();
    }

    /// Takes another file of expectations, null for the one beside the save.
    void chooseRules(@Nullable Path file) {
        chosen = chosen.withRules(file);
        look();
    }

    private record Names(String types, String rules) {}

    private void look() {
        OpenedSave opened = document.save().get();
        show(new Names("", ""));
        if (opened == null) {
            looking.drop();
            return;
        }
        CheckFiles files = chosen;
        Path save = opened.file();
        Path named = files.types();
        Path typesOf = named == null ? files.standard().file(save) : named;
        looking.start(
                Task.of(
                        "",
                        progress -> new Names(name(files.typesOf(save)), name(files.rulesOf(save))),
                        this::show,
                        // What is wrong with a file is said when the save is checked.
                        wrong -> show(new Names(name(Optional.of(typesOf)), ""))));
    }

    private static String name(Optional<Path> file) {
        return file.map(Path::getFileName).map(Path::toString).orElse("");
    }

    private void show(Names names) {
        types.set(text("window.checks.types", names.types()));
        rules.set(text("window.checks.rules", names.rules()));
    }

    private String text(String key, String name) {
        String shown = name.isEmpty() ? messages.text("window.checks.none") : Printable.text(name);
        return messages.text(key, "file", shown);
    }
}
