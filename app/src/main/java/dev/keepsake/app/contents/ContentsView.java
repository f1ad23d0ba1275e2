package dev.keepsake.app.contents;

import atlantafx.base.controls.CustomTextField;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The list of header, chunks and records, with a filter above it.
public final class ContentsView {
    private static final Duration TYPING = Duration.millis(200);

    private final ContentsViewModel model;
    private final DocumentViewModel document;
    private final Messages messages;
    private final CustomTextField filter = new CustomTextField();
    private final ListView<ContentsRow> list = new ListView<>();
    private final BorderPane pane = new BorderPane();
    private boolean following;

    /// A view of these contents.
    public ContentsView(ContentsViewModel model, DocumentViewModel document, Messages messages) {
        this.model = model;
        this.document = document;
        this.messages = messages;
        layOutFilter();
        layOutList();
        pane.getStyleClass().add("contents-pane");
        pane.setMinWidth(140);
        pane.setTop(filter);
        pane.setCenter(list);
        pane.setBottom(matches());
        document.place().subscribe(this::follow);
    }

    /// The node to place.
    public Node node() {
        return pane;
    }

    /// The field to type a filter into.
    public TextField filterField() {
        return filter;
    }

    private void layOutFilter() {
        filter.setId("contents-filter");
        filter.setPromptText(messages.text("window.contents.filter"));
        filter.setAccessibleText(messages.text("window.contents.filter"));
        filter.setLeft(Icon.SEARCH.node());
        var typing = new PauseTransition(TYPING);
        typing.setOnFinished(event -> model.filter(filter.getText()));
        filter.textProperty().subscribe((before, now) -> typing.playFromStart());
        filter.setOnAction(event -> model.filter(filter.getText()));
        filter.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        filter.clear();
                    } else if (event.getCode() == KeyCode.DOWN) {
                        list.requestFocus();
                    }
                });
        document.save().subscribe(save -> filter.clear());
        document.now().subscribe(now -> refresh());
    }

    private void layOutList() {
        list.setId("contents");
        list.getStyleClass().addAll("contents", "dense");
        list.setAccessibleText(messages.text("window.contents"));
        list.setFixedCellSize(26);
        list.setItems(model.rows());
        var counts = new Counts(messages);
        list.setCellFactory(of -> new ContentsCell(model, messages, counts));
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::openOrClose);
        list.getSelectionModel().selectedIndexProperty().subscribe(index -> select());
        model.filterings().subscribe(count -> keepSelected());
    }

    private Node matches() {
        var label = new Label();
        label.setId("contents-matches");
        label.getStyleClass().addAll("muted", "pane-caption");
        var counts = new Counts(messages);
        label.textProperty()
                .bind(
                        model.matches()
                                .map(count ->
                                        counts.of("window.contents.matches", count.intValue())));
        label.visibleProperty().bind(model.filtered());
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    private void openOrClose(KeyEvent event) {
        ContentsRow row = list.getSelectionModel().getSelectedItem();
        if (row instanceof ContentsRow.OfChunk
                && (event.getCode() == KeyCode.RIGHT || event.getCode() == KeyCode.LEFT)) {
            model.setOpen(row, event.getCode() == KeyCode.RIGHT);
            event.consume();
        }
    }

    private void select() {
        ContentsRow row = list.getSelectionModel().getSelectedItem();
        if (!following && row != null) {
            following = true;
            model.select(row);
            following = false;
        }
    }

    /// What is selected stays selected, wherever it stands now.
    private void refresh() {
        boolean before = following;
        following = true;
        model.refresh();
        following = before;
        Place place = document.place().get();
        ContentsRow row = list.getSelectionModel().getSelectedItem();
        if (place != null && (row == null || !ContentsViewModel.isAt(row, place))) {
            follow(place);
        }
    }

    /// What was selected before the filter changed is selected after it, where it is still there.
    private void keepSelected() {
        Place place = document.place().get();
        if (!following && place != null) {
            following = true;
            model.find(place).ifPresent(index -> list.getSelectionModel().clearAndSelect(index));
            following = false;
        }
    }

    /// Shows the row of a place that was selected elsewhere.
    private void follow(@Nullable Place place) {
        if (following || place == null) {
            return;
        }
        following = true;
        model.reveal(place)
                .ifPresent(index -> {
                    list.getSelectionModel().clearAndSelect(index);
                    list.scrollTo(Math.max(0, index - 3));
                });
        following = false;
    }
}
