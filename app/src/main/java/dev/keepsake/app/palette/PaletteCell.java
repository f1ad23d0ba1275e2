package dev.keepsake.app.palette;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Something to choose, greyed where it cannot be chosen.
final class PaletteCell extends ListCell<PaletteItem> {
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    private final Label title = new Label();
    private final Label below = new Label();
    private final Label detail = new Label();
    private final VBox words = new VBox(title, below);
    private final HBox line = new HBox(words, detail);

    PaletteCell() {
        getStyleClass().add("palette-cell");
        setPrefWidth(0);
        title.getStyleClass().add("palette-title");
        below.getStyleClass().add("palette-below");
        detail.getStyleClass().add("palette-keys");
        detail.setMinWidth(Region.USE_PREF_SIZE);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        line.setAlignment(Pos.CENTER_LEFT);
    }

    @Override
    protected void updateItem(PaletteItem item, boolean empty) {
        super.updateItem(item, empty);
        setText(null);
        pseudoClassStateChanged(OFF, item != null && !item.enabled());
        if (empty || item == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        title.setText(item.title());
        show(below, item.below());
        show(detail, item.detail());
        setGraphic(line);
        setAccessibleText(String.join(", ", item.title(), item.detail(), item.below()));
    }

    private static void show(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
        label.setManaged(!text.isEmpty());
    }
}
