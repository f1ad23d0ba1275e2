package dev.keepsake.app.sizes;

import dev.keepsake.app.i18n.Messages;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// The parts of what is looked into, as a table to sort. For screen readers it is the picture.
final class SizesTable {
    private final SizesViewModel model;
    private final SizeWords words;
    private final TableView<SizeNode> table = new TableView<>();

    SizesTable(SizesViewModel model, SizeWords words, Messages messages) {
        this.model = model;
        this.words = words;
        table.setId("sizes-table");
        table.getStyleClass().addAll("dense", "graph-table");
        table.setAccessibleText(messages.text("window.sizes.table"));
        table.setPlaceholder(new Label(""));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        Comparator<SizeNode> byName = Comparator.comparing(words::name);
        Comparator<SizeNode> bySize = Comparator.comparingLong(SizeNode::size);
        add("name", messages.text("window.sizes.name"), words::name, byName);
        add("size", messages.text("window.sizes.size"), words::size, bySize);
        add("share", messages.text("window.sizes.share"), this::share, bySize);
        add(
                "records",
                messages.text("window.sizes.records"),
                words::records,
                Comparator.comparingLong(SizeNode::count));
        table.getColumns().get(0).setMinWidth(160);
        model.trail().subscribe(this::show);
        table.getSelectionModel().selectedItemProperty().subscribe(this::select);
        table.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                open();
            } else if (event.getCode() == KeyCode.BACK_SPACE) {
                model.zoomOut();
            }
        });
        table.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                open();
            }
        });
    }

    TableView<SizeNode> node() {
        return table;
    }

    private String share(SizeNode node) {
        List<SizeNode> trail = model.trail().get();
        return trail.isEmpty() ? "" : words.share(trail.getLast().share(node.size()));
    }

    private void add(
            String id, String title, Function<SizeNode, String> text, Comparator<SizeNode> order) {
        var column = new TableColumn<SizeNode, SizeNode>(title);
        column.setId("sizes-" + id);
        column.setComparator(order);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setCellFactory(of ->
                new TableCell<>() {
                    @Override
                    protected void updateItem(@Nullable SizeNode node, boolean empty) {
                        super.updateItem(node, empty);
                        setText(empty || node == null ? null : text.apply(node));
                    }
                });
        if (!id.equals("name")) {
            column.getStyleClass().add("number-column");
        }
        table.getColumns().add(column);
    }

    private void show(List<SizeNode> trail) {
        table.getItems().setAll(trail.isEmpty() ? List.of() : trail.getLast().children());
        table.sort();
    }

    private void select(@Nullable SizeNode node) {
        if (node != null && table.isVisible()) {
            model.select(node);
        }
    }

    private void open() {
        SizeNode node = table.getSelectionModel().getSelectedItem();
        if (node != null) {
            model.zoomIn(List.of(node));
        }
    }
}
