package dev.keepsake.app.distribution;

import dev.keepsake.app.chart.ChartColour;
import dev.keepsake.app.chart.ChartPaint;
import dev.keepsake.app.chart.NiceScale;
import dev.keepsake.app.chart.RoundNumbers;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.TextAlignment;

/// Draws bins as bars over an axis of round numbers.
///
/// @param distribution what was counted
/// @param logarithmic true where each step up is ten times the one below
/// @param plot where the bars stand
record HistogramPainter(Distribution distribution, boolean logarithmic, Plot plot) {
    /// Where bars stand in a picture: the rest is for what is written at the axes.
    ///
    /// @param width of the picture
    /// @param height of the picture
    record Plot(double width, double height) {
        static final double LEFT = 52;
        static final double RIGHT = 14;
        static final double TOP = 12;
        static final double BOTTOM = 20;

        double innerWidth() {
            return Math.max(1, width - LEFT - RIGHT);
        }

        double innerHeight() {
            return Math.max(1, height - TOP - BOTTOM);
        }

        double floor() {
            return TOP + innerHeight();
        }
    }

    /// The bar at a place, −1 for none.
    int at(double x) {
        int bins = distribution.counts().size();
        double index = Math.floor((x - Plot.LEFT) / plot.innerWidth() * bins);
        return index < 0 || index >= bins ? -1 : (int) index;
    }

    /// How high a count is, 0 to 1.
    double share(int count) {
        int most = distribution.most();
        if (count == 0 || most == 0) {
            return 0;
        }
        return logarithmic ? Math.log10(count + 1.0) / Math.log10(top() + 1) : count / top();
    }

    private double top() {
        int most = Math.max(1, distribution.most());
        if (logarithmic) {
            return most;
        }
        NiceScale scale = scale();
        double last = scale.edge(scale.count() - 1);
        return last >= most ? last : scale.edge(scale.count());
    }

    private NiceScale scale() {
        int lines = (int) Math.max(1, plot.innerHeight() / 34);
        return NiceScale.ofWhole(0, Math.max(1, distribution.most()), lines);
    }

    void paint(ChartPaint paint, int selected) {
        paint.clear();
        rows(paint);
        int bins = distribution.counts().size();
        double room = plot.innerWidth() / bins;
        for (int i = 0; i < bins; i++) {
            int count = distribution.counts().get(i);
            double share = share(count);
            double height = count == 0 ? 0 : Math.max(2, share * plot.innerHeight());
            double gap = room > 4 ? 1 : 0;
            boolean chosen = i == selected;
            paint.to().setFill(paint.colour(chosen ? ChartColour.SELECTED : ChartColour.ONE));
            double x = Plot.LEFT + i * room;
            paint.to().fillRect(x, plot.floor() - height, Math.max(0.5, room - gap), height);
        }
        columns(paint, room);
    }

    private void rows(ChartPaint paint) {
        GraphicsContext to = paint.to();
        to.setTextAlign(TextAlignment.RIGHT);
        if (logarithmic) {
            for (long count = 1; count <= distribution.most(); count *= 10) {
                row(paint, (double) count, share((int) count));
            }
        } else {
            NiceScale scale = scale();
            for (int i = 0; i <= scale.count() && scale.edge(i) <= top(); i++) {
                row(paint, scale.edge(i), scale.edge(i) / top());
            }
        }
        to.setTextAlign(TextAlignment.LEFT);
    }

    private void row(ChartPaint paint, double count, double share) {
        double y = Math.floor(plot.floor() - share * plot.innerHeight()) + 0.5;
        paint.to().setStroke(paint.colour(ChartColour.LINE));
        paint.to().strokeLine(Plot.LEFT, y, Plot.LEFT + plot.innerWidth(), y);
        paint.to().setFill(paint.colour(ChartColour.MUTED));
        paint.to().fillText(RoundNumbers.text(count), Plot.LEFT - 6, y);
    }

    /// Bins of one whole number have it in their middle, others the numbers at their borders.
    private void columns(ChartPaint paint, double room) {
        GraphicsContext to = paint.to();
        NiceScale scale = distribution.scale();
        boolean middle = isSingle();
        to.setTextAlign(TextAlignment.CENTER);
        to.setFill(paint.colour(ChartColour.MUTED));
        double free = Plot.LEFT - 30;
        int last = middle ? scale.count() - 1 : scale.count();
        for (int i = 0; i <= last; i++) {
            String text = RoundNumbers.text(scale.edge(i));
            double x = Plot.LEFT + (i + (middle ? 0.5 : 0)) * room;
            double half = paint.widthOf(text) / 2;
            if (x - half >= free && x + half <= plot.width()) {
                to.fillText(text, x, plot.floor() + 10);
                free = x + half + 14;
            }
        }
        to.setTextAlign(TextAlignment.LEFT);
    }

    /// True where each bin holds one whole number.
    boolean isSingle() {
        return distribution.scale().step() == 1 && distribution.isWhole();
    }
}
