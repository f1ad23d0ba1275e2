package dev.keepsake.app.bytes;

import dev.keepsake.app.i18n.Messages;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.BorderPane;

/// Bytes in rows of sixteen, with a line above that says which.
public final class BytesView {
    private final BorderPane pane = new BorderPane();

    /// A view of these bytes.
    public BytesView(BytesViewModel model, Messages messages) {
        var caption = new Label();
        caption.setId("bytes-caption");
        caption.getStyleClass().addAll("muted", "pane-caption");
        caption.textProperty().bind(model.caption());
        caption.visibleProperty().bind(caption.textProperty().isNotEmpty());
        caption.managedProperty().bind(caption.visibleProperty());
        var list = new ListView<String>();
        list.setId("bytes");
        list.getStyleClass().addAll("bytes", "mono", "dense");
        list.setFixedCellSize(20);
        list.setAccessibleText(messages.text("window.bytes"));
        var none = new Label(messages.text("window.bytes.none"));
        none.getStyleClass().add("muted");
        list.setPlaceholder(none);
        model.rows().subscribe(list::setItems);
        pane.setTop(caption);
        pane.setCenter(list);
    }

    /// The node to place.
    public Node node() {
        return pane;
    }
}
