package dev.keepsake.app.workspace;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.workspace.DiskChangeViewModel.Action;
import dev.keepsake.app.workspace.DiskChangeViewModel.Notice;
import dev.keepsake.icons.Icon;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/// A line across the tab that says what changed on disk; there only where something did.
public final class DiskChangeBar {
    private final HBox bar = new HBox();
    private final Label sentence = new Label();
    private final ObservableValue<@Nullable Notice> notice;

    /// A bar of these changes.
    public DiskChangeBar(DiskChangeViewModel model) {
        sentence.setId("changed-text");
        Wrapping.follow(sentence);
        sentence.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        bar.setId("changed-bar");
        bar.getStyleClass().add("changed-bar");
        notice = model.notice();
        notice.subscribe(this::show);
    }

    /// The node to place.
    public Node node() {
        return bar;
    }

    private void show(@Nullable Notice shown) {
        bar.setVisible(shown != null);
        bar.setManaged(shown != null);
        if (shown != null) {
            sentence.setText(shown.sentence());
            bar.setAccessibleText(shown.sentence());
            bar.getChildren().setAll(Icon.RELOAD.node(), sentence);
            shown.actions().forEach(action -> bar.getChildren().add(button(action)));
        }
    }

    private static Button button(Action action) {
        var button = new Button(action.text());
        button.setId(action.id());
        button.getStyleClass().add("small");
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setOnAction(event -> action.run().run());
        return button;
    }
}
