package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.ChartCanvas;
import dev.keepsake.app.chart.ChartExport;
import dev.keepsake.app.chart.ChartPaint;
import dev.keepsake.app.chart.ChartPane;
import dev.keepsake.app.chart.CsvWriter;
import dev.keepsake.app.chart.ExportSetting;
import dev.keepsake.app.chart.RecordScan;
import dev.keepsake.app.distribution.HistogramPainter.Plot;
import dev.keepsake.app.i18n.FindingSentences;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.icons.Icon;
import java.time.ZoneId;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The numbers of a save as bars, a bar for each range, whose records a click lists; or as a line,
/// a dot for each save of the slot.
public final class DistributionView {
    private final DistributionViewModel model;
    private final CourseViewModel course;
    private final Messages messages;
    private final DistributionWords words;
    private final ChartCanvas canvas = new ChartCanvas("values-chart-canvas", this::paint);
    private final DistributionTables tables;
    private final DistributionSide side;
    private final ChartPane pane;
    private final ToggleButton logarithmic;
    private final ToggleButton inTime;
    private int hovered = -1;

    /// A view of these numbers.
    ///
    /// @param export writes what is shown
    public DistributionView(
            DistributionViewModel model,
            CourseViewModel course,
            ExportSetting export,
            ZoneId zone) {
        this.model = model;
        this.course = course;
        this.messages = export.messages();
        this.words = new DistributionWords(messages, zone);
        this.tables = new DistributionTables(model, course, words, messages);
        this.side = new DistributionSide(model, words, messages);
        this.pane = new ChartPane("values-chart", canvas, tables.node(), messages);
        this.logarithmic = pane.toggle("log", Icon.LOGARITHM, messages.text("window.numbers.log"));
        this.inTime = pane.toggle("course", Icon.COURSE, messages.text("window.numbers.course"));
        layOut(export);
        listen();
    }

    private void layOut(ExportSetting export) {
        var choices = new DistributionChoices(model, messages);
        Button take =
                pane.button(
                        "take",
                        Icon.TARGET,
                        messages.text("window.numbers.take"),
                        model::takeSelected);
        model.selected().subscribe(row -> take.setDisable(!model.canTakeSelected()));
        choices.whenShowing(inTime.selectedProperty().not());
        take.visibleProperty().bind(inTime.selectedProperty().not());
        take.managedProperty().bind(take.visibleProperty());
        logarithmic.visibleProperty().bind(inTime.selectedProperty().not());
        logarithmic.managedProperty().bind(logarithmic.visibleProperty());
        pane.setControls(
                new ChartExport(export, "values-chart", canvas, this::csv).button(),
                choices.classes(),
                choices.properties(),
                take,
                ChartPane.room(),
                logarithmic,
                inTime);
        pane.setSide(side.node());
        pane.follow(model.scan());
        tables.showCourse(false);
    }

    private void listen() {
        logarithmic.selectedProperty().subscribe(on -> canvas.redraw());
        inTime.selectedProperty()
                .subscribe(on -> {
                    tables.showCourse(on);
                    course.setShown(on);
                    show();
                });
        model.distribution().subscribe(found -> show());
        model.scan().state().subscribe(state -> say());
        model.classes().subscribe(classes -> say());
        model.properties().subscribe(properties -> say());
        model.bin().subscribe(bin -> redraw());
        course.course().subscribe(read -> show());
        course.failure().subscribe(failure -> say());
        course.running().subscribe(task -> say());
        canvas.setOnMouseMoved(event -> point(at(event.getX())));
        canvas.setOnMouseExited(event -> point(-1));
        canvas.setOnMouseClicked(event -> {
            if (!inTime.isSelected()) {
                model.bin().set(at(event.getX()));
            }
        });
        canvas.setOnKeyPressed(this::press);
    }

    /// The node to place.
    public Node node() {
        return pane.node();
    }

    private CsvWriter.Table csv() {
        Course read = course.course().get();
        return inTime.isSelected() && read != null ? read : model.csv();
    }

    private Optional<HistogramPainter> histogram(double width, double height) {
        return Optional.ofNullable(model.distribution().get())
                .filter(found -> !found.counts().isEmpty())
                .map(found ->
                        new HistogramPainter(
                                found, logarithmic.isSelected(), new Plot(width, height)));
    }

    private Optional<CoursePainter> line(double width, double height) {
        return Optional.ofNullable(course.course().get())
                .filter(read -> read.stops().stream().anyMatch(stop -> stop.number().isPresent()))
                .map(read -> new CoursePainter(read.stops(), new Plot(width, height)));
    }

    private void paint(ChartPaint paint) {
        paint.clear();
        int chosen = hovered >= 0 ? hovered : inTime.isSelected() ? -1 : model.bin().get();
        if (inTime.isSelected()) {
            line(paint.width(), paint.height()).ifPresent(drawn -> drawn.paint(paint, chosen));
        } else {
            histogram(paint.width(), paint.height()).ifPresent(drawn -> drawn.paint(paint, chosen));
        }
    }

    private int at(double x) {
        return inTime.isSelected()
                ? line(canvas.getWidth(), canvas.getHeight()).map(drawn -> drawn.at(x)).orElse(-1)
                : histogram(canvas.getWidth(), canvas.getHeight())
                        .map(drawn -> drawn.at(x))
                        .orElse(-1);
    }

    private void press(KeyEvent event) {
        int step = event.getCode() == KeyCode.LEFT ? -1 : event.getCode() == KeyCode.RIGHT ? 1 : 0;
        Distribution now = model.distribution().get();
        if (step != 0 && inTime.isSelected()) {
            int last = line(1, 1).map(drawn -> drawn.stops().size() - 1).orElse(-1);
            point(Math.clamp(hovered + step, Math.min(0, last), Math.max(0, last)));
            event.consume();
        } else if (step != 0 && now != null && !now.counts().isEmpty()) {
            int bin = Math.clamp(model.bin().get() + step, 0, now.counts().size() - 1);
            model.bin().set(bin);
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && model.bin().get() >= 0) {
            side.focus();
            event.consume();
        }
    }

    private void point(int index) {
        hovered = index;
        redraw();
    }

    private void redraw() {
        canvas.redraw();
        say();
    }

    private void show() {
        hovered = -1;
        boolean beside = !inTime.isSelected() && side.isFilled();
        side.node().setVisible(beside);
        side.node().setManaged(beside);
        redraw();
    }

    private void say() {
        pane.emptyReason().set(inTime.isSelected() ? noCourse() : noNumbers());
        String line = inTime.isSelected() ? courseLine() : binLine();
        pane.caption().set(line);
        canvas.setAccessibleText(messages.text("window.numbers") + ". " + line);
    }

    private String binLine() {
        Distribution now = model.distribution().get();
        int bin = hovered >= 0 ? hovered : model.bin().get();
        return now == null || bin < 0 || bin >= now.counts().size() ? "" : words.bin(now, bin);
    }

    private String courseLine() {
        Course now = course.course().get();
        if (now == null) {
            return "";
        }
        return hovered < 0 || hovered >= now.stops().size()
                ? now.path().toString()
                : words.line(now.stops().get(hovered));
    }

    private String noNumbers() {
        Distribution now = model.distribution().get();
        if (now != null && !now.counts().isEmpty() || isReading()) {
            return "";
        }
        if (now == null && model.property().get() == null) {
            boolean none = model.ofClass().get() != null && model.properties().get().isEmpty();
            return messages.text(none ? "window.numbers.noneOfClass" : "window.numbers.choose");
        }
        return now == null ? "" : messages.text("window.numbers.none");
    }

    private boolean isReading() {
        return model.scan().state().get() == RecordScan.State.READING;
    }

    private String noCourse() {
        Course now = course.course().get();
        if (course.failure().get() != null) {
            return FindingSentences.inWindow(messages).sentence(course.failure().get().finding());
        }
        if (!course.hasSlot()) {
            return messages.text("window.numbers.noSlot");
        }
        if (now == null) {
            boolean reads = course.running().get() != null;
            return messages.text(reads ? "window.chart.reading" : "window.numbers.chooseValue");
        }
        return line(1, 1).isPresent() ? "" : messages.text("window.numbers.noCourse");
    }
}
