package dev.keepsake.app.chart;

/// Round numbers over a range: steps of 1, 2 or 5 times a power of ten.
///
/// @param first the greatest multiple of the step that is not above the range
/// @param step above 0
/// @param count how many steps lie from the first to the end of the range, at least 1
public record NiceScale(double first, double step, int count) {
    private static final int MOST = 10_000;

    /// A scale over a range.
    ///
    /// @param low finite
    /// @param high finite, not below `low`
    /// @param wanted about how many steps, at least 1
    public static NiceScale of(double low, double high, int wanted) {
        double span = high - low;
        if (!(span > 0) || !Double.isFinite(span)) {
            span = Double.isInfinite(span) ? Double.MAX_VALUE : 0;
        }
        double rough = span / wanted;
        double smallest = Math.max(Math.abs(low), Math.abs(high)) * 1e-12;
        double step = round(Math.max(rough, Math.max(smallest, Double.MIN_NORMAL)));
        if (span == 0) {
            step = low == 0 ? 1 : round(Math.abs(low) / 10);
        }
        return over(low, high, step);
    }

    /// A scale over a range of whole numbers, whose step is one too.
    public static NiceScale ofWhole(double low, double high, int wanted) {
        NiceScale scale = of(low, high, wanted);
        return scale.step >= 1 ? scale : over(low, high, 1);
    }

    private static NiceScale over(double low, double high, double step) {
        double first = Math.max(-Double.MAX_VALUE, Math.floor(low / step) * step);
        double steps = Math.floor(high / step) - Math.floor(low / step) + 1;
        return new NiceScale(first, step, (int) Math.clamp(steps, 1, MOST));
    }

    private static double round(double rough) {
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double lead = rough / power;
        double nice = lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10;
        return nice * power;
    }

    /// The n-th round number, from 0; `edge(count)` ends the last step.
    public double edge(int number) {
        double edge = Math.clamp(first + number * step, -Double.MAX_VALUE, Double.MAX_VALUE);
        return Math.abs(edge) < step / 1e6 ? 0 : edge;
    }

    /// The step that holds a number of the range; those at the edges of the range are in it.
    public int indexOf(double number) {
        double index = Math.floor(number / step) - Math.floor(first / step + 0.5);
        return (int) Math.clamp(index, 0, count - 1);
    }
}
