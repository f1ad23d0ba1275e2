package dev.keepsake.app.distribution;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.path.FieldNames;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Beside the bars: what the numbers have in common, and the records of the selected bar.
final class DistributionSide {
    private final DistributionViewModel model;
    private final DistributionWords words;
    private final GridPane facts = new GridPane();
    private final ListView<Integer> records = new ListView<>();
    private final Label caption = new Label();
    private final VBox listed = new VBox(caption, records);
    private final HBox side;

    DistributionSide(DistributionViewModel model, DistributionWords words, Messages messages) {
        this.model = model;
        this.words = words;
        facts.setId("values-chart-facts");
        facts.getStyleClass().add("graph-facts");
        var scroll = new ScrollPane(facts);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().addAll("details-scroll", "graph-facts-scroll");
        caption.setId("values-chart-listed");
        caption.getStyleClass().addAll("muted", "graph-caption");
        records.setId("values-chart-records");
        records.getStyleClass().addAll("dense", "graph-list");
        records.setAccessibleText(messages.text("window.numbers.records"));
        records.setFixedCellSize(22);
        records.setCellFactory(of -> new RecordCell());
        VBox.setVgrow(records, Priority.ALWAYS);
        listed.getStyleClass().add("graph-side");
        side = new HBox(listed, scroll);
        records.getSelectionModel()
                .selectedItemProperty()
                .subscribe(index -> {
                    Distribution now = model.distribution().get();
                    if (index != null && now != null) {
                        model.leadTo(now.numbers().record(index));
                    }
                });
        model.distribution().subscribe(this::show);
        model.bin().subscribe(bin -> list());
        model.namesKnown().subscribe(known -> records.refresh());
    }

    /// True where there is something to say.
    boolean isFilled() {
        return !facts.getChildren().isEmpty();
    }

    HBox node() {
        return side;
    }

    private void show(@Nullable Distribution distribution) {
        facts.getChildren().clear();
        if (distribution != null) {
            int row = 0;
            for (Map.Entry<String, String> fact : words.facts(distribution).entrySet()) {
                var name = new Label(fact.getKey());
                name.getStyleClass().add("muted");
                name.setMinWidth(Label.USE_PREF_SIZE);
                var value = new Label(fact.getValue());
                value.getStyleClass().add("mono-small");
                facts.addRow(row++, name, value);
            }
        }
        list();
    }

    private void list() {
        Distribution now = model.distribution().get();
        int bin = model.bin().get();
        boolean some = now != null && bin >= 0 && bin < now.counts().size();
        List<Integer> found = some && now != null ? now.in(bin) : List.of();
        if (!found.equals(records.getItems())) {
            records.getSelectionModel().clearSelection();
            records.getItems().setAll(found);
        }
        caption.setText(some && now != null ? words.bin(now, bin) : "");
        listed.setVisible(some);
        listed.setManaged(some);
    }

    /// Puts the cursor into the list.
    void focus() {
        records.requestFocus();
        records.getFocusModel().focus(0);
    }

    /// A number and whose it is.
    private final class RecordCell extends ListCell<Integer> {
        private final Label name = new Label();
        private final Label value = new Label();
        private final HBox line = new HBox(name, value);

        RecordCell() {
            line.getStyleClass().add("contents-line");
            name.setMinWidth(0);
            name.setMaxWidth(Double.MAX_VALUE);
            value.getStyleClass().add("mono-small");
            value.setMinWidth(Label.USE_PREF_SIZE);
            HBox.setHgrow(name, Priority.ALWAYS);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Integer index, boolean empty) {
            super.updateItem(index, empty);
            Distribution now = model.distribution().get();
            boolean there = !empty && index != null && now != null && index < now.numbers().size();
            setGraphic(there ? line : null);
            if (there && now != null && index != null) {
                RecordId id = now.numbers().record(index);
                String subject =
                        model.subject(id)
                                .map(known -> Printable.text(FieldNames.typed(known)))
                                .orElse("…");
                name.setText(subject);
                value.setText(Distribution.text(now.numbers().value(index)));
                setAccessibleText(subject + ", " + value.getText());
            }
        }
    }
}
