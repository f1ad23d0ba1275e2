package dev.keepsake.app.window;

import atlantafx.base.controls.CustomTextField;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.theme.Look;
import dev.keepsake.app.theme.Themes;
import dev.keepsake.icons.Icon;
import java.io.File;
import java.util.List;
import java.util.Locale;
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
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;

/// The buttons along the top.
final class ToolBarView {
    private final MainWindow window;
    private final Messages messages;
    private final HBox bar = new HBox();

    ToolBarView(MainWindow window, Themes themes, Messages messages) {
        this.window = window;
        this.messages = messages;
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        bar.setId("tool-bar");
        bar.getStyleClass().add("tool-line");
        bar.getChildren()
                .setAll(
                        tipped(
                                button("open", "window.tool.open", Icon.OPEN, this::chooseFiles),
                                "window.tool.open.tip"),
                        tipped(
                                button(
                                        "open-folder",
                                        "window.tool.folder",
                                        Icon.CHUNK,
                                        this::chooseFolder),
                                "window.tool.folder.tip"),
                        tipped(
                                button("reload", "window.tool.reload", Icon.RELOAD, window::reload),
                                "window.tool.reload.tip"),
                        space,
                        goTo(),
                        looks(themes));
    }

    Node node() {
        return bar;
    }

    private Button button(String id, String key, Icon icon, Runnable action) {
        var button = new Button(messages.text(key), icon.node());
        button.setId(id);
        button.getStyleClass().add("flat");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Button tipped(Button button, String key) {
        button.setTooltip(new Tooltip(messages.text(key)));
        return button;
    }

    private TextField goTo() {
        var field = new CustomTextField();
        field.setId("go-to");
        field.getStyleClass().add("go-to");
        field.setPromptText(messages.text("window.goTo.prompt"));
        field.setAccessibleText(messages.text("window.goTo"));
        field.setLeft(Icon.SEARCH.node());
        field.setOnAction(event -> window.goTo(field.getText().strip()));
        return field;
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
            item.setSelected(themes.look().get() == look);
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

    /// Asks which files to open.
    void chooseFiles() {
        var chooser = new FileChooser();
        chooser.setTitle(messages.text("window.tool.open.tip"));
        List<File> files = chooser.showOpenMultipleDialog(bar.getScene().getWindow());
        if (files != null) {
            window.open(files.stream().map(File::toPath).toList());
        }
    }

    private void chooseFolder() {
        var chooser = new DirectoryChooser();
        chooser.setTitle(messages.text("window.tool.folder.tip"));
        File folder = chooser.showDialog(bar.getScene().getWindow());
        if (folder != null) {
            window.open(List.of(folder.toPath()));
        }
    }
}
