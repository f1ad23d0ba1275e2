package dev.keepsake.app.write;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.document.SlotLookup;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// Asks for the name of a new file beside an open save. Never one that is there already, never that
/// of a slot's copy: those are written by the store alone.
public final class NewFileForm {
    private final DialogService dialogs;
    private final Messages messages;

    /// Forms shown by these dialogs.
    public NewFileForm(DialogService dialogs, Messages messages) {
        this.dialogs = dialogs;
        this.messages = messages;
    }

    /// Asks.
    ///
    /// @param file the open save
    /// @param chosen takes the new file
    public void ask(Path file, Consumer<Path> chosen) {
        var name = new TextField(proposed(file));
        name.setId("new-file-name");
        name.setAccessibleText(messages.text("window.newFile.name"));
        var label = new Label(messages.text("window.newFile.name"));
        label.setLabelFor(name);
        var objection = new Label();
        objection.setId("new-file-objection");
        Wrapping.follow(objection);
        var complete = new SimpleBooleanProperty();
        name.textProperty()
                .subscribe(text -> {
                    String said = objection(file, text.strip());
                    objection.setText(said.isEmpty() ? folder(file) : said);
                    complete.set(said.isEmpty());
                });
        var content = new VBox(label, name, objection);
        content.getStyleClass().add("write-plan");
        dialogs.ask(
                new Form(
                        messages.text("window.newFile.title"),
                        content,
                        messages.text("window.newFile.accept"),
                        complete,
                        () -> chosen.accept(file.resolveSibling(name.getText().strip()))));
    }

    private String folder(Path file) {
        return messages.text(
                "window.newFile.beside",
                "folder",
                Printable.text(String.valueOf(file.toAbsolutePath().getParent())));
    }

    private static String proposed(Path file) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        String ending = dot <= 0 ? "" : name.substring(dot);
        String start = dot <= 0 ? name : name.substring(0, dot);
        return start + "-edited" + ending;
    }

    private String objection(Path file, String name) {
        if (name.isEmpty()) {
            return messages.text("window.newFile.empty");
        }
        try {
            Path target = file.resolveSibling(name);
            if (SlotLookup.copyOf(target).isPresent()) {
                return messages.text("window.newFile.slot");
            }
            return Files.exists(target) ? messages.text("window.newFile.there") : "";
        } catch (InvalidPathException impossible) {
            return messages.text("window.newFile.impossible");
        }
    }
}
