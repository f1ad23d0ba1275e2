package dev.keepsake.app.values;

import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Messages;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeTableCell;

/// What an edit made of a value: what it was before, or that it was added.
final class ChangeCell extends TreeTableCell<ValueNode, ValueNode> {
    private final Messages messages;

    ChangeCell(Messages messages) {
        this.messages = messages;
        getStyleClass().add("change-cell");
    }

    @Override
    protected void updateItem(ValueNode node, boolean empty) {
        super.updateItem(node, empty);
        ValueNode.Past past = !empty && node instanceof ValueNode.Row row ? row.past() : null;
        String text = past == null ? null : text(past);
        setText(text);
        setTooltip(text == null ? null : new Tooltip(text));
    }

    private String text(ValueNode.Past past) {
        return past.value() == null
                ? messages.text("window.change.added")
                : messages.text("window.change.was", "value", past.summary());
    }
}
