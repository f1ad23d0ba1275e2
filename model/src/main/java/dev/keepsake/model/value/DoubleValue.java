package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// A 64-bit float, compared by its bits: −0 differs from 0, and each NaN from every other.
public record DoubleValue(long bits) implements Value {
    /// The double's raw bits.
    public static DoubleValue of(double value) {
        return new DoubleValue(Double.doubleToRawLongBits(value));
    }

    /// The double.
    public double value() {
        return Double.longBitsToDouble(bits);
    }

    @Override
    public Type type() {
        return PrimitiveType.DOUBLE;
    }
}
