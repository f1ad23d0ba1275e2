package dev.keepsake.app.map;

import dev.keepsake.app.chart.ChartColour;
import dev.keepsake.app.chart.ChartPaint;
import dev.keepsake.app.chart.NiceScale;
import dev.keepsake.app.chart.RoundNumbers;
import dev.keepsake.app.map.MapMarks.Frame;
import dev.keepsake.app.map.MapMarks.Mark;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.ArcType;
import javafx.scene.text.TextAlignment;

/// Draws a map: a grid of round numbers, the marks of the points, and how long a stretch is.
///
/// @param points what stands on it
/// @param legend says which colour a class has
/// @param plane which axes are drawn
record MapPainter(MapPoints points, MapLegend legend, Plane plane) {
    private static final double GRID = 90;
    private static final double BAR = 8;

    /// Draws all of it.
    ///
    /// @param selected the point that is selected, −1 for none
    void paint(ChartPaint paint, MapMarks marks, Frame frame, int selected) {
        paint.clear();
        grid(paint, frame);
        for (Mark mark : marks.all()) {
            if (mark.count() == 1) {
                dot(paint, mark);
            }
        }
        for (Mark mark : marks.all()) {
            if (mark.count() > 1) {
                disc(paint, mark);
            }
        }
        if (selected >= 0) {
            ring(paint, frame, selected);
        }
        scale(paint, frame);
    }

    private Color colour(ChartPaint paint, int point) {
        return paint.colour(ChartColour.ofSeries(legend.rank(points.classOf(point))));
    }

    private void dot(ChartPaint paint, Mark mark) {
        GraphicsContext to = paint.to();
        double size = MapMarks.DOT;
        if ((mark.marked() & MapPoints.GONE) != 0) {
            to.setStroke(paint.colour(ChartColour.GONE));
            to.setLineWidth(1.5);
            to.strokeLine(mark.x() - size, mark.y() - size, mark.x() + size, mark.y() + size);
            to.strokeLine(mark.x() - size, mark.y() + size, mark.x() + size, mark.y() - size);
        } else {
            to.setFill(colour(paint, mark.point()));
            to.fillOval(mark.x() - size, mark.y() - size, 2 * size, 2 * size);
        }
        edited(paint, mark, size + 2.5);
    }

    private static void edited(ChartPaint paint, Mark mark, double radius) {
        if ((mark.marked() & MapPoints.EDITED) != 0) {
            paint.to().setStroke(paint.colour(ChartColour.EDITED));
            paint.to().setLineWidth(2);
            paint.to().strokeOval(mark.x() - radius, mark.y() - radius, 2 * radius, 2 * radius);
        }
    }

    private void disc(ChartPaint paint, Mark mark) {
        GraphicsContext to = paint.to();
        double radius = mark.radius();
        pie(paint, mark);
        edited(paint, mark, radius + 1.5);
        if (radius >= 7) {
            to.setFill(paint.colour(ChartColour.ON_SERIES));
            to.setTextAlign(TextAlignment.CENTER);
            to.fillText(few(mark.count()), mark.x(), mark.y(), 2 * radius - 2);
            to.setTextAlign(TextAlignment.LEFT);
        }
    }

    /// How much of each colour there is in a disc.
    private void pie(ChartPaint paint, Mark mark) {
        int[] shares = new int[ChartColour.SERIES + 1];
        mark.classes().forEach((number, count) -> shares[rank(number)] += count);
        double radius = mark.radius();
        double from = 90;
        for (int i = 0; i < shares.length; i++) {
            double part = -360.0 * shares[i] / mark.count();
            if (part != 0) {
                paint.to().setFill(paint.colour(ChartColour.ofSeries(i)));
                paint.to()
                        .fillArc(
                                mark.x() - radius,
                                mark.y() - radius,
                                2 * radius,
                                2 * radius,
                                from,
                                part,
                                ArcType.ROUND);
                from += part;
            }
        }
    }

    private int rank(int classNumber) {
        int rank = legend.rank(classNumber);
        return rank < 0 ? ChartColour.SERIES : Math.min(rank, ChartColour.SERIES);
    }

    private static String few(int count) {
        return count < 1000 ? Integer.toString(count) : count / 1000 + "k";
    }

    private void ring(ChartPaint paint, Frame frame, int point) {
        double x = frame.projection().toX(plane.right(points, point), frame.width());
        double y = frame.projection().toY(plane.up(points, point), frame.height());
        paint.to().setStroke(paint.colour(ChartColour.BACKGROUND));
        paint.to().setLineWidth(5);
        paint.to().strokeOval(x - 8, y - 8, 16, 16);
        paint.to().setStroke(paint.colour(ChartColour.SELECTED));
        paint.to().setLineWidth(2.5);
        paint.to().strokeOval(x - 8, y - 8, 16, 16);
    }

    private static void grid(ChartPaint paint, Frame frame) {
        GraphicsContext to = paint.to();
        to.setStroke(paint.colour(ChartColour.LINE));
        to.setFill(paint.colour(ChartColour.MUTED));
        Projection seen = frame.projection();
        double width = frame.width();
        double height = frame.height();
        int across = (int) Math.max(1, width / GRID);
        NiceScale columns = NiceScale.of(seen.mapX(0, width), seen.mapX(width, width), across);
        for (int i = 1; i <= columns.count(); i++) {
            double x = Math.floor(seen.toX(columns.edge(i), width)) + 0.5;
            to.strokeLine(x, 0, x, height);
            to.fillText(RoundNumbers.text(columns.edge(i)), x + 3, 8);
        }
        double above = seen.mapY(0, height);
        int along = (int) Math.max(1, height / GRID);
        NiceScale rows = NiceScale.of(seen.mapY(height, height), above, along);
        for (int i = 1; i <= rows.count(); i++) {
            double y = Math.floor(seen.toY(rows.edge(i), height)) + 0.5;
            to.strokeLine(0, y, width, y);
            if (y > 20) {
                to.fillText(RoundNumbers.text(rows.edge(i)), 3, y - 7);
            }
        }
    }

    /// A stretch of a round length, and which way the axes go.
    private void scale(ChartPaint paint, Frame frame) {
        double step = NiceScale.of(0, 100 / frame.projection().scale(), 1).step();
        double length = Math.min(step * frame.projection().scale(), frame.width() / 2);
        double shown = step * frame.projection().scale() > frame.width() / 2 ? step / 2 : step;
        String text =
                RoundNumbers.text(shown) + "    " + plane.right() + " →  " + plane.up() + " ↑";
        double room = Math.max(length, paint.widthOf(text)) + 2 * BAR;
        double x = frame.width() - room;
        double y = frame.height() - 26;
        GraphicsContext to = paint.to();
        to.setFill(paint.colour(ChartColour.BACKGROUND));
        to.fillRect(x - 4, y - 2, room, 28);
        to.setFill(paint.colour(ChartColour.TEXT));
        to.setTextBaseline(VPos.CENTER);
        to.fillText(text, x, y + 6);
        to.setStroke(paint.colour(ChartColour.TEXT));
        to.setLineWidth(2);
        to.strokeLine(x, y + 17, x + length, y + 17);
        to.setLineWidth(1);
    }
}
