package dev.keepsake.app.values;

import dev.keepsake.app.document.ValueNode;
import javafx.scene.control.TreeTableCell;

/// What an edit made of a value; nothing stands here until one does.
final class ChangeCell extends TreeTableCell<ValueNode, ValueNode> {
    ChangeCell() {
        getStyleClass().add("change-cell");
    }
}
