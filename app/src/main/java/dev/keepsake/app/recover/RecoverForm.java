package dev.keepsake.app.recover;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Shows what a rescue would give, asks for the new file's name, and says how it went.
public final class RecoverForm {
    private static final int ROW = 26;
    private static final int ROWS = 7;

    private final RecoverViewModel model;
    private final DialogService dialogs;
    private final Messages messages;
    private final RecoverWords words;
    private final Consumer<Path> open;

    /// Forms of this, shown by these dialogs.
    ///
    /// @param open shows the new file
    public RecoverForm(
            RecoverViewModel model, DialogService dialogs, Messages messages, Consumer<Path> open) {
        this.model = model;
        this.dialogs = dialogs;
        this.messages = messages;
        this.words = new RecoverWords(messages);
        this.open = open;
    }

    /// Looks what can be rescued of a file and the other copy of its slot, and asks.
    public void ask(Path file) {
        model.plan(file, this::show);
    }

    private void show(RecoverPlan plan) {
        var summary = new Label(words.summary(plan.report()));
        summary.setId("recover-summary");
        Wrapping.follow(summary);
        summary.getStyleClass().add("recover-summary");
        var sources = new VBox();
        sources.setId("recover-sources");
        words.sources(plan.report()).forEach(line -> sources.getChildren().add(line(line)));
        var content = new VBox(summary, sources);
        content.getStyleClass().add("recover");
        List<String> losses = words.losses(plan.report());
        if (!losses.isEmpty()) {
            content.getChildren().add(losses(losses));
        }
        var name = new TextField(String.valueOf(plan.proposed().getFileName()));
        name.setId("recover-name");
        name.setAccessibleText(messages.text("window.recover.name"));
        var label = new Label(messages.text("window.recover.name"));
        label.setLabelFor(name);
        var objection = line("");
        objection.setId("recover-objection");
        var complete = new SimpleBooleanProperty();
        name.textProperty()
                .subscribe(text -> {
                    String said = model.objection(plan, text);
                    objection.setText(said.isEmpty() ? folder(plan) : said);
                    complete.set(said.isEmpty());
                });
        content.getChildren().addAll(label, name, objection);
        dialogs.ask(
                new Form(
                        messages.text(
                                "window.recover.title",
                                "file",
                                Printable.text(String.valueOf(plan.file().getFileName()))),
                        content,
                        messages.text("window.recover.accept"),
                        complete,
                        () -> model.recover(plan, name.getText(), this::tell)));
    }

    private String folder(RecoverPlan plan) {
        return messages.text(
                "window.recover.beside",
                "folder",
                Printable.text(String.valueOf(plan.file().getParent())));
    }

    private Node losses(List<String> lines) {
        var list = new ListView<String>();
        list.setId("recover-losses");
        list.getStyleClass().addAll("dense", "recover-losses");
        list.setAccessibleText(messages.text("window.recover.losses"));
        list.getItems().setAll(lines);
        list.setCellFactory(of -> new LossCell());
        list.setPrefHeight(ROW * (double) Math.min(ROWS, lines.size() + 1));
        VBox.setVgrow(list, Priority.ALWAYS);
        return list;
    }

    /// A line that wraps.
    private static final class LossCell extends ListCell<String> {
        LossCell() {
            setPrefWidth(0);
            Wrapping.follow(this);
        }

        @Override
        protected void updateItem(String line, boolean empty) {
            super.updateItem(line, empty);
            setText(empty ? null : line);
        }
    }

    private static Label line(String text) {
        var line = new Label(text);
        Wrapping.follow(line);
        line.getStyleClass().add("muted");
        return line;
    }

    private void tell(RecoverViewModel.Recovered recovered) {
        open.accept(recovered.file());
        dialogs.tell(messages.text("window.recover.done"), words.verified(recovered));
    }
}
