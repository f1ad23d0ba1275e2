package dev.keepsake.app.chart;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// A picture with what belongs around it: a line of controls above, the same as a table in its
/// place when asked for, a sentence where there is nothing to draw, and below what is pointed at
/// and how far reading is.
public final class ChartPane {
    private final String id;
    private final Messages messages;
    private final HBox bar = new HBox();
    private final HBox foot = new HBox();
    private final Label caption = new Label();
    private final Label message = new Label();
    private final ToggleButton asTable = new ToggleButton(null, Icon.TABLE.node());
    private final BorderPane pane = new BorderPane();
    private final StringProperty reason = new SimpleStringProperty("");

    /// @param id what the ids of all parts begin with
    /// @param canvas the picture
    /// @param table the same as a table
    public ChartPane(String id, ChartCanvas canvas, Node table, Messages messages) {
        this.id = id;
        this.messages = messages;
        pane.setId(id);
        pane.getStyleClass().add("graph");
        bar.getStyleClass().add("graph-bar");
        foot.getStyleClass().add("graph-foot");
        asTable.setId(id + "-as-table");
        name(asTable, messages.text("window.chart.table"));
        table.visibleProperty().bind(asTable.selectedProperty());
        canvas.visibleProperty().bind(asTable.selectedProperty().not());
        pane.setTop(bar);
        pane.setCenter(new StackPane(canvas, table, empty()));
        pane.setBottom(foot);
        layOutFoot();
    }

    private Label empty() {
        message.setId(id + "-empty");
        message.getStyleClass().addAll("muted", "graph-empty");
        message.setWrapText(true);
        message.textProperty().bind(reason);
        message.visibleProperty().bind(reason.isNotEmpty());
        message.setMouseTransparent(true);
        return message;
    }

    private void layOutFoot() {
        caption.setId(id + "-caption");
        caption.getStyleClass().addAll("muted", "graph-caption");
        caption.setMinWidth(0);
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        foot.getChildren().setAll(caption);
    }

    /// The node to place.
    public Region node() {
        return pane;
    }

    /// Fills the line above, left to right; the table and writing to a file stand at its end.
    ///
    /// @param export writes what is shown
    public void setControls(Node export, Node... controls) {
        bar.getChildren().setAll(controls);
        bar.getChildren().addAll(asTable, export);
    }

    /// Room that pushes what comes after it to the end of the line.
    public static Node room() {
        var room = new Region();
        HBox.setHgrow(room, Priority.ALWAYS);
        return room;
    }

    /// A button with a picture and a name.
    public Button button(String what, Icon icon, String name, Runnable action) {
        var button = new Button(null, icon.node());
        button.setId(id + "-" + what);
        button.setOnAction(event -> action.run());
        name(button, name);
        return button;
    }

    /// A switch with a picture and a name.
    public ToggleButton toggle(String what, Icon icon, String name) {
        var button = new ToggleButton(null, icon.node());
        button.setId(id + "-" + what);
        name(button, name);
        return button;
    }

    private static void name(javafx.scene.control.ButtonBase button, String name) {
        button.getStyleClass().add("flat");
        button.setAccessibleText(name);
        button.setTooltip(new Tooltip(name));
    }

    /// Shows something at the side of the picture.
    public void setSide(Node side) {
        pane.setRight(side);
    }

    /// What is said below the picture.
    public StringProperty caption() {
        return caption.textProperty();
    }

    /// Why there is nothing to see; empty where there is.
    public StringProperty emptyReason() {
        return reason;
    }

    /// Shows how far reading is, with a button that ends it.
    public void follow(RecordScan scan) {
        var progress = new ProgressBar();
        progress.setId(id + "-progress");
        progress.setAccessibleText(messages.text("window.chart.reading"));
        progress.progressProperty().bind(scan.progress());
        var cancel = new Button(null, Icon.CLOSE.node());
        cancel.setId(id + "-cancel");
        name(cancel, messages.text("window.chart.cancel"));
        cancel.setOnAction(event -> scan.cancel());
        var word = new Label(messages.text("window.chart.reading"));
        word.getStyleClass().add("muted");
        var reading = new HBox(word, progress, cancel);
        reading.getStyleClass().add("graph-reading");
        reading.visibleProperty()
                .bind(scan.state().map(state -> state == RecordScan.State.READING));
        reading.managedProperty().bind(reading.visibleProperty());
        var counts = new Counts(messages);
        var unread = new Label();
        unread.setId(id + "-unread");
        unread.textProperty()
                .bind(
                        scan.unread()
                                .map(count -> counts.of("window.chart.unread", count.longValue())));
        unread.visibleProperty().bind(scan.unread().greaterThan(0));
        unread.managedProperty().bind(unread.visibleProperty());
        unread.setGraphic(Icon.WARNING.node());
        var stopped = new Label();
        stopped.setId(id + "-stopped");
        stopped.getStyleClass().add("muted");
        stopped.textProperty().bind(scan.state().map(state -> ended(scan, state)));
        stopped.visibleProperty().bind(stopped.textProperty().isNotEmpty());
        stopped.managedProperty().bind(stopped.visibleProperty());
        foot.getChildren().addAll(unread, stopped, reading);
    }

    private String ended(RecordScan scan, RecordScan.State state) {
        return switch (state) {
            case IDLE, READING, DONE -> "";
            case STOPPED -> messages.text("window.chart.stopped");
            case FAILED ->
                    Optional.ofNullable(scan.failure().get())
                            .map(failure ->
                                    FindingSentences.inWindow(messages).sentence(failure.finding()))
                            .orElse("");
        };
    }
}
