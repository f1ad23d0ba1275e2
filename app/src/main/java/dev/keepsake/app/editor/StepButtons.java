package dev.keepsake.app.editor;

import dev.keepsake.icons.Icon;
import java.util.function.IntConsumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// Two small arrows beside a number. Their keys are those of the number's field, so that they are
/// no stops of their own.
final class StepButtons {
    private final VBox box = new VBox();

    StepButtons(IntConsumer step) {
        box.getStyleClass().add("step-buttons");
        box.getChildren()
                .setAll(
                        button(Icon.STEP_UP, () -> step.accept(1)),
                        button(Icon.STEP_DOWN, () -> step.accept(-1)));
    }

    private static Button button(Icon icon, Runnable action) {
        var button = new Button("", icon.node());
        button.getStyleClass().addAll("flat", "step-button");
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run());
        return button;
    }

    Node node() {
        return box;
    }
}
