package dev.keepsake.app.values;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.document.ValueLocation;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The selected value in full: name, type, value, bytes and path.
public final class DetailsView {
    private final DetailsViewModel model;
    private final Messages messages;
    private final Label name = new Label();
    private final Label type = new Label();
    private final Label note = new Label();
    private final TextArea value = new TextArea();
    private final Label where = new Label();
    private final Label bytes = new Label();
    private final Label path = new Label();
    private final FlowPane buttons = new FlowPane();
    private final VBox details = new VBox();
    private final VBox editor = new VBox();
    private final VBox further = new VBox();
    private final StackPane pane = new StackPane();

    /// Details of this.
    public DetailsView(DetailsViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        layOut();
        model.details().subscribe(this::show);
        model.location().subscribe(this::show);
    }

    /// The node to place.
    public Node node() {
        return pane;
    }

    private void layOut() {
        label(name, "details-name", "details-name");
        label(type, "details-type", "muted");
        label(note, "details-note", "details-note");
        label(where, "details-where", "muted");
        label(bytes, "details-bytes", "mono");
        label(path, "details-path", "mono");
        value.setId("details-value");
        value.setEditable(false);
        Wrapping.follow(value);
        value.getStyleClass().add("mono");
        value.setAccessibleText(messages.text("window.values.value"));
        value.setPrefRowCount(3);
        details.setId("details");
        details.getStyleClass().add("details");
        editor.setManaged(false);
        details.getChildren().setAll(name, type, note, value, editor, valueButtons());
        details.getChildren().addAll(section("window.details.bytes", where, bytes));
        details.getChildren().addAll(section("window.details.path", path));
        further.getStyleClass().add("details-further");
        var scroll = new ScrollPane(new VBox(details, further));
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("details-scroll");
        var nothing = new Label(messages.text("window.details.none"));
        nothing.getStyleClass().addAll("muted", "details-none");
        nothing.setWrapText(true);
        nothing.visibleProperty().bind(scroll.visibleProperty().not());
        details.visibleProperty().bind(model.details().map(shown -> shown != null).orElse(false));
        details.managedProperty().bind(details.visibleProperty());
        scroll.visibleProperty().bind(details.visibleProperty().or(further.visibleProperty()));
        further.setManaged(false);
        further.setVisible(false);
        pane.getStyleClass().add("details-pane");
        pane.setMinWidth(180);
        pane.getChildren().setAll(nothing, scroll);
    }

    /// Places what the value is edited with in the place of its text.
    ///
    /// @param edited whether the text need not stand there
    public void edit(Node node, ObservableValue<Boolean> edited) {
        editor.getChildren().setAll(node);
        editor.setManaged(true);
        edited.subscribe(without -> {
            value.setVisible(!without);
            value.setManaged(!without);
        });
    }

    /// Places something below the details, which is seen without a selected value too.
    public void below(Node node) {
        further.getChildren().setAll(node);
        further.managedProperty().bind(node.visibleProperty());
        further.visibleProperty().bind(node.visibleProperty());
    }

    private static void label(Label label, String id, String style) {
        label.setId(id);
        Wrapping.follow(label);
        label.getStyleClass().add(style);
    }

    private Node valueButtons() {
        buttons.getChildren().setAll(copyValue(), copyPath());
        buttons.getStyleClass().add("details-buttons");
        return buttons;
    }

    /// Offers this beside the buttons for copying.
    public void offer(ValueAction action) {
        Button button = button(action.id(), action.text(), action.tip(), action.icon());
        button.setOnAction(event -> action.run().run());
        action.offered()
                .subscribe(offered -> {
                    button.setVisible(offered);
                    button.setManaged(offered);
                });
        buttons.getChildren().add(button);
    }

    private Button copyValue() {
        return button("copy-value", "window.copyValue", "window.copyValue.tip", value::getText);
    }

    private Button copyPath() {
        return button("copy-path", "window.copyPath", "window.copyPath.tip", path::getText);
    }

    private Button button(String id, String key, String tip, Supplier<String> text) {
        Button button = button(id, messages.text(key), messages.text(tip), Icon.COPY);
        button.setOnAction(event -> copy(text.get()));
        return button;
    }

    private static Button button(String id, String text, String tip, Icon icon) {
        var button = new Button(text, icon.node());
        button.setId(id);
        button.getStyleClass().addAll("flat", "small");
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(tip));
        return button;
    }

    private static void copy(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    private Node[] section(String key, Node... content) {
        var heading = new Label(messages.text(key));
        heading.getStyleClass().add("section-heading");
        var box = new VBox(heading);
        box.getChildren().addAll(content);
        box.getStyleClass().add("details-section");
        VBox.setVgrow(box, Priority.NEVER);
        return new Node[] {box};
    }

    private void show(@Nullable Details shown) {
        if (shown == null) {
            return;
        }
        name.setText(shown.name());
        type.setText(shown.type());
        note.setText(shown.note());
        note.setVisible(!shown.note().isEmpty());
        note.setManaged(note.isVisible());
        value.setText(shown.text());
        value.setPrefRowCount(rows(shown.text()));
        path.setText(shown.path().toString());
    }

    /// Enough rows for the text at about 24 characters a row, at most 9.
    private static int rows(String text) {
        long lines = text.lines().limit(9).mapToLong(line -> 1 + line.length() / 24).sum();
        return Math.clamp(lines, 1, 9);
    }

    private void show(@Nullable ValueLocation found) {
        where.setText(found == null ? messages.text("window.details.noBytes") : model.where(found));
        bytes.setText(found == null ? "" : model.firstBytes(found));
        bytes.setVisible(found != null);
        bytes.setManaged(found != null);
    }
}
