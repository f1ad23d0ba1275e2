package dev.keepsake.app.map;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import java.util.AbstractList;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/// The points of a map as a table: for screen readers it is the picture.
final class MapTable {
    private final MapViewModel model;
    private final TableView<Integer> table = new TableView<>();

    MapTable(MapViewModel model, Messages messages) {
        this.model = model;
        table.setId("map-table");
        table.getStyleClass().addAll("dense", "graph-table");
        table.setAccessibleText(messages.text("window.map.table"));
        table.setPlaceholder(new Label(""));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        add("record", messages.text("window.map.record"), this::subject);
        add("class", messages.text("window.map.class"), this::className);
        add("x", "x", point -> Float.toString(model.points().x(point)));
        add("y", "y", point -> Float.toString(model.points().y(point)));
        add("z", "z", point -> Float.toString(model.points().z(point)));
        table.visibleProperty().subscribe(visible -> show());
        model.version().subscribe(version -> show());
        table.getSelectionModel()
                .selectedItemProperty()
                .subscribe(point -> {
                    if (point != null && table.isVisible()) {
                        model.select(point);
                    }
                });
    }

    TableView<Integer> node() {
        return table;
    }

    private String subject(int point) {
        return model.subject(point).map(Printable::text).orElse("…");
    }

    private String className(int point) {
        return MapLegendView.shortClass(
                model.points().classNames().get(model.points().classOf(point)));
    }

    private void add(String id, String title, IntFunction<String> text) {
        var column = new TableColumn<Integer, Integer>(title);
        column.setId("map-" + id);
        column.setSortable(false);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setCellFactory(of ->
                new TableCell<>() {
                    @Override
                    protected void updateItem(@Nullable Integer point, boolean empty) {
                        super.updateItem(point, empty);
                        setText(
                                !empty && point != null && point < model.points().size()
                                        ? text.apply(point)
                                        : null);
                    }
                });
        if (id.length() == 1) {
            column.getStyleClass().add("number-column");
        }
        table.getColumns().add(column);
    }

    /// Names that arrived change what is said, not what there is.
    private void show() {
        if (!table.isVisible()) {
            return;
        }
        int[] shown = shown();
        if (shown.length == table.getItems().size()
                && (shown.length == 0 || shown[0] == table.getItems().get(0))) {
            table.refresh();
            return;
        }
        table.setItems(
                FXCollections.observableList(
                        new AbstractList<>() {
                            @Override
                            public Integer get(int index) {
                                return shown[index];
                            }

                            @Override
                            public int size() {
                                return shown.length;
                            }
                        }));
    }

    private int[] shown() {
        MapFilter filter = model.filter();
        return IntStream.range(0, model.points().size())
                .filter(point -> filter.shows(model.points(), point))
                .toArray();
    }
}
