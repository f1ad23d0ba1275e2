package dev.keepsake.app.world;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A line across the tab for each warning; there only where there is one.
public final class WorldBar {
    private final WorldViewModel model;
    private final Messages messages;
    private final VBox bars = new VBox();

    /// A bar of these warnings.
    public WorldBar(WorldViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        bars.setId("world");
        model.warnings().subscribe(this::show);
    }

    /// The node to place.
    public Node node() {
        return bars;
    }

    private void show() {
        bars.getChildren().setAll(model.warnings().stream().map(this::bar).toList());
        bars.setVisible(!model.warnings().isEmpty());
        bars.setManaged(bars.isVisible());
    }

    private Node bar(WorldViewModel.Warning warning) {
        String id = "world-" + warning.circumstance().id();
        var sentence = new Label(warning.sentence());
        sentence.setId(id + "-text");
        Wrapping.follow(sentence);
        sentence.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        var wave = new Button("", Icon.CLOSE.node());
        wave.setId(id + "-dismiss");
        wave.getStyleClass().addAll("flat", "small", "button-icon");
        wave.setAccessibleText(messages.text("world.dismiss"));
        wave.setTooltip(new Tooltip(messages.text("world.dismiss")));
        wave.setMinWidth(Button.USE_PREF_SIZE);
        wave.setOnAction(event -> model.wave(warning));
        var bar = new HBox(Icon.WARNING.node(), sentence, wave);
        bar.setId(id);
        bar.getStyleClass().add("world-bar");
        bar.setAccessibleText(warning.sentence());
        return bar;
    }
}
