package dev.keepsake.app.retype;

import dev.keepsake.app.i18n.Messages;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A type, and what the value then is.
final class ChoiceCell extends ListCell<Choice> {
    private final Label name = new Label();
    private final Label now = new Label();
    private final Label preview = new Label();
    private final VBox box = new VBox(new HBox(name, now), preview);

    ChoiceCell(Messages messages) {
        now.setText(messages.text("window.treatAs.now"));
        now.getStyleClass().addAll("badge", "kept-badge");
        now.setMinWidth(Label.USE_PREF_SIZE);
        name.getStyleClass().add("treat-as-type");
        preview.getStyleClass().addAll("mono", "muted");
        box.getStyleClass().add("treat-as-choice");
        box.setMinWidth(0);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(Choice choice, boolean empty) {
        super.updateItem(choice, empty);
        setGraphic(empty ? null : box);
        setAccessibleText(empty ? null : choice.name() + ", " + choice.preview());
        setTooltip(empty ? null : new Tooltip(choice.name() + "\n" + choice.preview()));
        if (!empty) {
            name.setText(choice.name());
            now.setVisible(choice.current());
            preview.setText(choice.preview());
        }
    }
}
