package dev.keepsake.app.journal;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.journal.JournalRow.Choice;
import java.time.ZoneId;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// Asks at the start of the program what to do with changes that were never written. For the JavaFX
/// thread.
public final class JournalForm {
    private static final double WIDTH = 680;
    private static final double CHOICE = 200;
    private static final double MOST_HEIGHT = 340;

    private final JournalViewModel model;
    private final DialogService dialogs;
    private final Messages messages;
    private final JournalWords words;

    /// A form of this, shown by these dialogs.
    ///
    /// @param zone whose clocks times are shown by
    public JournalForm(
            JournalViewModel model, DialogService dialogs, Messages messages, ZoneId zone) {
        this.model = model;
        this.dialogs = dialogs;
        this.messages = messages;
        this.words = new JournalWords(messages, zone);
    }

    /// Looks for such changes, and asks where there are some.
    public void offer() {
        model.look(this::ask);
    }

    private void ask(List<JournalRow> rows) {
        dialogs.ask(
                new Form(
                        messages.text("window.journal.title"),
                        content(rows),
                        messages.text("window.journal.accept"),
                        new SimpleBooleanProperty(true),
                        () -> model.accept(rows, this::tell)));
    }

    private void tell(Restoring.Result result) {
        if (!result.misfits().isEmpty()) {
            dialogs.tell(messages.text("window.journal.notAll"), words.misfits(result));
        }
    }

    /// What the form shows.
    Node content(List<JournalRow> rows) {
        var explained = new Label(messages.text("window.journal.explained"));
        explained.setId("journal-explained");
        explained.setWrapText(true);
        var list = new VBox();
        list.getStyleClass().add("journal-rows");
        for (int i = 0; i < rows.size(); i++) {
            list.getChildren().add(row(rows.get(i), i));
        }
        var scrolled = new ScrollPane(list);
        scrolled.setId("journal-rows");
        scrolled.setFitToWidth(true);
        scrolled.setMaxHeight(MOST_HEIGHT);
        scrolled.setAccessibleText(messages.text("window.journal.title"));
        var content = new VBox(explained, scrolled);
        content.getStyleClass().add("journal");
        content.setPrefWidth(WIDTH);
        return content;
    }

    private Node row(JournalRow row, int index) {
        var name = new Label(words.name(row));
        name.setId("journal-name-" + index);
        name.getStyleClass().add("journal-name");
        name.setTooltip(new Tooltip(Printable.text(row.file().toString())));
        var folder = new Label(words.folder(row));
        folder.getStyleClass().add("muted");
        var detail = new Label(words.detail(row));
        detail.setId("journal-detail-" + index);
        Wrapping.follow(detail);
        var text = new VBox(name, folder, detail);
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        var line = new HBox(text, choice(row, index));
        line.getStyleClass().add("journal-row");
        return line;
    }

    private Node choice(JournalRow row, int index) {
        var choice = new ChoiceBox<Choice>();
        choice.setId("journal-choice-" + index);
        choice.setAccessibleText(messages.text("window.journal.choice", "file", words.name(row)));
        choice.setConverter(new ChoiceWords());
        choice.getItems().setAll(row.choices());
        choice.valueProperty().bindBidirectional(row.choice());
        choice.setMinWidth(CHOICE);
        choice.setPrefWidth(CHOICE);
        return choice;
    }

    private final class ChoiceWords extends StringConverter<Choice> {
        @Override
        public String toString(Choice choice) {
            return choice == null ? "" : words.choice(choice);
        }

        /// Never asked for: nothing is typed here.
        @Override
        public Choice fromString(String text) {
            throw new UnsupportedOperationException(text);
        }
    }
}
