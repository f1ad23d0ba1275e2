package dev.keepsake.app.palette;

import dev.keepsake.app.action.Action;
import dev.keepsake.app.action.ActionGroup;
import dev.keepsake.app.action.Actions;
import dev.keepsake.app.action.KeyHint;
import dev.keepsake.app.action.Keys;
import dev.keepsake.app.i18n.Messages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// All actions by group with their keys, and what keys do in parts of the window.
public final class CheatSheetView {
    private final Actions actions;
    private final OverlayLayer layer;
    private final Messages messages;

    /// A sheet of these.
    public CheatSheetView(Actions actions, OverlayLayer layer, Messages messages) {
        this.actions = actions;
        this.layer = layer;
        this.messages = messages;
    }

    private record Line(String title, String keys) {}

    /// Shows it over the window.
    public void show() {
        var groups = new FlowPane();
        groups.getStyleClass().add("cheat-groups");
        lines().forEach((title, lines) -> groups.getChildren().add(group(title, lines)));
        var scroll = new ScrollPane(groups);
        scroll.setId("cheat-sheet-scroll");
        scroll.setFitToWidth(true);
        scroll.setAccessibleText(messages.text("action.cheat-sheet"));
        scroll.getStyleClass().add("cheat-scroll");
        var title = new Label(messages.text("action.cheat-sheet"));
        title.getStyleClass().add("overlay-title");
        var panel = new VBox(title, scroll);
        panel.setMaxHeight(Region.USE_PREF_SIZE);
        panel.setId("cheat-sheet");
        panel.getStyleClass().add("cheat-sheet");
        layer.show(panel, scroll);
    }

    private Map<String, List<Line>> lines() {
        var all = new LinkedHashMap<String, List<Line>>();
        for (ActionGroup group : ActionGroup.values()) {
            List<Line> lines =
                    actions.all().stream()
                            .filter(action -> action.group() == group)
                            .map(this::line)
                            .toList();
            if (!lines.isEmpty()) {
                all.put(messages.text(group.title()), new ArrayList<>(lines));
            }
        }
        for (KeyHint hint : actions.hints()) {
            all.computeIfAbsent(messages.text(hint.place()), place -> new ArrayList<>())
                    .add(new Line(messages.text(hint.title()), Keys.text(hint.keys(), messages)));
        }
        return all;
    }

    private Line line(Action action) {
        return new Line(actions.title(action), Keys.text(action.keys(), messages));
    }

    private static Node group(String title, List<Line> lines) {
        var heading = new Label(title);
        heading.getStyleClass().add("section-heading");
        var grid = new GridPane();
        grid.getStyleClass().add("cheat-grid");
        for (int row = 0; row < lines.size(); row++) {
            var what = new Label(lines.get(row).title());
            what.setWrapText(true);
            what.getStyleClass().add("cheat-title");
            var keys = new Label(lines.get(row).keys());
            keys.getStyleClass().add("palette-keys");
            keys.setMinWidth(Region.USE_PREF_SIZE);
            keys.setVisible(!lines.get(row).keys().isEmpty());
            grid.addRow(row, what, keys);
            GridPane.setHgrow(what, Priority.ALWAYS);
        }
        var box = new VBox(heading, grid);
        box.getStyleClass().add("cheat-group");
        return box;
    }
}
