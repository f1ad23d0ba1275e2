package dev.keepsake.app.findingrow;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.i18n.Printable;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A finding: icon, sentence, and below where it is.
public final class FindingCell extends ListCell<FindingRow> {
    private final FindingWords words;
    private final StackPane icon = new StackPane();
    private final Label sentence = new Label();
    private final Label where = new Label();
    private final HBox row = new HBox(icon, new VBox(sentence, where));

    /// A cell that says how bad a finding is in these words.
    public FindingCell(FindingWords words) {
        this.words = words;
        getStyleClass().add("finding-cell");
        icon.setMinWidth(Region.USE_PREF_SIZE);
        icon.setAlignment(Pos.TOP_CENTER);
        Wrapping.follow(sentence);
        Wrapping.follow(where);
        where.getStyleClass().addAll("muted", "mono-small");
        row.getStyleClass().add("finding-row");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(FindingRow finding, boolean empty) {
        super.updateItem(finding, empty);
        SeverityLook.mark(this, empty || finding == null ? null : finding.severity());
        if (empty || finding == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        icon.getChildren().setAll(SeverityLook.icon(finding.severity()));
        sentence.setText(finding.sentence());
        where.setText(whereText(finding));
        where.setVisible(!where.getText().isEmpty());
        where.setManaged(where.isVisible());
        setGraphic(row);
        setAccessibleText(words.severity(finding.severity()) + ": " + finding.sentence());
    }

    private static String whereText(FindingRow finding) {
        String path = finding.path() == null ? "" : Printable.text(finding.path().toString());
        if (finding.where().isEmpty() || path.isEmpty()) {
            return finding.where() + path;
        }
        return path + " · " + finding.where();
    }
}
