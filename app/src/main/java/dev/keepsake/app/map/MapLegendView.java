package dev.keepsake.app.map;

import dev.keepsake.app.chart.ClassNames;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The classes on a map with their colours and how many there are, each to switch off.
final class MapLegendView {
    private final MapViewModel model;
    private final Counts counts;
    private final ListView<MapLegend.OfClass> list = new ListView<>();
    private final Label marks = new Label();
    private final VBox box = new VBox(list, marks);
    private final Messages messages;

    MapLegendView(MapViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        this.counts = new Counts(messages);
        list.setId("map-legend");
        list.getStyleClass().addAll("dense", "graph-legend");
        list.setAccessibleText(messages.text("window.map.legend"));
        list.setFixedCellSize(22);
        list.setCellFactory(of -> new ClassCell());
        list.setPlaceholder(new Label(""));
        list.setOnKeyPressed(event -> {
            MapLegend.OfClass chosen = list.getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.SPACE && chosen != null) {
                model.setVisible(chosen.name(), !model.isVisible(chosen.name()));
                list.refresh();
            }
        });
        marks.setId("map-marks");
        marks.getStyleClass().addAll("muted", "graph-caption");
        marks.setWrapText(true);
        box.getStyleClass().add("graph-side");
        VBox.setVgrow(list, Priority.ALWAYS);
        model.legend().subscribe(this::show);
    }

    Node node() {
        return box;
    }

    private void show(MapLegend legend) {
        List<MapLegend.OfClass> classes = legend.classes();
        if (!classes.equals(list.getItems())) {
            list.getItems().setAll(classes);
        }
        String edited =
                legend.edited() > 0 ? counts.of("window.map.edited", legend.edited()) + "\n" : "";
        String gone = legend.gone() > 0 ? counts.of("window.map.gone", legend.gone()) : "";
        marks.setText((edited + gone).strip());
        marks.setVisible(!marks.getText().isEmpty());
        marks.setManaged(marks.isVisible());
        box.setVisible(!classes.isEmpty());
        box.setManaged(box.isVisible());
    }

    /// The last part of a class name that is a path.
    static String shortClass(String name) {
        return Printable.text(ClassNames.last(name));
    }

    /// A switch with the colour of a class.
    private final class ClassCell extends ListCell<MapLegend.OfClass> {
        private final CheckBox box = new CheckBox();
        private final Region swatch = new Region();

        ClassCell() {
            box.setFocusTraversable(false);
            box.setMnemonicParsing(false);
            box.setGraphic(swatch);
            box.setMinWidth(0);
            setPrefWidth(0);
            box.setOnAction(event -> {
                if (getItem() != null) {
                    model.setVisible(getItem().name(), box.isSelected());
                }
            });
        }

        @Override
        protected void updateItem(MapLegend.@Nullable OfClass item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(empty ? null : box);
            setAccessibleText(null);
            if (empty || item == null) {
                return;
            }
            int rank = getIndex() < 8 ? getIndex() + 1 : 0;
            swatch.getStyleClass().setAll("graph-swatch", "graph-swatch-" + rank);
            box.setSelected(model.isVisible(item.name()));
            String text = shortClass(item.name()) + "  " + counts.number(item.count());
            box.setText(text);
            String state = box.isSelected() ? "window.map.on" : "window.map.off";
            setAccessibleText(text + ", " + messages.text(state));
        }
    }
}
