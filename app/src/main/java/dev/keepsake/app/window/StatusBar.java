package dev.keepsake.app.window;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.RunningTask;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.workspace.SaveTab;
import dev.keepsake.app.workspace.WorkspaceViewModel;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.document.CheckResult;
import dev.keepsake.model.finding.Finding;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The line at the foot of the window: what is known of the save in front, and what is being done.
final class StatusBar {
    private final Messages messages;
    private final Counts counts;
    private final TaskRunner runner;
    private final Label message = new Label();
    private final Label task = new Label();
    private final ProgressBar progress = new ProgressBar();
    private final Button cancel = new Button();
    private final HBox work = new HBox(task, progress, cancel);
    private final HBox bar = new HBox();
    private Subscription following = Subscription.EMPTY;
    private @Nullable RunningTask<?> known;

    StatusBar(WorkspaceViewModel workspace, TaskRunner runner, Messages messages) {
        this.messages = messages;
        this.counts = new Counts(messages);
        this.runner = runner;
        message.setId("status");
        task.setId("status-task");
        progress.setId("status-progress");
        cancel.setId("status-cancel");
        cancel.setGraphic(Icon.CLOSE.node());
        cancel.setAccessibleText(messages.text("window.cancel"));
        cancel.getStyleClass().addAll("flat", "small", "button-icon");
        work.getStyleClass().add("status-work");
        work.setMinWidth(Region.USE_PREF_SIZE);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        bar.setId("status-bar");
        bar.getStyleClass().add("status-bar-line");
        bar.getChildren().setAll(message, space, work);
        runner.running().addListener((InvalidationListener) changed -> showTask());
        work.setVisible(false);
        showTask();
        workspace.selected().subscribe(this::follow);
    }

    Node node() {
        return bar;
    }

    /// Says something until the next thing happens.
    void say(String text) {
        message.setText(text);
    }

    private void follow(@Nullable SaveTab tab) {
        following.unsubscribe();
        following =
                tab == null
                        ? Subscription.EMPTY
                        : tab.checked().subscribe(result -> showCheck(tab, result));
        if (tab == null) {
            message.setText(messages.text("window.status.ready"));
        }
    }

    private void showCheck(SaveTab tab, @Nullable CheckResult result) {
        if (result == null) {
            message.setText("");
            return;
        }
        long errors =
                tab.document().findings().get().kept().stream().filter(Finding::isError).count();
        String checked = counts.of("window.status.checked", result.records());
        String kept =
                result.keptAsRead() == 0
                        ? ""
                        : " · " + counts.of("window.status.kept", result.keptAsRead());
        String wrong = errors == 0 ? "" : " · " + counts.of("window.status.errors", errors);
        message.setText(checked + kept + wrong);
    }

    private void showTask() {
        RunningTask<?> shown =
                runner.running().stream()
                        .filter(running -> !running.title().isEmpty())
                        .reduce((one, two) -> two)
                        .orElse(null);
        if (shown == known) {
            return; // most tasks have no name, and many may start at once
        }
        known = shown;
        progress.progressProperty().unbind();
        work.setVisible(shown != null);
        if (shown != null) {
            task.setText(shown.title());
            progress.progressProperty().bind(shown.progress());
            cancel.setOnAction(event -> shown.cancel());
        }
    }
}
