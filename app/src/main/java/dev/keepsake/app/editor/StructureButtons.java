package dev.keepsake.app.editor;

import dev.keepsake.app.editor.structure.ItemAction;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;

/// What can be done with the selected value as an item, as buttons.
public final class StructureButtons {
    private final FlowPane box = new FlowPane();
    private final Map<ItemAction, Button> buttons = new EnumMap<>(ItemAction.class);

    StructureButtons(EditorViewModel model, Messages messages) {
        box.getStyleClass().add("details-buttons");
        for (ItemAction action : ItemAction.values()) {
            boolean arrow = action == ItemAction.UP || action == ItemAction.DOWN;
            var button = new Button(arrow ? "" : messages.text(key(action)), icon(action).node());
            button.setAccessibleText(messages.text(key(action)));
            button.setId("item-" + action.word());
            button.getStyleClass().addAll("flat", "small");
            button.setMinWidth(Button.USE_PREF_SIZE);
            button.setTooltip(new Tooltip(messages.text(tip(action))));
            button.setOnAction(event -> model.act(action));
            buttons.put(action, button);
            box.getChildren().add(button);
        }
        show(Set.of());
    }

    /// The key of what an action is called.
    public static String key(ItemAction action) {
        return switch (action) {
            case ADD -> "window.item.add";
            case DUPLICATE -> "window.item.duplicate";
            case REMOVE -> "window.item.remove";
            case UP -> "window.item.up";
            case DOWN -> "window.item.down";
        };
    }

    /// The key of what an action does.
    public static String tip(ItemAction action) {
        return switch (action) {
            case ADD -> "window.item.add.tip";
            case DUPLICATE -> "window.item.duplicate.tip";
            case REMOVE -> "window.item.remove.tip";
            case UP -> "window.item.up.tip";
            case DOWN -> "window.item.down.tip";
        };
    }

    /// What an action looks like.
    public static Icon icon(ItemAction action) {
        return switch (action) {
            case ADD -> Icon.ADD;
            case DUPLICATE -> Icon.DUPLICATE;
            case REMOVE -> Icon.REMOVE;
            case UP -> Icon.MOVE_UP;
            case DOWN -> Icon.MOVE_DOWN;
        };
    }

    Node node() {
        return box;
    }

    void show(Set<ItemAction> actions) {
        buttons.forEach((action, button) -> {
            button.setVisible(actions.contains(action));
            button.setManaged(button.isVisible());
        });
        box.setVisible(!actions.isEmpty());
        box.setManaged(!actions.isEmpty());
    }
}
