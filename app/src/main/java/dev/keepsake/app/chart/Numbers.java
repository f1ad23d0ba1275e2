package dev.keepsake.app.chart;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DoubleValue;
import dev.keepsake.model.value.FloatValue;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;

/// Values as numbers to draw with: near enough for a picture, not for a table.
public final class Numbers {
    private static final double TWO_TO_63 = 0x1p63;

    private Numbers() {}

    /// True for integers and floats.
    public static boolean isNumber(Value value) {
        return value instanceof IntegerValue
                || value instanceof FloatValue
                || value instanceof DoubleValue;
    }

    /// The nearest double.
    ///
    /// @throws IllegalArgumentException for what is no number
    public static double of(Value value) {
        return switch (value) {
            case IntegerValue number when isHuge(number) ->
                    (number.bits() & Long.MAX_VALUE) + TWO_TO_63;
            case IntegerValue number -> (double) number.bits();
            case FloatValue number -> number.value();
            case DoubleValue number -> number.value();
            default -> throw new IllegalArgumentException("no number: " + value.type());
        };
    }

    private static boolean isHuge(IntegerValue number) {
        return number.type() == PrimitiveType.UINT64 && number.bits() < 0;
    }
}
