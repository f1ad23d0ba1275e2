package dev.keepsake.app.values;

import dev.keepsake.app.document.ValueNode;
import java.util.List;
import javafx.scene.control.TreeItem;

/// A node of the tree table; its children are read when it is first opened.
final class ValueItem extends TreeItem<ValueNode> {
    private boolean asked;

    ValueItem(ValueNode node, ValuesViewModel model) {
        super(node);
        expandedProperty().subscribe(open -> readChildren(open, model));
    }

    @Override
    public boolean isLeaf() {
        return !getValue().hasChildren();
    }

    private void readChildren(boolean open, ValuesViewModel model) {
        if (open && !asked) {
            asked = true;
            model.children(getValue(), rows -> fill(rows, model));
        }
    }

    /// Takes rows as its children, unless it has them.
    void fill(List<ValueNode> rows, ValuesViewModel model) {
        asked = true;
        if (getChildren().isEmpty()) {
            getChildren().setAll(items(rows, model));
        }
    }

    static List<ValueItem> items(List<ValueNode> rows, ValuesViewModel model) {
        return rows.stream().map(row -> new ValueItem(row, model)).toList();
    }
}
