package dev.keepsake.app.change;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.document.StagedChange;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The list of staged changes: old and new, when; revert one, several or all; jump to one.
public final class ChangesView {
    private final ChangesViewModel model;
    private final Messages messages;
    private final ChangeWords words;
    private final TreeTableView<ChangeRow> table = new TreeTableView<>();
    private final Label refusal = new Label();
    private final BorderPane pane = new BorderPane();

    /// A list of these changes.
    ///
    /// @param zone in which times are told
    public ChangesView(ChangesViewModel model, Messages messages, ZoneId zone) {
        this.model = model;
        this.messages = messages;
        this.words = new ChangeWords(messages, zone);
        layOutTable();
        refusal.setId("changes-refusal");
        Wrapping.follow(refusal);
        refusal.getStyleClass().add("refusal");
        model.refusal().subscribe(this::showRefusal);
        pane.setId("changes-pane");
        pane.setTop(new VBox(buttons(), refusal));
        pane.setCenter(table);
        model.changes().subscribe(this::show);
    }

    /// The node to place.
    public Node node() {
        return pane;
    }

    private void layOutTable() {
        table.setId("changes");
        table.getStyleClass().addAll("dense", "changes");
        table.setAccessibleText(messages.text("window.changes"));
        table.setShowRoot(false);
        table.setRoot(new TreeItem<>());
        table.setFixedCellSize(26);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.setColumnResizePolicy(TreeTableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        var none = new Label(messages.text("window.changes.none"));
        none.setWrapText(true);
        none.getStyleClass().add("muted");
        table.setPlaceholder(none);
        addColumn("changes-where", "window.changes.where", 260, words::where);
        addColumn("changes-old", "window.changes.old", 180, words::old);
        addColumn("changes-now", "window.changes.now", 180, words::now);
        addColumn("changes-when", "window.changes.when", 90, words::when);
        table.addEventHandler(KeyEvent.KEY_PRESSED, this::act);
        table.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                goToSelected();
            }
        });
    }

    private void addColumn(String id, String key, double width, Function<ChangeRow, String> text) {
        var column = new TreeTableColumn<ChangeRow, String>(messages.text(key));
        column.setId(id);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(
                row -> new ReadOnlyStringWrapper(text.apply(row.getValue().getValue())));
        table.getColumns().add(column);
    }

    private Node buttons() {
        Button revert = button("changes-revert", "window.changes.revert", Icon.UNDO, this::revert);
        revert.disableProperty().bind(table.getSelectionModel().selectedItemProperty().isNull());
        Button all =
                button(
                        "changes-revert-all",
                        "window.changes.revertAll",
                        Icon.CLOSE,
                        model::revertAll);
        ObservableValue<Boolean> any = model.changes().map(changes -> !changes.isEmpty());
        enable(all, any);
        Button back =
                button(
                        "changes-previous",
                        "window.changes.previous",
                        Icon.UP,
                        () -> model.goToNext(-1));
        enable(back, any);
        Button next =
                button("changes-next", "window.changes.next", Icon.DOWN, () -> model.goToNext(1));
        enable(next, any);
        var line = new FlowPane(revert, all, back, next);
        line.getStyleClass().add("pane-buttons");
        return line;
    }

    private static void enable(Button button, ObservableValue<Boolean> enabled) {
        enabled.subscribe(can -> button.setDisable(!can));
    }

    private Button button(String id, String key, Icon icon, Runnable action) {
        var button = new Button(messages.text(key), icon.node());
        button.setId(id);
        button.getStyleClass().addAll("flat", "small");
        button.setTooltip(new Tooltip(messages.text(key + ".tip")));
        button.setOnAction(event -> action.run());
        return button;
    }

    private void show(List<StagedChange> changes) {
        TreeItem<ChangeRow> root = table.getRoot();
        table.getSelectionModel().clearSelection();
        root.getChildren()
                .setAll(ChangesViewModel.rows(changes).stream().map(ChangesView::item).toList());
    }

    private static TreeItem<ChangeRow> item(ChangeRow row) {
        var item = new TreeItem<>(row);
        ChangesViewModel.below(row).forEach(below -> item.getChildren().add(new TreeItem<>(below)));
        return item;
    }

    private void showRefusal(@Nullable String sentence) {
        refusal.setText(sentence);
        refusal.setVisible(sentence != null);
        refusal.setManaged(sentence != null);
    }

    private void act(KeyEvent event) {
        if (event.getCode() == KeyCode.DELETE) {
            revert();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            goToSelected();
            event.consume();
        }
    }

    private void revert() {
        model.revert(
                table.getSelectionModel().getSelectedItems().stream()
                        .filter(item -> item != null)
                        .map(TreeItem::getValue)
                        .toList());
    }

    private void goToSelected() {
        TreeItem<ChangeRow> item = table.getSelectionModel().getSelectedItem();
        if (item != null) {
            model.goTo(item.getValue());
        }
    }
}
