package dev.keepsake.app.values;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.document.ValueTrail;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableView;
import org.jspecify.annotations.Nullable;

/// The tree table of values.
public final class ValuesView {
    private static final int NAME = 0;
    private static final int TYPE = 1;
    private static final int VALUE = 2;
    private static final int CHANGE = 3;
    private static final double SCROLL_BAR = 18;
    private static final double TYPE_WIDTH = 380;
    private static final double CHANGE_WIDTH = 680;

    /// Where something was edited, what it was before is worth more room.
    private static final double EDITED_WIDTH = 440;

    private final ValuesViewModel model;
    private final Messages messages;
    private final TreeTableView<ValueNode> table = new TreeTableView<>();
    private final Label placeholder = new Label();
    private boolean edited;

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
        placeholder.getStyleClass().addAll("muted", "values-placeholder");
        addColumns();
        table.widthProperty().subscribe(width -> fitColumns(width.doubleValue()));
        follow();
    }

    /// The node to place.
    public Node node() {
        return table;
    }

    /// Offers these in the menu of a row.
    public void offer(List<ValueAction> actions) {
        table.setContextMenu(
                new ContextMenu(actions.stream().map(ValuesView::item).toArray(MenuItem[]::new)));
    }

    /// Offers these too, above the others.
    public void offerItems(List<MenuItem> items) {
        table.getContextMenu().getItems().addAll(0, items);
    }

    private static MenuItem item(ValueAction action) {
        var item = new MenuItem(action.text(), action.icon().node());
        item.setId(action.id() + "-menu");
        item.setOnAction(event -> action.run().run());
        action.offered().subscribe(item::setVisible);
        return item;
    }

    private void addColumns() {
        var counts = new Counts(messages);
        addColumn("values-name", "window.values.name", 230, () -> new NameCell(messages, counts));
        addColumn("values-type", "window.values.type", 175, TypeCell::new);
        addColumn("values-value", "window.values.value", 325, () -> new ValueCell(messages));
        addColumn("values-change", "window.values.change", 90, () -> new ChangeCell(messages));
    }

    private void addColumn(
            String id,
            String key,
            double width,
            Supplier<TreeTableCell<ValueNode, ValueNode>> cell) {
        var column = new TreeTableColumn<ValueNode, ValueNode>(messages.text(key));
        column.setId(id);
        column.setPrefWidth(width);
        column.setMinWidth(Math.min(width, 84));
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(row -> new SimpleObjectProperty<>(row.getValue().getValue()));
        column.setCellFactory(of -> cell.get());
        table.getColumns().add(column);
    }

    /// A narrow table keeps name and value longest.
    private void fitColumns(double width) {
        List<TreeTableColumn<ValueNode, ?>> columns = table.getColumns();
        boolean changes = width == 0 || width >= (edited ? EDITED_WIDTH : CHANGE_WIDTH);
        boolean types = width == 0 || width >= TYPE_WIDTH;
        columns.get(CHANGE).setVisible(changes);
        columns.get(TYPE).setVisible(types);
        double room = width - SCROLL_BAR - (changes ? columns.get(CHANGE).getWidth() : 0);
        if (room > 0) {
            double type = types ? room * 0.24 : 0;
            double name = (room - type) * 0.55;
            columns.get(NAME).setPrefWidth(name);
            columns.get(TYPE).setPrefWidth(type);
            columns.get(VALUE).setPrefWidth(room - type - name);
        }
    }

    private void follow() {
        model.rows().subscribe(this::show);
        model.reveal().subscribe(path -> model.findRevealed(this::reveal));
        table.getSelectionModel()
                .selectedItemProperty()
                .subscribe(item -> model.select(rowOf(item)));
        model.failure().subscribe(failure -> showPlaceholder());
        model.chunk().subscribe(chunk -> showPlaceholder());
    }

    private void showPlaceholder() {
        SaveException failure = model.failure().get();
        ChunkHead chunk = model.chunk().get();
        if (failure != null) {
            placeholder.setText(FindingSentences.inWindow(messages).sentence(failure.finding()));
        } else if (chunk != null) {
            placeholder.setText(chunkText(chunk));
        } else {
            placeholder.setText(messages.text("window.values.none"));
        }
    }

    private String chunkText(ChunkHead chunk) {
        var counts = new Counts(messages);
        boolean raw = chunk.kind() == ChunkHead.Kind.RAW;
        String name = Printable.text(chunk.id() + " " + chunk.key()).strip();
        return messages.text(
                raw ? "window.values.rawChunk" : "window.values.chunk",
                Map.of(
                        "name", name,
                        "records", counts.of("window.facts.records", chunk.recordCount()),
                        "size", counts.bytes(chunk.storedBytes())));
    }

    private static ValueNode.@Nullable Row rowOf(@Nullable TreeItem<ValueNode> item) {
        return item != null && item.getValue() instanceof ValueNode.Row row ? row : null;
    }

    private void show(ValuesViewModel.Rows rows) {
        showChanges(rows.nodes());
        if (rows.below() != null && table.getRoot() != null) {
            update(rows.nodes(), rows.below());
            return;
        }
        var root = new TreeItem<ValueNode>();
        root.getChildren().setAll(ValueItem.items(rows.nodes(), model));
        root.setExpanded(true);
        table.getSelectionModel().clearSelection();
        table.setRoot(root);
        rows.sections().forEach(index -> root.getChildren().get(index).setExpanded(true));
        model.findRevealed(this::reveal);
    }

    private void showChanges(List<ValueNode> rows) {
        boolean now =
                rows.stream().anyMatch(row -> row instanceof ValueNode.Row of && of.isChanged());
        if (now != edited) {
            edited = now;
            fitColumns(table.getWidth());
        }
    }

    /// What is selected stays selected, where it is still there.
    private void update(List<ValueNode> rows, Map<ValueNode.Key, List<ValueNode>> below) {
        TreeItem<ValueNode> selected = table.getSelectionModel().getSelectedItem();
        ValueItem.update(table.getRoot(), rows, below, model);
        if (selected != null && table.getRow(selected) >= 0) {
            table.getSelectionModel().select(selected);
            model.select(rowOf(selected));
        } else {
            table.getSelectionModel().clearSelection();
        }
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
        if (!stops.isEmpty()) {
            table.getSelectionModel().select(at);
            table.scrollTo(Math.max(0, table.getRow(at) - 4));
        }
    }
}
