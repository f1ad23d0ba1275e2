package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.ChartColour;
import dev.keepsake.app.chart.ChartPaint;
import dev.keepsake.app.chart.NiceScale;
import dev.keepsake.app.chart.RoundNumbers;
import java.util.List;
import java.util.OptionalDouble;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.TextAlignment;

/// Draws what a value was in each save of a slot, the oldest at the left, as dots on a line. The
/// line has a gap where a save does not say.
///
/// @param plot where it is drawn
record CoursePainter(List<Course.Stop> stops, HistogramPainter.Plot plot) {
    private static final double DOT = 4;

    private NiceScale scale() {
        double low = Double.MAX_VALUE;
        double high = -Double.MAX_VALUE;
        for (Course.Stop stop : stops) {
            OptionalDouble number = stop.number();
            if (number.isPresent()) {
                low = Math.min(low, number.getAsDouble());
                high = Math.max(high, number.getAsDouble());
            }
        }
        int lines = (int) Math.max(1, plot.innerHeight() / 34);
        return low > high ? NiceScale.of(0, 1, lines) : NiceScale.of(low, high, lines);
    }

    private double x(int index) {
        double inset = Math.min(40, plot.innerWidth() / 4);
        double room = plot.innerWidth() - 2 * inset;
        int steps = Math.max(1, stops.size() - 1);
        return HistogramPainter.Plot.LEFT
                + inset
                + (stops.size() == 1 ? room / 2 : room * index / steps);
    }

    private double y(double number, NiceScale scale) {
        double span = scale.edge(scale.count()) - scale.first();
        return plot.floor() - (number - scale.first()) / span * plot.innerHeight();
    }

    /// The save whose dot is nearest to a place, −1 for none.
    int at(double x) {
        int best = -1;
        for (int i = 0; i < stops.size(); i++) {
            if (best < 0 || Math.abs(x(i) - x) < Math.abs(x(best) - x)) {
                best = i;
            }
        }
        return best;
    }

    void paint(ChartPaint paint, int selected) {
        paint.clear();
        NiceScale scale = scale();
        rows(paint, scale);
        line(paint, scale);
        GraphicsContext to = paint.to();
        for (int i = 0; i < stops.size(); i++) {
            OptionalDouble number = stops.get(i).number();
            if (number.isPresent()) {
                boolean chosen = i == selected;
                double y = y(number.getAsDouble(), scale);
                double size = chosen ? DOT + 2 : DOT;
                to.setFill(paint.colour(chosen ? ChartColour.SELECTED : ChartColour.ONE));
                to.fillOval(x(i) - size, y - size, 2 * size, 2 * size);
                label(paint, i, y);
            }
        }
        columns(paint);
    }

    private void label(ChartPaint paint, int index, double y) {
        String text = RoundNumbers.text(stops.get(index).number().orElse(0));
        boolean crowded = plot.innerWidth() / stops.size() < paint.widthOf(text) + 8;
        if (!crowded) {
            paint.to().setTextAlign(TextAlignment.CENTER);
            paint.to().setFill(paint.colour(ChartColour.TEXT));
            double above = y - 12 < 6 ? y + 12 : y - 12;
            paint.to().fillText(text, x(index), above);
            paint.to().setTextAlign(TextAlignment.LEFT);
        }
    }

    private void line(ChartPaint paint, NiceScale scale) {
        paint.to().setStroke(paint.colour(ChartColour.ONE));
        paint.to().setLineWidth(2);
        for (int i = 1; i < stops.size(); i++) {
            OptionalDouble before = stops.get(i - 1).number();
            OptionalDouble now = stops.get(i).number();
            if (before.isPresent() && now.isPresent()) {
                paint.to()
                        .strokeLine(
                                x(i - 1),
                                y(before.getAsDouble(), scale),
                                x(i),
                                y(now.getAsDouble(), scale));
            }
        }
        paint.to().setLineWidth(1);
    }

    private void rows(ChartPaint paint, NiceScale scale) {
        GraphicsContext to = paint.to();
        to.setTextAlign(TextAlignment.RIGHT);
        for (int i = 0; i <= scale.count(); i++) {
            double y = Math.floor(y(scale.edge(i), scale)) + 0.5;
            to.setStroke(paint.colour(ChartColour.LINE));
            to.strokeLine(
                    HistogramPainter.Plot.LEFT,
                    y,
                    HistogramPainter.Plot.LEFT + plot.innerWidth(),
                    y);
            to.setFill(paint.colour(ChartColour.MUTED));
            to.fillText(RoundNumbers.text(scale.edge(i)), HistogramPainter.Plot.LEFT - 6, y);
        }
        to.setTextAlign(TextAlignment.LEFT);
    }

    private void columns(ChartPaint paint) {
        GraphicsContext to = paint.to();
        to.setTextAlign(TextAlignment.CENTER);
        to.setFill(paint.colour(ChartColour.MUTED));
        double free = 0;
        for (int i = 0; i < stops.size(); i++) {
            String text = "#" + stops.get(i).sequence();
            double half = paint.widthOf(text) / 2;
            if (x(i) - half >= free && x(i) + half <= plot.width()) {
                to.fillText(text, x(i), plot.floor() + 10);
                free = x(i) + half + 10;
            }
        }
        to.setTextAlign(TextAlignment.LEFT);
    }
}
