package dev.keepsake.app.values;

import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.value.AssetValue;
import dev.keepsake.model.value.EnumValue;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeTableCell;
import org.jspecify.annotations.Nullable;

/// A value in one line.
final class ValueCell extends TreeTableCell<ValueNode, ValueNode> {
    private final Label kept;

    ValueCell(Messages messages) {
        getStyleClass().add("value-cell");
        kept = new Label(messages.text("window.value.kept"));
        kept.getStyleClass().addAll("badge", "kept-badge");
        kept.setMinWidth(Label.USE_PREF_SIZE);
    }

    @Override
    protected void updateItem(ValueNode node, boolean empty) {
        super.updateItem(node, empty);
        ValueNode.Row row = !empty && node instanceof ValueNode.Row of ? of : null;
        setText(row == null ? null : row.summary());
        setGraphic(row != null && row.isKeptAsRead() ? kept : null);
        setTooltip(row == null ? null : tooltip(row));
        pseudoClassStateChanged(States.KEPT, row != null && row.isKeptAsRead());
    }

    private static @Nullable Tooltip tooltip(ValueNode.Row row) {
        if (row.value() instanceof EnumValue constant) {
            return new Tooltip(Printable.text(constant.text()));
        }
        if (row.value() instanceof AssetValue asset) {
            return asset.path().isEmpty() ? null : new Tooltip(Printable.text(asset.text()));
        }
        return row.summary().length() > 24 ? new Tooltip(row.summary()) : null;
    }
}
