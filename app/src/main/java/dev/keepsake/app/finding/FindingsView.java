package dev.keepsake.app.finding;

import dev.keepsake.app.findingrow.FindingCell;
import dev.keepsake.app.findingrow.FindingRow;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;

/// All findings in a list; Enter or a double click leads to what one is about.
public final class FindingsView {
    private final FindingsViewModel model;
    private final ListView<FindingRow> list = new ListView<>();

    /// A list of these findings.
    public FindingsView(FindingsViewModel model, Messages messages) {
        this.model = model;
        list.setId("findings");
        list.getStyleClass().addAll("findings", "dense");
        list.setAccessibleText(messages.text("window.findings"));
        var none = new Label(messages.text("window.findings.none"), Icon.OK.node());
        none.getStyleClass().add("muted");
        list.setPlaceholder(none);
        list.setItems(model.rows());
        list.setCellFactory(of -> new FindingCell(model.words()));
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                goToSelected();
            }
        });
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                goToSelected();
            }
        });
    }

    /// The node to place.
    public Node node() {
        return list;
    }

    private void goToSelected() {
        FindingRow row = list.getSelectionModel().getSelectedItem();
        if (row != null && row.path() != null) {
            model.goTo(row.path());
        }
    }
}
