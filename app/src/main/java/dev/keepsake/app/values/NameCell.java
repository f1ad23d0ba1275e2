package dev.keepsake.app.values;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Messages;
import java.util.Map;
import javafx.scene.control.TreeTableCell;

/// A value's name, or the range of a page.
final class NameCell extends TreeTableCell<ValueNode, ValueNode> {
    private final Messages messages;
    private final Counts counts;

    NameCell(Messages messages, Counts counts) {
        this.messages = messages;
        this.counts = counts;
        getStyleClass().add("name-cell");
    }

    @Override
    protected void updateItem(ValueNode node, boolean empty) {
        super.updateItem(node, empty);
        setText(
                switch (empty ? null : node) {
                    case null -> null;
                    case ValueNode.Row row -> row.label();
                    case ValueNode.Page page -> range(page);
                });
        pseudoClassStateChanged(States.PAGE, !empty && node instanceof ValueNode.Page);
    }

    private String range(ValueNode.Page page) {
        return messages.text(
                "window.values.page",
                Map.of(
                        "first", counts.number(page.from()),
                        "last", counts.number(page.to() - 1)));
    }
}
