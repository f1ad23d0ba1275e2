package dev.keepsake.app.window;

import atlantafx.base.controls.CustomTextField;
import dev.keepsake.app.action.Actions;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.document.StagedChange;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.theme.Themes;
import dev.keepsake.icons.Icon;
import java.util.Locale;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The buttons along the top.
final class ToolBarView {
    private final MainWindow window;
    private final Actions actions;
    private final Messages messages;
    private final CustomTextField goTo = new CustomTextField();
    private final HBox bar = new HBox();

    ToolBarView(MainWindow window, Actions actions, Themes themes, Messages messages) {
        this.window = window;
        this.actions = actions;
        this.messages = messages;
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        bar.setId("tool-bar");
        bar.getStyleClass().add("tool-line");
        bar.getChildren()
                .setAll(
                        button("open", "window.tool.open", Icon.OPEN),
                        button("open-folder", "window.tool.folder", Icon.CHUNK),
                        button("reload", "window.tool.reload", Icon.RELOAD),
                        button("undo", "window.undo", Icon.UNDO),
                        button("redo", "window.redo", Icon.REDO),
                        space,
                        goTo(),
                        looks(themes),
                        write());
    }

    Node node() {
        return bar;
    }

    private Button button(String id, String key, Icon icon) {
        Button button = actions.dress(new Button(messages.text(key), icon.node()), id);
        button.getStyleClass().add("flat");
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /// Says how much it would write.
    private Button write() {
        Button button = actions.dress(new Button("", Icon.WRITE.node()), "write");
        button.getStyleClass().add("accent");
        button.setMinWidth(Region.USE_PREF_SIZE);
        var counts = new Counts(messages);
        ObservableValue<Integer> staged =
                window.workspace()
                        .front(tab -> tab.document().editing().changes())
                        .map(all -> all.stream().mapToInt(StagedChange::count).sum())
                        .orElse(0);
        staged.subscribe(count ->
                button.setText(
                        count == 0
                                ? messages.text("window.tool.write")
                                : counts.of("window.tool.write.count", count)));
        return button;
    }

    private TextField goTo() {
        goTo.setId("go-to");
        goTo.getStyleClass().add("go-to");
        goTo.setPromptText(
                messages.text("window.goTo.prompt", "keys", actions.keys(actions.get("go-to"))));
        goTo.setAccessibleText(actions.title(actions.get("go-to")));
        goTo.setLeft(Icon.SEARCH.node());
        // It looks like what it opens; one types there.
        goTo.setEditable(false);
        goTo.setOnAction(event -> actions.get("go-to").tryRun());
        goTo.setOnMouseClicked(event -> actions.get("go-to").tryRun());
        goTo.disableProperty().bind(actions.get("go-to").enabled().map(enabled -> !enabled));
        return goTo;
    }

    private MenuButton looks(Themes themes) {
        var menu = new MenuButton("", Icon.LIGHT.node());
        menu.setId("look");
        menu.getStyleClass().addAll("flat", "no-arrow");
        menu.setAccessibleText(messages.text("window.look"));
        menu.setTooltip(new Tooltip(messages.text("window.look")));
        themes.dark().subscribe(dark -> menu.setGraphic((dark ? Icon.DARK : Icon.LIGHT).node()));
        var group = new ToggleGroup();
        for (Look look : Look.values()) {
            String name = look.name().toLowerCase(Locale.ROOT);
            var item = new RadioMenuItem(messages.text(lookKey(look)));
            item.setId("look-" + name);
            item.setToggleGroup(group);
            themes.look().subscribe(now -> item.setSelected(now == look));
            item.setOnAction(event -> themes.look().set(look));
            menu.getItems().add(item);
        }
        return menu;
    }

    private static String lookKey(Look look) {
        return switch (look) {
            case SYSTEM -> "window.look.system";
            case LIGHT -> "window.look.light";
            case DARK -> "window.look.dark";
        };
    }
}
