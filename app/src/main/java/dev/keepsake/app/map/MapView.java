package dev.keepsake.app.map;

import dev.keepsake.app.chart.ChartCanvas;
import dev.keepsake.app.chart.ChartExport;
import dev.keepsake.app.chart.ChartPaint;
import dev.keepsake.app.chart.ChartPane;
import dev.keepsake.app.chart.ExportSetting;
import dev.keepsake.app.chart.RecordScan;
import dev.keepsake.app.chart.RoundNumbers;
import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.i18n.Printable;
import dev.keepsake.app.map.MapMarks.Frame;
import dev.keepsake.app.map.MapMarks.Mark;
import dev.keepsake.icons.Icon;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.jspecify.annotations.Nullable;

/// The records of a save seen from above: wheel, `+` and `-` go nearer and further, dragging and
/// arrows move, `0` shows all, a click selects.
public final class MapView {
    private static final double STEP = 1.4;
    private static final double PAN = 48;

    private final MapViewModel model;
    private final Messages messages;
    private final Counts counts;
    private final ChartCanvas canvas = new ChartCanvas("map-canvas", this::paint);
    private final ChartPane pane;
    private @Nullable Projection projection;
    private @Nullable MapMarks marks;
    private @Nullable Mark hovered;
    private @Nullable MouseEvent grabbed;
    private double moved;

    /// A view of this map.
    public MapView(MapViewModel model, ExportSetting export, Messages messages) {
        this.model = model;
        this.messages = messages;
        this.counts = new Counts(messages);
        var table = new MapTable(model, messages);
        this.pane = new ChartPane("map", canvas, table.node(), messages);
        var choices = new MapChoices(model, messages);
        pane.setControls(
                new ChartExport(export, "map", canvas, model::csv).button(),
                choices.maps(),
                choices.planes(),
                ChartPane.room(),
                button("zoom-in", Icon.ZOOM_IN, "window.map.nearer", () -> zoom(STEP)),
                button("zoom-out", Icon.ZOOM_OUT, "window.map.further", () -> zoom(1 / STEP)),
                button("fit", Icon.FIT, "window.map.fit", this::fit));
        pane.setSide(new MapLegendView(model, messages).node());
        pane.follow(model.scan());
        listen();
        model.version().subscribe(version -> canvas.redraw());
        model.version().subscribe(version -> say());
        model.scan().state().subscribe(state -> say());
        model.plane().subscribe(plane -> fit());
        model.chunk().subscribe(chunk -> fit());
        model.place().subscribe(place -> follow());
    }

    /// The node to place.
    public Node node() {
        return pane.node();
    }

    private Node button(String what, Icon icon, String key, Runnable action) {
        return pane.button(what, icon, messages.text(key), action);
    }

    private void listen() {
        canvas.setOnScroll(this::scroll);
        canvas.addEventHandler(MouseEvent.MOUSE_PRESSED, this::grab);
        canvas.setOnMouseDragged(this::drag);
        canvas.setOnMouseClicked(this::click);
        canvas.setOnMouseMoved(event -> point(markAt(event).orElse(null)));
        canvas.setOnMouseExited(event -> point(null));
        canvas.setOnKeyPressed(this::press);
    }

    private Projection seen(double width, double height) {
        Projection own = projection;
        return own != null ? own : Projection.fitting(bounds(), width, height);
    }

    private Projection.Bounds bounds() {
        MapPoints points = model.points();
        MapFilter filter = model.filter();
        double minX = Double.MAX_VALUE;
        double minY = Double.MAX_VALUE;
        double maxX = -Double.MAX_VALUE;
        double maxY = -Double.MAX_VALUE;
        for (int i = 0; i < points.size(); i++) {
            if (filter.shows(points, i)) {
                minX = Math.min(minX, filter.plane().right(points, i));
                maxX = Math.max(maxX, filter.plane().right(points, i));
                minY = Math.min(minY, filter.plane().up(points, i));
                maxY = Math.max(maxY, filter.plane().up(points, i));
            }
        }
        return minX > maxX
                ? new Projection.Bounds(0, 0, 0, 0)
                : new Projection.Bounds(minX, minY, maxX, maxY);
    }

    private void paint(ChartPaint paint) {
        boolean onScreen =
                paint.width() == canvas.getWidth() && paint.height() == canvas.getHeight();
        Projection own = seen(paint.width(), paint.height());
        double larger = onScreen ? 1 : paint.width() / Math.max(1, canvas.getWidth());
        Projection drawn =
                projection == null || onScreen
                        ? own
                        : new Projection(own.scale() * larger, own.centreX(), own.centreY());
        var frame = new Frame(drawn, paint.width(), paint.height());
        MapMarks laidOut = MapMarks.of(model.points(), model.filter(), frame);
        if (onScreen) {
            marks = laidOut;
        }
        if (model.points().size() == 0) {
            paint.clear();
            return;
        }
        new MapPainter(model.points(), model.legend().get(), model.plane().get())
                .paint(paint, laidOut, frame, model.selected());
    }

    private void fit() {
        projection = null;
        canvas.redraw();
    }

    private void see(Projection next) {
        projection = next;
        canvas.redraw();
    }

    private void zoom(double factor) {
        see(seen(canvas.getWidth(), canvas.getHeight()).zoomed(factor, 0, 0));
    }

    private void zoomAt(double factor, double x, double y) {
        double fromMiddleX = x - canvas.getWidth() / 2;
        double fromMiddleY = y - canvas.getHeight() / 2;
        see(seen(canvas.getWidth(), canvas.getHeight()).zoomed(factor, fromMiddleX, fromMiddleY));
    }

    private void scroll(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            zoomAt(event.getDeltaY() > 0 ? 1.2 : 1 / 1.2, event.getX(), event.getY());
        }
        event.consume();
    }

    private void grab(MouseEvent event) {
        grabbed = event;
        moved = 0;
    }

    private void drag(MouseEvent event) {
        MouseEvent from = grabbed;
        if (from != null) {
            double dx = event.getX() - from.getX();
            double dy = event.getY() - from.getY();
            moved += Math.abs(dx) + Math.abs(dy);
            see(seen(canvas.getWidth(), canvas.getHeight()).moved(dx, dy));
        }
        grabbed = event;
    }

    private Optional<Mark> markAt(MouseEvent event) {
        return Optional.ofNullable(marks).flatMap(drawn -> drawn.at(event.getX(), event.getY()));
    }

    private void click(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || moved > 4) {
            return;
        }
        markAt(event)
                .ifPresent(mark -> {
                    if (mark.count() > 1 && mark.spread()) {
                        zoomAt(2.5, mark.x(), mark.y());
                    } else {
                        model.select(mark.point());
                    }
                });
    }

    private void press(KeyEvent event) {
        boolean used = true;
        switch (event.getCode()) {
            case LEFT -> pan(PAN, 0);
            case RIGHT -> pan(-PAN, 0);
            case UP -> pan(0, PAN);
            case DOWN -> pan(0, -PAN);
            case PLUS, ADD, EQUALS -> zoom(STEP);
            case MINUS, SUBTRACT -> zoom(1 / STEP);
            case DIGIT0, NUMPAD0, HOME -> fit();
            case ENTER -> selectMiddle();
            default -> used = false;
        }
        if (used) {
            event.consume();
        }
    }

    private void pan(double dx, double dy) {
        see(seen(canvas.getWidth(), canvas.getHeight()).moved(dx, dy));
    }

    private void selectMiddle() {
        double x = canvas.getWidth() / 2;
        double y = canvas.getHeight() / 2;
        Optional.ofNullable(marks)
                .flatMap(drawn ->
                        drawn.all().stream()
                                .min((one, other) ->
                                        Double.compare(
                                                Math.hypot(one.x() - x, one.y() - y),
                                                Math.hypot(other.x() - x, other.y() - y))))
                .ifPresent(mark -> model.select(mark.point()));
    }

    /// What is selected elsewhere is marked, and looked for where it is outside.
    private void follow() {
        int point = model.selected();
        Projection own = projection;
        if (point >= 0 && own != null) {
            double x = model.plane().get().right(model.points(), point);
            double y = model.plane().get().up(model.points(), point);
            double onX = own.toX(x, canvas.getWidth());
            double onY = own.toY(y, canvas.getHeight());
            boolean seen =
                    onX >= 0 && onY >= 0 && onX < canvas.getWidth() && onY < canvas.getHeight();
            projection = seen ? own : own.centredOn(x, y);
        }
        canvas.redraw();
        say();
    }

    private void point(@Nullable Mark mark) {
        hovered = mark;
        say();
    }

    private void say() {
        MapPoints points = model.points();
        boolean done = model.scan().state().get() == RecordScan.State.DONE;
        pane.emptyReason().set(done && points.size() == 0 ? messages.text("window.map.none") : "");
        Mark mark = hovered;
        String line = "";
        if (mark != null && mark.point() < points.size()) {
            line = mark.count() == 1 ? describe(mark.point()) : describe(mark);
        } else if (model.selected() >= 0) {
            line = describe(model.selected());
        } else if (points.size() > 0) {
            line = summary();
        }
        pane.caption().set(line);
        canvas.setAccessibleText(messages.text("window.map") + ". " + line);
    }

    private String summary() {
        String line = counts.of("window.map.points", model.legend().get().count());
        long leftOut = model.points().leftOut();
        return leftOut == 0 ? line : line + " · " + counts.of("window.map.leftOut", leftOut);
    }

    private String describe(Mark mark) {
        return counts.of("window.map.points", mark.count())
                + " · "
                + messages.text("window.map.most", "class", className(mark.point()));
    }

    private String className(int point) {
        return MapLegendView.shortClass(model.points().point(point).className());
    }

    private String describe(int point) {
        MapPoints.Point at = model.points().point(point);
        String state = at.isGone() ? "window.map.isGone" : "window.map.isEdited";
        return messages.text(
                        "window.map.line",
                        Map.of(
                                "name", model.subject(point).map(Printable::text).orElse("…"),
                                "class", className(point),
                                "x", RoundNumbers.text(at.spot().x()),
                                "y", RoundNumbers.text(at.spot().y()),
                                "z", RoundNumbers.text(at.spot().z())))
                + (at.marks() == 0 ? "" : " · " + messages.text(state));
    }
}
