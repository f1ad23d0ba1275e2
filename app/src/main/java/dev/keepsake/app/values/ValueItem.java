package dev.keepsake.app.values;

import dev.keepsake.app.document.ValueNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
        model.setOpen(getValue(), open);
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

    /// Takes rows in the place of a node's children: those that were there before stay the same
    /// nodes, open or closed, with what stands in them now.
    ///
    /// @param below the rows below those that are open
    static void update(
            TreeItem<ValueNode> parent,
            List<ValueNode> rows,
            Map<ValueNode.Key, List<ValueNode>> below,
            ValuesViewModel model) {
        var before = new HashMap<ValueNode.Key, TreeItem<ValueNode>>();
        parent.getChildren().forEach(item -> before.put(item.getValue().key(), item));
        var items = new ArrayList<TreeItem<ValueNode>>(rows.size());
        for (ValueNode row : rows) {
            TreeItem<ValueNode> item = before.get(row.key());
            if (item == null) {
                items.add(new ValueItem(row, model));
                continue;
            }
            item.setValue(row);
            items.add(item);
            List<ValueNode> further = below.get(row.key());
            if (further != null) {
                update(item, further, below, model);
            } else if (item instanceof ValueItem closed && !item.isExpanded()) {
                closed.forget();
            }
        }
        if (!items.equals(parent.getChildren())) {
            parent.getChildren().setAll(items);
        }
    }

    /// What is below a closed node is read again when it is opened.
    private void forget() {
        asked = false;
        getChildren().clear();
    }

    static List<ValueItem> items(List<ValueNode> rows, ValuesViewModel model) {
        return rows.stream().map(row -> new ValueItem(row, model)).toList();
    }
}
