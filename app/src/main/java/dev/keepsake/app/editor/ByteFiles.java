package dev.keepsake.app.editor;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import java.io.File;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.stage.FileChooser;

/// Buttons that take the bytes of a value from a file, and put them into one.
final class ByteFiles {
    private final FlowPane box = new FlowPane();
    private final Messages messages;

    ByteFiles(EditorViewModel model, Messages messages) {
        this.messages = messages;
        Button load = button("editor-load", Icon.LOAD, "window.editor.load");
        load.setOnAction(event -> {
            File file = chooser().showOpenDialog(box.getScene().getWindow());
            if (file != null) {
                model.loadBytes(file.toPath());
            }
        });
        Button store = button("editor-store", Icon.STORE, "window.editor.store");
        store.setOnAction(event -> {
            File file = chooser().showSaveDialog(box.getScene().getWindow());
            if (file != null) {
                model.storeBytes(file.toPath());
            }
        });
        box.getStyleClass().add("details-buttons");
        box.getChildren().setAll(load, store);
    }

    private Button button(String id, Icon icon, String key) {
        var button = new Button(messages.text(key), icon.node());
        button.setId(id);
        button.getStyleClass().addAll("flat", "small");
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(messages.text(key + ".tip")));
        return button;
    }

    private FileChooser chooser() {
        var chooser = new FileChooser();
        chooser.setTitle(messages.text("window.editor.bytesFile"));
        return chooser;
    }

    Node node() {
        return box;
    }
}
