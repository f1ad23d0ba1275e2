package dev.keepsake.app.retype;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.finding.SaveException;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Asks what a value is to be taken for, and for how long.
public final class RetypeForm {
    private final RetypeViewModel model;
    private final DialogService dialogs;
    private final Messages messages;

    /// Forms of this, shown by these dialogs.
    public RetypeForm(RetypeViewModel model, DialogService dialogs, Messages messages) {
        this.model = model;
        this.dialogs = dialogs;
        this.messages = messages;
        model.failure().subscribe(this::tell);
    }

    /// Asks about the selected value, where there is a choice.
    public void ask() {
        Question question = model.question().get();
        if (question != null) {
            ask(question);
        }
    }

    private void ask(Question question) {
        ListView<Choice> choices = choices(question);
        var file =
                new RadioButton(messages.text("window.treatAs.file", "file", model.typeFileName()));
        file.setId("treat-as-file");
        file.setTooltip(new Tooltip(model.typeFile()));
        var closed = new RadioButton(messages.text("window.treatAs.untilClosed"));
        closed.setId("treat-as-until-closed");
        var group = new ToggleGroup();
        group.getToggles().setAll(file, closed);
        group.selectToggle(file);
        var content = new VBox(places(question), choices, file, closed);
        content.getStyleClass().add("treat-as");
        VBox.setVgrow(choices, Priority.ALWAYS);
        dialogs.ask(
                new Form(
                        messages.text("window.treatAs.title"),
                        content,
                        messages.text("window.treatAs.accept"),
                        choices.getSelectionModel()
                                .selectedItemProperty()
                                .map(choice -> !choice.current())
                                .orElse(false),
                        () ->
                                choose(
                                        question,
                                        choices.getSelectionModel().getSelectedItem(),
                                        file.isSelected()
                                                ? Keeping.TYPE_FILE
                                                : Keeping.UNTIL_CLOSED)));
    }

    private Label places(Question question) {
        String places = Printable.text(question.places().toString());
        var label = new Label(messages.text("window.treatAs.places", "places", places));
        label.setId("treat-as-places");
        Wrapping.follow(label);
        label.getStyleClass().add("muted");
        return label;
    }

    private ListView<Choice> choices(Question question) {
        var list = new ListView<Choice>();
        list.setId("treat-as-choices");
        list.getStyleClass().add("treat-as-choices");
        list.setAccessibleText(messages.text("window.treatAs.title"));
        list.getItems().setAll(question.choices());
        list.setCellFactory(view -> new ChoiceCell(messages));
        question.choices().stream()
                .filter(choice -> !choice.current())
                .findFirst()
                .ifPresent(list.getSelectionModel()::select);
        return list;
    }

    private void choose(Question question, @Nullable Choice choice, Keeping how) {
        if (choice != null) {
            model.choose(question, choice.type(), how);
        }
    }

    private void tell(@Nullable SaveException failure) {
        if (failure != null) {
            dialogs.tell(
                    messages.text("window.treatAs.failed"),
                    FindingSentences.inWindow(messages).sentence(failure.finding()));
        }
    }
}
