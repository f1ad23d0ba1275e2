package dev.keepsake.app.values;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.document.ValueTrail;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableView;
import org.jspecify.annotations.Nullable;

/// The tree table of values.
public final class ValuesView {
    private final ValuesViewModel model;
    private final Messages messages;
    private final TreeTableView<ValueNode> table = new TreeTableView<>();
    private final Label placeholder = new Label();

    /// A table of these values.
    public ValuesView(ValuesViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        table.setId("values");
        table.getStyleClass().addAll("values", "dense");
        table.setAccessibleText(messages.text("window.values"));
        table.setShowRoot(false);
        table.setFixedCellSize(26);
        table.setColumnResizePolicy(TreeTableView.CONSTRAINED_RESIZE_POLICY_SUBSEQUENT_COLUMNS);
        table.setPlaceholder(placeholder);
        placeholder.setId("values-placeholder");
        placeholder.setWrapText(true);
        addColumns();
        follow();
    }

    /// The node to place.
    public Node node() {
        return table;
    }

    private void addColumns() {
        var counts = new Counts(messages);
        addColumn("name", 210, () -> new NameCell(messages, counts));
        addColumn("type", 150, TypeCell::new);
        addColumn("value", 320, () -> new ValueCell(messages));
        addColumn("change", 90, ChangeCell::new);
    }

    private void addColumn(
            String id, double width, Supplier<TreeTableCell<ValueNode, ValueNode>> cell) {
        var column =
                new TreeTableColumn<ValueNode, ValueNode>(messages.text("window.values." + id));
        column.setId("values-" + id);
        column.setPrefWidth(width);
        column.setMinWidth(60);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(row -> new SimpleObjectProperty<>(row.getValue().getValue()));
        column.setCellFactory(of -> cell.get());
        table.getColumns().add(column);
    }

    private void follow() {
        model.rows().subscribe(this::show);
        model.reveal().subscribe(path -> model.findRevealed(this::reveal));
        table.getSelectionModel()
                .selectedItemProperty()
                .subscribe(item -> model.select(rowOf(item)));
        var sentences = FindingSentences.in(messages);
        model.failure()
                .subscribe(failure ->
                        placeholder.setText(
                                failure == null
                                        ? messages.text("window.values.none")
                                        : sentences.sentence(failure.finding())));
    }

    private static ValueNode.@Nullable Row rowOf(@Nullable TreeItem<ValueNode> item) {
        return item != null && item.getValue() instanceof ValueNode.Row row ? row : null;
    }

    private void show(ValuesViewModel.Rows rows) {
        var root = new TreeItem<ValueNode>();
        root.getChildren().setAll(ValueItem.items(rows.nodes(), model));
        root.setExpanded(true);
        table.getSelectionModel().clearSelection();
        table.setRoot(root);
        model.findRevealed(this::reveal);
    }

    private void reveal(List<ValueTrail.Stop> stops) {
        TreeItem<ValueNode> at = table.getRoot();
        for (ValueTrail.Stop stop : stops) {
            if (at instanceof ValueItem item) {
                item.fill(stop.rows(), model);
            }
            at.setExpanded(true);
            at = at.getChildren().get(stop.index());
        }
        if (at != table.getRoot()) {
            table.getSelectionModel().select(at);
            table.scrollTo(Math.max(0, table.getRow(at) - 4));
        }
    }
}
