package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// True or false.
public record BoolValue(boolean value) implements Value {
    /// The value true.
    public static final BoolValue TRUE = new BoolValue(true);

    /// The value false.
    public static final BoolValue FALSE = new BoolValue(false);

    /// One of the two shared values.
    public static BoolValue of(boolean value) {
        return value ? TRUE : FALSE;
    }

    @Override
    public Type type() {
        return PrimitiveType.BOOL;
    }
}
