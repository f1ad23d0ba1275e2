package dev.keepsake.app.slot;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.document.HeaderFields;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// Asks what is to be done with a slot, saying first what will happen.
public final class SlotForms {
    private final SlotActions actions;
    private final DialogService dialogs;
    private final Messages messages;
    private final RestoreForm restore;
    private final TimelineForm timeline;

    /// Forms for these actions.
    ///
    /// @param restore chooses among backups
    /// @param timeline chooses among all states
    public SlotForms(
            SlotActions actions,
            DialogService dialogs,
            Messages messages,
            RestoreForm restore,
            TimelineForm timeline) {
        this.actions = actions;
        this.dialogs = dialogs;
        this.messages = messages;
        this.restore = restore;
        this.timeline = timeline;
    }

    void restore(ShownSlot slot) {
        restore.ask(slot);
    }

    void timeline(ShownSlot slot) {
        timeline.ask(slot);
    }

    void rename(ShownSlot slot) {
        String name = name(slot);
        askName(
                slot,
                new Words(
                        "window.slot.rename.title",
                        "window.slot.rename.text",
                        "window.slot.rename.accept"),
                name,
                chosen -> actions.rename(slot, chosen));
    }

    void copy(ShownSlot slot) {
        askName(
                slot,
                new Words(
                        "window.slot.copy.title",
                        "window.slot.copy.text",
                        "window.slot.copy.accept"),
                name(slot) + "-copy",
                chosen -> actions.copy(slot, chosen));
    }

    private static String name(ShownSlot slot) {
        return slot.id().orElseThrow().name();
    }

    /// What a form says: the keys of its title, its text and the word on its button.
    private record Words(String title, String text, String accept) {}

    private void askName(ShownSlot slot, Words words, String proposed, Consumer<String> chosen) {
        Map<String, String> values = values(slot);
        var field = new TextField(proposed);
        field.setId("slot-name");
        field.setAccessibleText(messages.text("window.slot.name"));
        var label = new Label(messages.text("window.slot.name"));
        label.setLabelFor(field);
        var objection = new Label();
        objection.setId("slot-name-objection");
        objection.getStyleClass().add("muted");
        Wrapping.follow(objection);
        var complete = new SimpleBooleanProperty();
        field.textProperty()
                .subscribe(name -> {
                    objection.setText(actions.objection(slot, name));
                    complete.set(objection.getText().isEmpty());
                });
        var content = new VBox(text(messages.text(words.text(), values)), label, field, objection);
        content.getStyleClass().add("slot-form");
        dialogs.ask(
                new Form(
                        messages.text(words.title(), values),
                        content,
                        messages.text(words.accept()),
                        complete,
                        () -> chosen.accept(field.getText())));
    }

    void delete(ShownSlot slot) {
        Map<String, String> values = values(slot);
        var content = new VBox(text(messages.text("window.slot.delete.text", values)));
        content.getStyleClass().add("slot-form");
        dialogs.ask(
                new Form(
                        messages.text("window.slot.delete.title", values),
                        content,
                        messages.text("window.slot.delete.accept"),
                        new SimpleBooleanProperty(true),
                        () -> actions.delete(slot)));
    }

    private static Map<String, String> values(ShownSlot slot) {
        String title = slot.header().flatMap(HeaderFields::title).orElse(name(slot));
        return Map.of(
                "title", Printable.text(title),
                "name", Printable.text(name(slot)),
                "folder", Printable.text(slot.folder().toString()));
    }

    private static Label text(String sentence) {
        var label = new Label(sentence);
        label.setId("slot-form-text");
        Wrapping.follow(label);
        return label;
    }
}
