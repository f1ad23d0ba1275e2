package dev.keepsake.app.slot;

import dev.keepsake.app.slot.Backups.Backup;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A backup: title and number, below when it was kept and how large it is.
final class BackupCell extends ListCell<Backup> {
    private final RestoreWords words;
    private final Label title = new Label();
    private final Label number = new Label();
    private final Label detail = new Label();
    private final Label reason = new Label();
    private final HBox first = new HBox(title, number);
    private final VBox box = new VBox(first, detail, reason);

    BackupCell(RestoreWords words) {
        this.words = words;
        box.getStyleClass().add("backup-cell");
        first.getStyleClass().add("words-in-line");
        title.getStyleClass().add("source-title");
        title.setMinWidth(0);
        number.getStyleClass().addAll("muted", "backup-number");
        number.setMinWidth(USE_PREF_SIZE);
        detail.getStyleClass().add("muted");
        reason.getStyleClass().add("muted");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(Backup backup, boolean empty) {
        super.updateItem(backup, empty);
        setGraphic(empty ? null : box);
        setAccessibleText(null);
        if (!empty && backup != null) {
            title.setText(words.title(backup));
            number.setText(words.number(backup));
            detail.setText(words.detail(backup));
            reason.setText(words.reason(backup.file()));
            setAccessibleText(
                    String.join(", ", title.getText(), detail.getText(), reason.getText()));
        }
    }
}
