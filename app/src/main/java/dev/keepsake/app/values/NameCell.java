package dev.keepsake.app.values;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.path.Step;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// A value's name, or the range of a page, behind an arrow where rows stand below.
///
/// The arrow is the cell's own: the room for the table's depends on what was shown before.
final class NameCell extends TreeTableCell<ValueNode, ValueNode> {
    private static final int SHORT = 20;

    private final Messages messages;
    private final Counts counts;
    private final StackPane arrow = new StackPane();
    private Subscription following = Subscription.EMPTY;

    NameCell(Messages messages, Counts counts) {
        this.messages = messages;
        this.counts = counts;
        getStyleClass().add("name-cell");
        arrow.getStyleClass().add("name-arrow");
        arrow.setOnMousePressed(event -> toggle());
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
        setTooltip(!empty && node instanceof ValueNode.Row row ? tooltip(row) : null);
        following.unsubscribe();
        TreeItem<ValueNode> item = empty ? null : getTableRow().getTreeItem();
        following =
                item == null
                        ? Subscription.EMPTY
                        : item.expandedProperty().subscribe(open -> showArrow(item, open));
        setGraphic(item == null ? null : arrow);
        pseudoClassStateChanged(States.PAGE, !empty && node instanceof ValueNode.Page);
        boolean edited = !empty && node instanceof ValueNode.Row row && row.isChanged();
        pseudoClassStateChanged(States.EDITED, edited);
        setAccessibleText(
                edited ? messages.text("window.contents.edited", "name", getText()) : getText());
    }

    /// The name as the save has it, where the column may not show all of it.
    private static @Nullable Tooltip tooltip(ValueNode.Row row) {
        List<Step> steps = row.path().steps();
        String stored =
                switch (steps.isEmpty() ? null : steps.getLast()) {
                    case Step.Name(String name, int ordinal) -> Printable.text(name);
                    case Step.Key(String literal, int ordinal) -> Printable.text(literal);
                    case Step.Item item -> row.label();
                    case Step.Member member -> row.label();
                    case null -> row.label();
                };
        boolean all = stored.equals(row.label()) && stored.length() <= SHORT;
        return all ? null : new Tooltip(stored);
    }

    private void showArrow(TreeItem<ValueNode> item, boolean open) {
        if (item.isLeaf()) {
            arrow.getChildren().clear();
        } else {
            arrow.getChildren().setAll((open ? Icon.COLLAPSE : Icon.EXPAND).node());
        }
    }

    private void toggle() {
        TreeItem<ValueNode> item = getTableRow().getTreeItem();
        if (item != null && !item.isLeaf()) {
            item.setExpanded(!item.isExpanded());
        }
    }

    private String range(ValueNode.Page page) {
        return messages.text(
                "window.values.page",
                Map.of(
                        "first", counts.number(page.from()),
                        "last", counts.number(page.to() - 1)));
    }
}
