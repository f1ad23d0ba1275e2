package dev.keepsake.app.distribution;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// Bins and saves as tables: for screen readers they are the pictures.
final class DistributionTables {
    private final TableView<Integer> bins = new TableView<>();
    private final TableView<Course.Stop> stops = new TableView<>();
    private final StackPane both = new StackPane(bins, stops);

    DistributionTables(
            DistributionViewModel model,
            CourseViewModel course,
            DistributionWords words,
            Messages messages) {
        var counts = new Counts(messages);
        dress(bins, "values-chart-bins", messages.text("window.numbers.bins"));
        add(bins, "range", messages.text("window.numbers.values"), bin -> of(model, bin, words));
        add(
                bins,
                "count",
                messages.text("window.numbers.count"),
                bin -> counts.number(count(model.distribution().get(), bin)));
        dress(stops, "values-chart-stops", messages.text("window.numbers.stops"));
        add(stops, "number", messages.text("window.numbers.number"), Course.Stop::sequence);
        add(stops, "role", messages.text("window.numbers.role"), words::role);
        add(stops, "time", messages.text("window.numbers.time"), words::time);
        add(stops, "value", messages.text("window.numbers.value"), words::value);
        add(stops, "file", messages.text("window.numbers.file"), words::file);
        model.distribution().subscribe(this::show);
        course.course()
                .subscribe(
                        read -> stops.getItems().setAll(read == null ? List.of() : read.stops()));
        bins.getSelectionModel()
                .selectedItemProperty()
                .subscribe(bin -> {
                    if (bin != null && both.isVisible()) {
                        model.bin().set(bin);
                    }
                });
    }

    /// Both, of which one is on show.
    StackPane node() {
        return both;
    }

    /// Shows the saves, or the bins.
    void showCourse(boolean course) {
        stops.setVisible(course);
        bins.setVisible(!course);
    }

    private static int count(@Nullable Distribution distribution, int bin) {
        return distribution == null || bin >= distribution.counts().size()
                ? 0
                : distribution.counts().get(bin);
    }

    private static String of(DistributionViewModel model, int bin, DistributionWords words) {
        Distribution distribution = model.distribution().get();
        return distribution == null || bin >= distribution.counts().size()
                ? ""
                : words.range(distribution, bin);
    }

    private void show(@Nullable Distribution distribution) {
        bins.getItems()
                .setAll(
                        distribution == null
                                ? List.of()
                                : IntStream.range(0, distribution.counts().size())
                                        .boxed()
                                        .toList());
    }

    private static void dress(TableView<?> table, String id, String name) {
        table.setId(id);
        table.getStyleClass().addAll("dense", "graph-table");
        table.setAccessibleText(name);
        table.setPlaceholder(new Label(""));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    }

    private static <T> void add(
            TableView<T> table, String id, String title, Function<T, String> text) {
        var column = new TableColumn<T, String>(title);
        column.setId(table.getId() + "-" + id);
        column.setSortable(false);
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        table.getColumns().add(column);
    }
}
