package dev.keepsake.app.bytes;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.value.Bytes;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The pane of the bytes: what is shown and where to, the bytes, and what the selected ones are.
public final class BytesView {
    private static final List<Region.Kind> LEGEND =
            List.of(
                    Region.Kind.HEADER,
                    Region.Kind.PICTURE,
                    Region.Kind.DIRECTORY,
                    Region.Kind.BLOCK,
                    Region.Kind.RECORD,
                    Region.Kind.SECTION,
                    Region.Kind.CHECKSUM,
                    Region.Kind.UNUSED);

    private final BytesViewModel model;
    private final BytesEditing editing;
    private final Messages messages;
    private final BorderPane pane = new BorderPane();
    private final Label inspector = new Label();
    private boolean bigEndian;

    /// A view of these bytes.
    public BytesView(BytesViewModel model, BytesEditing editing, Messages messages) {
        this.model = model;
        this.editing = editing;
        this.messages = messages;
        var hex = new HexView(model, messages);
        hex.node().addEventHandler(KeyEvent.KEY_PRESSED, this::copy);
        var centre = new VBox(hex.node(), new BytesEditor(editing, messages).node());
        VBox.setVgrow(hex.node(), Priority.ALWAYS);
        pane.setTop(top());
        pane.setCenter(centre);
        pane.setBottom(bottom());
        model.selection().range().subscribe(range -> inspect());
        model.pages().revision().subscribe(more -> inspect());
    }

    /// The node to place.
    public Node node() {
        return pane;
    }

    private Node top() {
        var goTo = new TextField();
        goTo.setId("bytes-go-to");
        goTo.setPromptText(messages.text("bytes.goTo"));
        goTo.setAccessibleText(messages.text("bytes.goTo.tip"));
        goTo.setTooltip(new Tooltip(messages.text("bytes.goTo.tip")));
        goTo.getStyleClass().add("bytes-go-to");
        goTo.setOnAction(event -> model.goTo(goTo.getText()));
        var problem = new Label();
        problem.setId("bytes-problem");
        problem.getStyleClass().add("problem");
        problem.textProperty().bind(model.problem());
        problem.visibleProperty().bind(problem.textProperty().isNotEmpty());
        problem.managedProperty().bind(problem.visibleProperty());
        var where = new Label();
        where.setId("bytes-where");
        where.getStyleClass().add("muted");
        where.textProperty().bind(model.where());
        where.setMinWidth(0);
        HBox.setHgrow(where, Priority.ALWAYS);
        where.setMaxWidth(Double.MAX_VALUE);
        var line =
                new HBox(
                        spaces(),
                        goTo,
                        problem,
                        where,
                        button("bytes-copy-hex", "bytes.copyHex", Icon.COPY, this::copyHex),
                        button("bytes-copy-text", "bytes.copyText", Icon.COPY, this::copyText),
                        edit());
        line.getStyleClass().add("bytes-line");
        return line;
    }

    private Node spaces() {
        var group = new ToggleGroup();
        var file = toggle("bytes-file", "bytes.file", group);
        var block = toggle("bytes-block", "bytes.block", group);
        file.setOnAction(event -> {
            model.showFile();
            sync(file, block);
        });
        block.setOnAction(event -> {
            model.showBlock();
            sync(file, block);
        });
        model.shown().subscribe(bytes -> sync(file, block));
        model.where().subscribe(line -> sync(file, block));
        model.marked().subscribe(span -> sync(file, block));
        var both = new HBox(file, block);
        both.getStyleClass().add("bytes-spaces");
        return both;
    }

    private void sync(ToggleButton file, ToggleButton block) {
        (model.isDecoded() ? block : file).setSelected(true);
        block.setDisable(!model.hasBlock());
    }

    private ToggleButton toggle(String id, String key, ToggleGroup group) {
        var button = new ToggleButton(messages.text(key));
        button.setId(id);
        button.setMinWidth(ToggleButton.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(messages.text(key + ".tip")));
        button.setToggleGroup(group);
        return button;
    }

    private Button button(String id, String key, Icon icon, Runnable action) {
        var button = new Button(messages.text(key), icon.node());
        button.setId(id);
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.getStyleClass().addAll("flat", "small");
        button.setTooltip(new Tooltip(messages.text(key + ".tip")));
        button.setOnAction(event -> action.run());
        return button;
    }

    private Node edit() {
        Button button = button("bytes-edit", "bytes.edit", Icon.BYTES, editing::begin);
        editing.reason()
                .subscribe(reason -> {
                    button.setDisable(!reason.isEmpty());
                    button.setAccessibleHelp(reason);
                });
        var holder = new HBox(button);
        var tip = new Tooltip();
        tip.textProperty()
                .bind(
                        editing.reason()
                                .map(reason ->
                                        reason.isEmpty()
                                                ? messages.text("bytes.edit.tip")
                                                : reason));
        Tooltip.install(holder, tip);
        return holder;
    }

    private Node bottom() {
        inspector.setId("bytes-inspector");
        inspector.getStyleClass().addAll("mono-small", "bytes-inspector");
        inspector.setMinWidth(0);
        HBox.setHgrow(inspector, Priority.ALWAYS);
        inspector.setMaxWidth(Double.MAX_VALUE);
        var order = new ToggleButton(messages.text("bytes.bigEndian"));
        order.setId("bytes-big-endian");
        order.setMinWidth(ToggleButton.USE_PREF_SIZE);
        order.getStyleClass().addAll("flat", "small");
        order.setTooltip(new Tooltip(messages.text("bytes.bigEndian.tip")));
        order.setOnAction(event -> {
            bigEndian = order.isSelected();
            inspect();
        });
        var line = new HBox(inspector, order);
        line.getStyleClass().add("bytes-line");
        var legend = new FlowPane();
        legend.setId("bytes-legend");
        legend.getStyleClass().add("bytes-legend");
        for (Region.Kind kind : LEGEND) {
            legend.getChildren().add(swatch(RegionWords.style(kind), model.words().kind(kind)));
        }
        legend.getChildren().add(swatch("region-value", messages.text("bytes.region.value")));
        return new VBox(line, legend);
    }

    private static Label swatch(String style, String name) {
        var swatch = new Label(" ");
        swatch.getStyleClass().addAll("hex-run", "swatch", style);
        var label = new Label(name, swatch);
        label.getStyleClass().addAll("muted", "legend");
        return label;
    }

    private void inspect() {
        Bytes bytes = model.selected();
        Bytes first = bytes.slice(0, Math.min(DataInspector.BYTES, bytes.length()));
        ByteOrder order = bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        String place =
                messages.text(
                        "bytes.selected",
                        Map.of(
                                "from", RegionWords.hex(model.selection().range().get().offset()),
                                "count", model.selection().range().get().length()));
        Bytes window = bytes.length() > 1 ? first : model.following(DataInspector.BYTES);
        String readings =
                window.isEmpty()
                        ? ""
                        : DataInspector.read(window, order).stream()
                                .map(reading -> reading.type() + " " + reading.text())
                                .collect(Collectors.joining("   "));
        inspector.setText(place + "   " + readings);
    }

    private void copy(KeyEvent event) {
        if (event.getCode() == KeyCode.C && event.isShortcutDown() && !event.isShiftDown()) {
            copyHex();
            event.consume();
        }
    }

    private void copyHex() {
        put(HexFormat.ofDelimiter(" ").withUpperCase().formatHex(model.selected().toArray()));
    }

    private void copyText() {
        put(new String(model.selected().toArray(), StandardCharsets.UTF_8));
    }

    private static void put(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
