package dev.keepsake.app.setting;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.icons.Icon;
import java.io.File;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/// The folders whose saves have a type file elsewhere; folders are added and removed here.
final class TypeFileList {
    private final Messages messages;
    private final TreeMap<Path, Path> files;
    private final ListView<Path> list = new ListView<>();
    private final VBox pane = new VBox();

    TypeFileList(Map<Path, Path> files, Messages messages) {
        this.files = new TreeMap<>(files);
        this.messages = messages;
        list.setId("setting-types");
        list.setAccessibleText(messages.text("setting.types"));
        list.getStyleClass().add("setting-types");
        list.setCellFactory(of -> new Cell());
        var none = new Label(messages.text("setting.types.none"));
        none.setWrapText(true);
        none.getStyleClass().add("muted");
        list.setPlaceholder(none);
        var heading = new Label(messages.text("setting.types"));
        heading.setLabelFor(list);
        Button add = button("setting-types-add", "setting.types.add", this::add);
        Button remove = button("setting-types-remove", "setting.types.remove", this::remove);
        remove.disableProperty()
                .bind(
                        list.getSelectionModel()
                                .selectedItemProperty()
                                .map(one -> false)
                                .orElse(true));
        var buttons = new HBox(add, remove);
        buttons.getStyleClass().add("setting-buttons");
        pane.getStyleClass().add("setting-part");
        pane.getChildren().setAll(heading, list, buttons);
        fill();
    }

    Node node() {
        return pane;
    }

    /// The type file of each folder.
    Map<Path, Path> files() {
        return Map.copyOf(files);
    }

    private Button button(String id, String key, Runnable run) {
        var button = new Button(messages.text(key));
        button.setId(id);
        button.getStyleClass().add("small");
        button.setOnAction(event -> run.run());
        return button;
    }

    private void fill() {
        list.getItems().setAll(files.keySet());
    }

    private void add() {
        Window window = pane.getScene().getWindow();
        var folders = new DirectoryChooser();
        folders.setTitle(messages.text("setting.types.folder"));
        File folder = folders.showDialog(window);
        if (folder == null) {
            return;
        }
        var chooser = new FileChooser();
        chooser.setTitle(messages.text("setting.types.file"));
        chooser.setInitialDirectory(folder);
        File file = chooser.showOpenDialog(window);
        if (file != null) {
            files.put(folder.toPath().toAbsolutePath(), file.toPath().toAbsolutePath());
            fill();
        }
    }

    private void remove() {
        files.remove(list.getSelectionModel().getSelectedItem());
        fill();
    }

    private final class Cell extends ListCell<Path> {
        @Override
        protected void updateItem(Path folder, boolean empty) {
            super.updateItem(folder, empty);
            Path file = empty || folder == null ? null : files.get(folder);
            setGraphic(file == null ? null : Icon.CHUNK.node());
            setTooltip(null);
            setText(null);
            if (file != null) {
                String line = Printable.text(folder + " → " + file);
                setText(line);
                setTooltip(new Tooltip(line));
            }
        }
    }
}
