package dev.keepsake.app.check;

import dev.keepsake.app.findingrow.FindingCell;
import dev.keepsake.app.findingrow.FindingRow;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.RunningTask;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.finding.Severity;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// The checks over a save: the button that runs them, what they found, and what can be done about
/// it. Enter or a double click leads to what a finding is about.
public final class ChecksView {
    private final ChecksViewModel model;
    private final Messages messages;
    private final ListView<FindingRow> list = new ListView<>();
    private final Label none = new Label();
    private final FlowPane fixes = new FlowPane();
    private final BorderPane pane = new BorderPane();

    /// A view of these checks.
    public ChecksView(ChecksViewModel model, Messages messages) {
        this.model = model;
        this.messages = messages;
        pane.getStyleClass().add("checks");
        buildList();
        buildFixes();
        pane.setTop(bar());
        pane.setCenter(list);
        pane.setBottom(fixes);
    }

    /// The node to place.
    public Node node() {
        return pane;
    }

    private Node bar() {
        var run = new Button(messages.text("window.checks.run"), Icon.OK.node());
        run.setId("check-run");
        run.getStyleClass().add("small");
        run.setMinWidth(Button.USE_PREF_SIZE);
        run.setOnAction(event -> model.check());
        var cancel = new Button(messages.text("window.checks.cancel"), Icon.CLOSE.node());
        cancel.setId("check-cancel");
        cancel.getStyleClass().addAll("flat", "small");
        cancel.setMinWidth(Button.USE_PREF_SIZE);
        cancel.setOnAction(event -> model.cancel());
        var progress = new ProgressBar();
        progress.setId("check-progress");
        progress.setAccessibleText(messages.text("window.checks.running"));
        model.running().subscribe(task -> show(task, run, cancel, progress));
        var state = new Label();
        state.setId("check-state");
        state.getStyleClass().add("muted");
        state.textProperty().bind(model.state());
        state.setMinWidth(0);
        HBox.setHgrow(state, Priority.ALWAYS);
        state.setMaxWidth(Double.MAX_VALUE);
        var files = new CheckFilesView(model.files(), messages);
        var bar = new HBox(run, progress, cancel, state, severities(), kinds());
        bar.getChildren().addAll(files.types(), files.rules());
        bar.getStyleClass().add("checks-bar");
        return bar;
    }

    private static void show(
            @Nullable RunningTask<?> task, Button run, Button cancel, ProgressBar progress) {
        boolean isRunning = task != null;
        run.setDisable(isRunning);
        for (Node node : new Node[] {cancel, progress}) {
            node.setVisible(isRunning);
            node.setManaged(isRunning);
        }
        progress.progressProperty().unbind();
        if (task != null) {
            progress.progressProperty().bind(task.progress());
        }
    }

    private ComboBox<@Nullable Severity> severities() {
        var severity = new ComboBox<@Nullable Severity>();
        severity.setId("check-severity");
        severity.getStyleClass().add("small");
        severity.setAccessibleText(messages.text("window.checks.severity"));
        severity.getItems().setAll(ChecksViewModel.severities());
        severity.setConverter(severityWords());
        severity.valueProperty().bindBidirectional(model.severity());
        severity.setMinWidth(80);
        return severity;
    }

    private ComboBox<Kind> kinds() {
        var kind = new ComboBox<Kind>();
        kind.setId("check-kind");
        kind.getStyleClass().add("small");
        kind.setAccessibleText(messages.text("window.checks.kind"));
        kind.getItems().setAll(model.kinds());
        kind.valueProperty().bindBidirectional(model.kind());
        kind.setMinWidth(90);
        kind.setPrefWidth(150);
        return kind;
    }

    private StringConverter<@Nullable Severity> severityWords() {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable Severity severity) {
                return severity == null
                        ? messages.text("window.checks.severity.all")
                        : model.words().severity(severity);
            }

            @Override
            public @Nullable Severity fromString(String word) {
                throw new UnsupportedOperationException("nothing is typed here");
            }
        };
    }

    private void buildList() {
        list.setId("checks");
        list.getStyleClass().addAll("findings", "dense");
        list.setAccessibleText(messages.text("window.checks"));
        none.getStyleClass().add("muted");
        none.setWrapText(true);
        none.textProperty()
                .bind(
                        model.state()
                                .map(state ->
                                        messages.text(
                                                state.isEmpty()
                                                        ? "window.checks.before"
                                                        : "window.checks.nothing")));
        list.setPlaceholder(none);
        list.setItems(model.rows());
        list.setCellFactory(of -> new FindingCell(model.words()));
        list.getSelectionModel().selectedItemProperty().subscribe(model::select);
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                goToSelected();
            }
        });
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                goToSelected();
            }
        });
    }

    private void goToSelected() {
        FindingRow row = list.getSelectionModel().getSelectedItem();
        if (row != null && row.path() != null) {
            model.goTo(row.path());
        }
    }

    private void buildFixes() {
        fixes.setId("check-fixes");
        fixes.getStyleClass().add("checks-fixes");
        fixes.setAccessibleText(messages.text("window.checks.fixes"));
        model.fixes().offered().addListener((ListChangeListener<OfferedFix>) change -> showFixes());
        showFixes();
    }

    private void showFixes() {
        fixes.getChildren().clear();
        int number = 0;
        for (OfferedFix fix : model.fixes().offered()) {
            var button = new Button(fix.title());
            button.setMnemonicParsing(false);
            button.setId("check-fix-" + number++);
            button.getStyleClass().add("small");
            button.setOnAction(event -> model.fixes().stage(fix));
            fixes.getChildren().add(button);
        }
        fixes.setVisible(number > 0);
        fixes.setManaged(number > 0);
    }
}
