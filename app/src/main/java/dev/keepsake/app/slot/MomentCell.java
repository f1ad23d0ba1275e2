package dev.keepsake.app.slot;

import dev.keepsake.store.timeline.Moment;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A state of a slot: number, role and title, below when it was saved and its file.
final class MomentCell extends ListCell<Moment> {
    private final MomentWords words;
    private final Label number = new Label();
    private final Label role = new Label();
    private final Label title = new Label();
    private final Label detail = new Label();
    private final HBox first = new HBox(role, title);
    private final HBox row = new HBox(number, new VBox(first, detail));

    MomentCell(MomentWords words) {
        this.words = words;
        row.getStyleClass().add("moment-cell");
        first.getStyleClass().add("words-in-line");
        number.getStyleClass().add("moment-number");
        role.getStyleClass().add("moment-role");
        role.setMinWidth(USE_PREF_SIZE);
        title.getStyleClass().add("source-title");
        title.setMinWidth(0);
        detail.getStyleClass().add("muted");
        detail.setMinWidth(0);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(Moment moment, boolean empty) {
        super.updateItem(moment, empty);
        setGraphic(empty ? null : row);
        setAccessibleText(null);
        setTooltip(null);
        if (!empty && moment != null) {
            number.setText(words.number(moment));
            role.setText(words.role(moment));
            title.setText(words.title(moment));
            detail.setText(words.detail(moment));
            setTooltip(new Tooltip(detail.getText()));
            setAccessibleText(
                    String.join(
                            ", ",
                            number.getText(),
                            role.getText(),
                            title.getText(),
                            detail.getText()));
        }
    }
}
