package dev.keepsake.app.bookmark;

import dev.keepsake.app.i18n.Printable;
import dev.keepsake.icons.Icon;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A bookmark: its path, its note, and why it leads nowhere.
final class BookmarkCell extends ListCell<BookmarkRow> {
    BookmarkCell() {
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(BookmarkRow row, boolean empty) {
        super.updateItem(row, empty);
        setText(null);
        setGraphic(null);
        setAccessibleText(null);
        if (empty || row == null) {
            return;
        }
        var path = new Label(Printable.text(row.mark().path()));
        path.getStyleClass().add("mono");
        path.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        var words = new VBox(path);
        if (!row.mark().note().isEmpty()) {
            words.getChildren().add(new Label(Printable.text(row.mark().note())));
        }
        if (row.isLost()) {
            var lost = new Label(row.lost());
            lost.getStyleClass().add("muted");
            words.getChildren().add(lost);
        }
        words.setMinWidth(0);
        var line = new HBox((row.isLost() ? Icon.WARNING : Icon.HEADER).node(), words);
        line.getStyleClass().add("finding-row");
        setGraphic(line);
        setAccessibleText(
                String.join(
                        ", ",
                        path.getText(),
                        row.mark().note(),
                        row.isLost() ? String.valueOf(row.lost()) : ""));
    }
}
