package dev.keepsake.app.workspace;

import dev.keepsake.app.dialog.DialogService;
import dev.keepsake.app.dialog.Form;
import dev.keepsake.app.dialog.Wrapping;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.task.Task;
import dev.keepsake.app.workspace.StagedComparison.Row;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Shows what is staged on a save beside what its file holds now, before one of them is chosen.
public final class StagedComparisonForm {
    private final SaveTab tab;
    private final StagedComparison comparison;
    private final DialogService dialogs;
    private final Messages messages;
    private final Replies replies;

    /// What follows.
    ///
    /// @param take shows the file with all that is staged
    /// @param failed takes why the file cannot be compared
    public record Replies(Consumer<Path> take, Consumer<SaveException> failed) {}

    /// Comparisons of what is staged in this tab.
    public StagedComparisonForm(
            SaveTab tab,
            SaveReader reader,
            DialogService dialogs,
            Messages messages,
            Replies replies) {
        this.tab = tab;
        this.comparison = new StagedComparison(reader, new ValueText(messages));
        this.dialogs = dialogs;
        this.messages = messages;
        this.replies = replies;
    }

    /// Compares with a file and shows what comes of it.
    public void show(Path file) {
        var changes = tab.document().editing().changes().get();
        tab.tasks()
                .start(
                        Task.of(
                                messages.text("window.compare.reading"),
                                progress -> comparison.compare(changes, file, progress),
                                rows -> show(file, rows),
                                replies.failed()));
    }

    private void show(Path file, List<Row> rows) {
        var table = new TableView<Row>();
        table.setId("staged-comparison");
        table.getStyleClass().add("dense");
        table.setAccessibleText(messages.text("window.compare.title"));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        table.getItems().setAll(rows);
        add(table, "window.compare.place", row -> row.line().path().toString());
        add(table, "window.compare.opened", row -> row.line().old());
        add(table, "window.compare.mine", row -> row.line().now());
        add(table, "window.compare.disk", this::there);
        VBox.setVgrow(table, Priority.ALWAYS);
        long differing = rows.stream().filter(Row::differs).count();
        var summary =
                new Label(
                        messages.text(
                                differing == 0 ? "window.compare.same" : "window.compare.differs"));
        summary.setId("staged-comparison-summary");
        Wrapping.follow(summary);
        var content = new VBox(summary, table);
        content.getStyleClass().add("staged-comparison");
        dialogs.ask(
                new Form(
                        messages.text("window.compare.title"),
                        content,
                        messages.text("window.changed.replay"),
                        new SimpleBooleanProperty(true),
                        () -> replies.take().accept(file)));
    }

    private String there(Row row) {
        return row.there().orElse(messages.text("window.compare.gone"));
    }

    private void add(TableView<Row> table, String key, Function<Row, String> text) {
        var column = new TableColumn<Row, String>(messages.text(key));
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(
                row -> new ReadOnlyStringWrapper(Printable.text(text.apply(row.getValue()))));
        table.getColumns().add(column);
    }
}
