package dev.keepsake.app.write;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.write.WritePlan.Goal;
import java.nio.file.Path;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Says what a write will do, and does it once that was accepted.
public final class WriteForm {
    private final WriteViewModel model;
    private final DialogService dialogs;
    private final Messages messages;
    private final Counts counts;

    /// Forms of this, shown by these dialogs.
    public WriteForm(WriteViewModel model, DialogService dialogs, Messages messages) {
        this.model = model;
        this.dialogs = dialogs;
        this.messages = messages;
        this.counts = new Counts(messages);
    }

    /// Asks whether to write what is staged to where the save came from.
    public void ask() {
        model.plan(this::show);
    }

    /// Asks whether to write the save as edited into a file of its own.
    public void ask(Path target) {
        model.planNew(target, this::show);
    }

    private void show(WritePlan plan) {
        var content = new VBox();
        content.setId("write-plan");
        content.getStyleClass().add("write-plan");
        add(content, "write-changes", counts.of("window.write.changes", plan.changes()), "");
        add(content, "write-target", target(plan), "");
        add(content, "write-backup", backup(plan), "muted");
        for (String warning : plan.warnings()) {
            add(content, "write-warning", warning, "warning-text");
        }
        var check = add(content, "write-check", "", "muted");
        ObservableValue<Boolean> checked =
                model.checked().map(result -> result != null).orElse(false);
        checked.subscribe(done ->
                check.setText(
                        messages.text(done ? "window.write.checked" : "window.write.checking")));
        dialogs.ask(
                new Form(
                        messages.text("window.write.title"),
                        content,
                        messages.text("window.write.accept"),
                        checked,
                        () -> model.write(plan)));
    }

    private static Label add(VBox content, String id, String text, String style) {
        var label = new Label(text);
        label.setId(id);
        Wrapping.follow(label);
        if (!style.isEmpty()) {
            label.getStyleClass().add(style);
        }
        content.getChildren().add(label);
        return label;
    }

    private String target(WritePlan plan) {
        return switch (plan.goal()) {
            case Goal.OfSlot slot ->
                    messages.text(
                            "window.write.toCopy",
                            Map.of(
                                    "letter", slot.copy(),
                                    "slot", Printable.text(slot.slot().name())));
            case Goal.OfFile file ->
                    messages.text("window.write.toFile", "file", name(plan.file()));
            case Goal.AsNew(Path target) ->
                    messages.text("window.write.toNew", "file", Printable.text(target.toString()));
        };
    }

    private String backup(WritePlan plan) {
        return messages.text(
                switch (plan.goal()) {
                    case Goal.OfSlot slot when slot.keeps() -> "window.write.keepsCopy";
                    case Goal.OfSlot slot -> "window.write.keepsOther";
                    case Goal.OfFile file -> "window.write.keepsFile";
                    case Goal.AsNew target -> "window.write.keepsOpened";
                });
    }

    private static String name(Path file) {
        return Printable.text(String.valueOf(file.getFileName()));
    }
}
