package dev.keepsake.app.window;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.RunningTask;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Lies over a tab while its file opens, with a way to stop it; and where it could not be opened,
/// saying why.
final class OpeningOverlay {
    /// An opening shorter than this shows nothing.
    private static final Duration PATIENCE = Duration.millis(250);

    private final SaveTab tab;
    private final FindingSentences sentences;
    private final Messages messages;
    private final Label title = new Label();
    private final Label text = new Label();
    private final ProgressBar progress = new ProgressBar();
    private final Button cancel = new Button();
    private final Button again = new Button();
    private final VBox box = new VBox();
    private final StackPane pane = new StackPane(box);
    private final PauseTransition patience = new PauseTransition(PATIENCE);

    OpeningOverlay(SaveTab tab, Messages messages) {
        this.tab = tab;
        this.messages = messages;
        this.sentences = FindingSentences.inWindow(messages);
        title.setId("opening-title");
        title.getStyleClass().add("overlay-title");
        Wrapping.follow(title);
        text.setId("opening-text");
        Wrapping.follow(text);
        progress.setId("opening-progress");
        progress.setMaxWidth(Double.MAX_VALUE);
        cancel.setText(messages.text("window.cancel"));
        cancel.setId("opening-cancel");
        cancel.setCancelButton(true);
        again.setText(messages.text("window.tryAgain"));
        again.setGraphic(Icon.RELOAD.node());
        again.setId("opening-again");
        again.setOnAction(event -> tab.reload());
        box.getStyleClass().add("overlay-box");
        pane.setId("opening");
        pane.getStyleClass().add("overlay");
        patience.setOnFinished(event -> pane.setVisible(true));
        pane.setVisible(false);
        tab.opening().subscribe(this::showOpening);
        tab.failure().subscribe(this::showFailure);
    }

    Node node() {
        return pane;
    }

    private String name() {
        return Printable.text(String.valueOf(tab.file().get().getFileName()));
    }

    private void showOpening(@Nullable RunningTask<?> task) {
        progress.progressProperty().unbind();
        patience.stop();
        if (task == null) {
            pane.setVisible(tab.failure().get() != null);
            return;
        }
        title.setText(messages.text("window.opening.title", "name", name()));
        progress.progressProperty().bind(task.progress());
        cancel.setOnAction(event -> task.cancel());
        box.getChildren().setAll(title, progress, cancel);
        patience.playFromStart();
    }

    private void showFailure(@Nullable SaveException failure) {
        if (failure == null) {
            return;
        }
        boolean stopped = failure instanceof CancelledException;
        String key = stopped ? "window.opening.stopped" : "window.opening.failed";
        title.setText(messages.text(key, "name", name()));
        text.setText(stopped ? "" : sentences.sentence(failure.finding()));
        box.getChildren().setAll(title, text, again);
        pane.setVisible(true);
    }
}
