package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// A 32-bit float, compared by its bits: −0 differs from 0, and each NaN from every other.
public record FloatValue(int bits) implements Value {
    /// The float's raw bits.
    public static FloatValue of(float value) {
        return new FloatValue(Float.floatToRawIntBits(value));
    }

    /// The float.
    public float value() {
        return Float.intBitsToFloat(bits);
    }

    @Override
    public Type type() {
        return PrimitiveType.FLOAT;
    }
}
