package dev.keepsake.app.values;

import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.OpaqueValue;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeTableCell;

/// A value's type.
final class TypeCell extends TreeTableCell<ValueNode, ValueNode> {
    TypeCell() {
        getStyleClass().add("type-cell");
    }

    @Override
    protected void updateItem(ValueNode node, boolean empty) {
        super.updateItem(node, empty);
        String type = !empty && node instanceof ValueNode.Row row ? typeName(row) : null;
        setText(type);
        setTooltip(type == null || type.length() < 18 ? null : new Tooltip(type));
    }

    /// The type the value has, or for one kept as read what the save calls it.
    static String typeName(ValueNode.Row row) {
        if (row.value() instanceof OpaqueValue opaque) {
            return opaque.declared().isEmpty()
                    ? row.declared() == PrimitiveType.ANY ? "" : shown(row.declared().displayName())
                    : shown(opaque.declared());
        }
        return shown(row.value().type().displayName());
    }

    private static String shown(String name) {
        return Printable.text(name.length() > 200 ? name.substring(0, 200) + "…" : name);
    }
}
