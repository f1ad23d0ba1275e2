package dev.keepsake.app.find;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A hit: its place, and what stands there.
final class FindCell extends ListCell<FindRow> {
    private final Label save = new Label();
    private final Label place = new Label();
    private final Label value = new Label();
    private final Label type = new Label();
    private final HBox row = new HBox(save, place, value, type);

    FindCell() {
        getStyleClass().add("find-cell");
        save.getStyleClass().addAll("badge");
        save.setMinWidth(Region.USE_PREF_SIZE);
        place.getStyleClass().add("mono-small");
        value.getStyleClass().add("find-value");
        type.getStyleClass().add("muted");
        type.setMinWidth(Region.USE_PREF_SIZE);
        place.setMinWidth(120);
        value.setMinWidth(0);
        HBox.setHgrow(value, Priority.ALWAYS);
        value.setMaxWidth(Double.MAX_VALUE);
        row.getStyleClass().add("find-row");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(FindRow hit, boolean empty) {
        super.updateItem(hit, empty);
        if (empty || hit == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        save.setText(hit.save());
        save.setVisible(!hit.save().isEmpty());
        save.setManaged(save.isVisible());
        place.setText(hit.place());
        value.setText(hit.value());
        type.setText(hit.type());
        setGraphic(row);
        setAccessibleText(hit.save() + " " + hit.place() + " " + hit.value() + " " + hit.type());
    }
}
