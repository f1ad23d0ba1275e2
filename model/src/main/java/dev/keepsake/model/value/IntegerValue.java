package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import java.math.BigInteger;

/// An integer of a stated width and signedness.
///
/// @param bits the value, sign-extended for signed types and zero-extended for unsigned ones; for
///   UINT64 all 64 bits
/// @param type one of the eight integer types
public record IntegerValue(long bits, PrimitiveType type) implements Value {
    /// Refuses bits outside the type's range.
    public IntegerValue {
        if (!type.isInteger() || !fits(bits, type)) {
            throw new IllegalArgumentException(bits + " is no " + type.displayName());
        }
    }

    /// True where the bits are a value of the type.
    public static boolean fits(long bits, PrimitiveType type) {
        int width = 8 * type.width();
        if (width == 64) {
            return true;
        }
        return type.isUnsigned()
                ? bits >>> width == 0
                : bits >= -(1L << (width - 1)) && bits < 1L << (width - 1);
    }

    /// A 32-bit signed integer.
    public static IntegerValue int32(int value) {
        return new IntegerValue(value, PrimitiveType.INT32);
    }

    /// A 64-bit signed integer.
    public static IntegerValue int64(long value) {
        return new IntegerValue(value, PrimitiveType.INT64);
    }

    /// The number itself, never negative for an unsigned type.
    public BigInteger number() {
        return new BigInteger(text());
    }

    /// The number in decimal.
    public String text() {
        return type == PrimitiveType.UINT64 ? Long.toUnsignedString(bits) : Long.toString(bits);
    }

    /// Orders two integers of one type by their number.
    ///
    /// @throws IllegalArgumentException where the types differ
    public int compareNumber(IntegerValue other) {
        if (type != other.type) {
            throw new IllegalArgumentException(type + " and " + other.type);
        }
        return type.isUnsigned()
                ? Long.compareUnsigned(bits, other.bits)
                : Long.compare(bits, other.bits);
    }
}
