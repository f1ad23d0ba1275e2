package dev.keepsake.app.window;

import dev.keepsake.app.action.Actions;
import dev.keepsake.app.values.PathBar;
import dev.keepsake.icons.Icon;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The line that says where one is: back and forward, then the way to the selected value.
///
/// @param actions go back and forward
record PlaceLine(Actions actions) {
    Node of(PathBar path) {
        HBox.setHgrow(path.node(), Priority.ALWAYS);
        var line = new HBox(button("back", Icon.BACK), button("forward", Icon.FORWARD), path.node());
        line.getStyleClass().add("place-line");
        return line;
    }

    private Button button(String id, Icon icon) {
        Button button = actions.dress(new Button("", icon.node()), id);
        button.getStyleClass().addAll("flat", "small", "button-icon");
        button.setAccessibleText(actions.title(actions.get(id)));
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }
}
