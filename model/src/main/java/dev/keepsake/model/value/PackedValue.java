package dev.keepsake.model.value;

import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import java.util.Objects;

/// A list of numbers or booleans without room between them.
///
/// @param data the elements in little-endian order; a boolean is one byte, 0 or 1
public record PackedValue(PackedType type, Bytes data) implements Value {
    /// Refuses data that is no whole number of elements, and booleans other than 0 and 1.
    public PackedValue {
        if (type.element() == PrimitiveType.BOOL && !isBoolean(data)) {
            throw new IllegalArgumentException("a boolean that is neither 0 nor 1");
        }
        if (data.length() % type.element().width() != 0) {
            throw new IllegalArgumentException(
                    data.length() + " bytes of " + type.element().displayName());
        }
    }

    /// How many elements there are.
    public int count() {
        return data.length() / type.element().width();
    }

    /// The element at an index as a value of its own.
    ///
    /// @throws IndexOutOfBoundsException outside 0 to `count() - 1`
    public Value element(int index) {
        PrimitiveType element = type.element();
        long bits = bits(Objects.checkIndex(index, count()) * element.width());
        return switch (element) {
            case BOOL -> BoolValue.of(bits != 0);
            case FLOAT -> new FloatValue((int) bits);
            case DOUBLE -> new DoubleValue(bits);
            default -> new IntegerValue(extend(bits), element);
        };
    }

    private static boolean isBoolean(Bytes data) {
        for (int i = 0; i < data.length(); i++) {
            if ((data.at(i) & 0xFE) != 0) {
                return false;
            }
        }
        return true;
    }

    private long bits(int offset) {
        long bits = 0;
        for (int i = type.element().width() - 1; i >= 0; i--) {
            bits = bits << 8 | data.at(offset + i) & 0xFF;
        }
        return bits;
    }

    private long extend(long bits) {
        int unused = 64 - 8 * type.element().width();
        return type.element().isUnsigned() ? bits : bits << unused >> unused;
    }
}
