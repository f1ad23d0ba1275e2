package dev.keepsake.app.chart;

import java.math.BigDecimal;
import java.math.MathContext;

/// Numbers as they stand at an axis: few digits, always with a point.
public final class RoundNumbers {
    private static final MathContext FEW = new MathContext(6);

    private RoundNumbers() {}

    /// A number in at most six digits: `0.25`, `1200`, `1.5e12`.
    public static String text(double number) {
        if (!Double.isFinite(number)) {
            return Double.toString(number);
        }
        BigDecimal few = new BigDecimal(number).round(FEW).stripTrailingZeros();
        double size = Math.abs(number);
        if (size != 0 && (size >= 1e9 || size < 1e-4)) {
            return scientific(few);
        }
        return few.toPlainString();
    }

    private static String scientific(BigDecimal few) {
        int power = few.precision() - few.scale() - 1;
        return few.movePointLeft(power).stripTrailingZeros().toPlainString() + "e" + power;
    }
}
