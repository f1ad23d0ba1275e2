package dev.keepsake.app.finding;

import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.findingrow.SeverityLook;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.path.Path;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The worst finding in a line across the tab; there only where something is wrong.
public final class FindingsBar {
    private final FindingsViewModel model;
    private final HBox bar = new HBox();
    private final Label sentence = new Label();
    private final Hyperlink more = new Hyperlink();
    private final Label detail = new Label();
    private final VBox words = new VBox(sentence, detail);
    private final Button goTo;
    private final Button recover;

    /// A bar of these findings.
    ///
    /// @param showAll shows the list of all
    /// @param rescue asks whether to rescue what reads
    public FindingsBar(
            FindingsViewModel model, Messages messages, Runnable showAll, Runnable rescue) {
        this.model = model;
        recover = new Button(messages.text("window.recover"), Icon.RECOVER.node());
        recover.setId("findings-bar-recover");
        recover.getStyleClass().add("small");
        recover.setMinWidth(Button.USE_PREF_SIZE);
        recover.setOnAction(event -> rescue.run());
        detail.setId("findings-bar-detail");
        detail.getStyleClass().add("findings-bar-detail");
        Wrapping.follow(detail);
        words.setMinWidth(0);
        words.getStyleClass().add("findings-bar-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        goTo = new Button(messages.text("window.findings.goTo"), Icon.GO_TO.node());
        goTo.setId("findings-bar-go-to");
        goTo.getStyleClass().addAll("flat", "small");
        goTo.setMinWidth(Button.USE_PREF_SIZE);
        sentence.setId("findings-bar-text");
        Wrapping.follow(sentence);
        more.setId("findings-bar-more");
        more.setMinWidth(Hyperlink.USE_PREF_SIZE);
        more.setOnAction(event -> showAll.run());
        bar.setId("findings-bar");
        bar.getStyleClass().add("findings-bar");
        model.summary().subscribe(this::show);
    }

    /// The node to place.
    public Node node() {
        return bar;
    }

    private void show(FindingsViewModel.@Nullable Summary summary) {
        bar.setVisible(summary != null);
        bar.setManaged(summary != null);
        SeverityLook.mark(bar, summary == null ? null : summary.severity());
        if (summary == null) {
            return;
        }
        sentence.setText(summary.sentence());
        more.setText(summary.more());
        detail.setText(summary.detail());
        detail.setVisible(!summary.detail().isEmpty());
        detail.setManaged(detail.isVisible());
        bar.getChildren().setAll(SeverityLook.icon(summary.severity()), words);
        Path path = summary.path();
        if (path != null) {
            goTo.setOnAction(event -> model.goTo(path));
            bar.getChildren().add(goTo);
        }
        if (!summary.more().isEmpty()) {
            bar.getChildren().add(more);
        }
        if (summary.damaged()) {
            bar.getChildren().add(recover);
        }
        bar.setAccessibleText(model.word(summary.severity()) + ": " + summary.sentence());
    }
}
