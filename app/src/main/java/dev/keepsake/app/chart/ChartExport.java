package dev.keepsake.app.chart;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.picture.PngWriter;
import dev.keepsake.app.task.Task;
import dev.keepsake.icons.Icon;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Dimension2D;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import org.jspecify.annotations.Nullable;

/// A button that writes what is shown to a file: the picture in a size of choice, or the table. For
/// the JavaFX thread; files are written by a worker.
public final class ChartExport {
    private static final Dimension2D[] SIZES = {
        new Dimension2D(1280, 800), new Dimension2D(1920, 1080), new Dimension2D(3840, 2160)
    };

    private final ExportSetting setting;
    private final String name;
    private final ChartCanvas canvas;
    private final Supplier<CsvWriter.Table> table;

    /// @param name what files are called, without an ending; also what ids begin with
    /// @param canvas the picture
    /// @param table gives the table as it is now, for another thread to write
    public ChartExport(
            ExportSetting setting,
            String name,
            ChartCanvas canvas,
            Supplier<CsvWriter.Table> table) {
        this.setting = setting;
        this.name = name;
        this.canvas = canvas;
        this.table = table;
    }

    /// The button to place.
    public MenuButton button() {
        Messages messages = setting.messages();
        var button = new MenuButton(null, Icon.EXPORT.node());
        button.setId(name + "-export");
        button.getStyleClass().add("flat");
        button.setAccessibleText(messages.text("window.chart.export"));
        button.setTooltip(new Tooltip(messages.text("window.chart.export")));
        button.getItems().add(item("png", messages.text("window.chart.asShown"), null));
        for (Dimension2D size : SIZES) {
            int width = (int) size.getWidth();
            int height = (int) size.getHeight();
            String text =
                    messages.text("window.chart.inSize", Map.of("width", width, "height", height));
            button.getItems().add(item("png-" + width, text, size));
        }
        var csv = new MenuItem(messages.text("window.chart.asTable"));
        csv.setId(name + "-csv");
        csv.setOnAction(event -> writeTable());
        button.getItems().addAll(new SeparatorMenuItem(), csv);
        return button;
    }

    private MenuItem item(String id, String text, @Nullable Dimension2D size) {
        var item = new MenuItem(text);
        item.setId(name + "-" + id);
        item.setOnAction(event -> writePicture(size));
        return item;
    }

    private void writePicture(@Nullable Dimension2D size) {
        double width = size == null ? Math.max(1, canvas.getWidth()) : size.getWidth();
        double height = size == null ? Math.max(1, canvas.getHeight()) : size.getHeight();
        ask(".png", "window.chart.pictures")
                .ifPresent(file -> {
                    Image image = canvas.picture(width, height);
                    write(file, (out, progress) -> PngWriter.write(image, out));
                });
    }

    private void writeTable() {
        ask(".csv", "window.chart.tables")
                .ifPresent(file -> {
                    CsvWriter.Table now = table.get();
                    write(file, (out, progress) -> write(now, out, progress));
                });
    }

    private static void write(CsvWriter.Table table, OutputStream out, Progress progress)
            throws IOException, SaveException {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, UTF_8));
        table.write(new CsvWriter(text), progress);
        text.flush();
    }

    private Optional<Path> ask(String ending, String kind) {
        Messages messages = setting.messages();
        return setting.files()
                .ask(
                        new FileChoice.Question(
                                messages.text("window.chart.export"),
                                name + ending,
                                messages.text(kind)));
    }

    private interface Content {
        void write(OutputStream out, Progress progress) throws IOException, SaveException;
    }

    private void write(Path file, Content content) {
        setting.tasks()
                .start(
                        Task.of(
                                setting.messages().text("window.chart.writing"),
                                progress -> {
                                    try (OutputStream out =
                                            new BufferedOutputStream(Files.newOutputStream(file))) {
                                        content.write(out, progress);
                                    } catch (IOException failure) {
                                        throw StorageException.of(file.toString(), failure);
                                    }
                                    return file;
                                },
                                written -> {},
                                setting.failed()));
    }
}
