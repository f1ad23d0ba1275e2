package dev.keepsake.app.reference;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.reference.Referrers.State;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/// What refers to the selected record.
public final class ReferencesView {
    private static final double ROW = 26;
    private static final int MOST_ROWS = 8;

    private final ReferencesViewModel model;
    private final Messages messages;
    private final Label state = new Label();
    private final Button search = new Button();
    private final ListView<Referrer> list = new ListView<>();
    private final VBox box = new VBox();

    /// The references that this knows.
    public ReferencesView(ReferencesViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        var heading = new Label(messages.text("window.references.heading"));
        heading.getStyleClass().add("section-heading");
        state.setId("references-state");
        state.setWrapText(true);
        state.getStyleClass().add("muted");
        search.setId("references-search");
        search.setText(messages.text("window.references.search"));
        search.setGraphic(Icon.SEARCH.node());
        search.getStyleClass().addAll("flat", "small");
        search.setTooltip(new Tooltip(messages.text("window.references.search.tip")));
        search.setOnAction(event -> model.search());
        layOutList();
        box.setId("references");
        box.getStyleClass().add("details-section");
        box.getChildren().setAll(heading, state, search, list);
        model.referrers().subscribe(this::show);
    }

    private void layOutList() {
        list.setId("referred-by");
        list.setAccessibleText(messages.text("window.references.heading"));
        list.getStyleClass().addAll("dense", "references");
        list.setFixedCellSize(ROW);
        list.setMinHeight(ROW);
        list.setCellFactory(view -> new ReferrerCell());
        list.setOnMouseClicked(event -> open());
        list.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        open();
                        event.consume();
                    }
                });
    }

    private static final class ReferrerCell extends ListCell<Referrer> {
        ReferrerCell() {
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Referrer referrer, boolean empty) {
            super.updateItem(referrer, empty);
            boolean none = empty || referrer == null;
            setText(none ? null : text(referrer));
            setTooltip(none ? null : new Tooltip(Printable.text(referrer.path().toString())));
        }
    }

    /// `Guard_3 → TradeTarget`: the record and the last step to the reference.
    static String text(Referrer referrer) {
        Path path = referrer.path();
        String field = path.steps().isEmpty() ? "" : text(path.steps().getLast());
        String record = Printable.text(referrer.subject());
        return field.isEmpty() ? record : record + " → " + Printable.text(field);
    }

    private static String text(Step step) {
        return switch (step) {
            case Step.Name(String name, int ordinal) -> FieldNames.typed(name);
            case Step.Key key -> key.toString();
            case Step.Item item -> item.toString();
            case Step.Member member -> member.toString();
        };
    }

    /// The node to place.
    public Node node() {
        return box;
    }

    private void open() {
        Referrer chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            model.goTo(chosen);
        }
    }

    private void show(Referrers referrers) {
        set(box, referrers.state() != State.NONE);
        list.getItems().setAll(referrers.found());
        list.setPrefHeight(ROW * Math.min(MOST_ROWS, Math.max(1, referrers.found().size())) + 2);
        set(list, !referrers.found().isEmpty());
        set(search, referrers.state() == State.OFFERED || referrers.state() == State.STOPPED);
        state.setText(sentence(referrers));
        set(state, !state.getText().isEmpty());
    }

    private String sentence(Referrers referrers) {
        var counts = new Counts(messages);
        return switch (referrers.state()) {
            case NONE, OFFERED -> "";
            case SEARCHING -> counts.of("window.references.soFar", referrers.count());
            case STOPPED -> counts.of("window.references.stopped", referrers.count());
            case DONE ->
                    referrers.count() == 0
                            ? messages.text("window.references.none")
                            : referrers.count() > Referrers.MOST
                                    ? counts.of("window.references.first", referrers.count())
                                    : "";
        };
    }

    private static void set(Node node, boolean visible) {
        node.setVisible(visible);
        node.setManaged(visible);
    }
}
