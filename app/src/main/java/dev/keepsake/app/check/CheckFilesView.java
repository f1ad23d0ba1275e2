package dev.keepsake.app.check;

import dev.keepsake.app.i18n.Messages;
import java.io.File;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;

/// Two buttons that name the files a save is checked against, and let others be chosen.
final class CheckFilesView {
    private final Messages messages;
    private final MenuButton types;
    private final MenuButton rules;

    CheckFilesView(CheckFilesViewModel model, Messages messages) {
        this.messages = messages;
        this.types = button("check-types", model.types(), model::chooseTypes);
        this.rules = button("check-rules", model.rules(), model::chooseRules);
    }

    MenuButton types() {
        return types;
    }

    MenuButton rules() {
        return rules;
    }

    private MenuButton button(
            String id, ObservableValue<String> text, Consumer<@Nullable Path> take) {
        var button = new MenuButton();
        var tip = new Tooltip();
        button.setId(id);
        button.getStyleClass().addAll("flat", "small");
        button.textProperty().bind(text);
        button.setMinWidth(60);
        button.setMaxWidth(160);
        button.textProperty().subscribe(all -> tip.setText(all));
        button.setTooltip(tip);
        var other = new MenuItem(messages.text("window.checks.choose"));
        other.setId(id + "-choose");
        other.setOnAction(event -> choose(button, take));
        var own = new MenuItem(messages.text("window.checks.beside"));
        own.setId(id + "-beside");
        own.setOnAction(event -> take.accept(null));
        button.getItems().setAll(other, own);
        return button;
    }

    private void choose(MenuButton button, Consumer<@Nullable Path> take) {
        var chooser = new FileChooser();
        chooser.setTitle(button.getText());
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("JSON", "*.json"));
        File file = chooser.showOpenDialog(button.getScene().getWindow());
        if (file != null) {
            take.accept(file.toPath());
        }
    }
}
