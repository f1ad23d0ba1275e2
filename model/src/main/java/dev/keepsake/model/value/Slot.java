package dev.keepsake.model.value;

import dev.keepsake.model.type.Type;

/// A place in a container with what stands in it.
///
/// @param declared what the place is declared to hold
/// @param value what it holds
/// @param encoding how that is spelled
public record Slot(Type declared, Value value, Encoding encoding) {
    /// Refuses a value that the place cannot hold.
    public Slot {
        if (!value.fits(declared)) {
            throw new IllegalArgumentException(
                    value.type().displayName() + " in a place of " + declared.displayName());
        }
    }

    /// A place declared to be of the value's own type, in its default spelling.
    public static Slot of(Value value) {
        return new Slot(value.type(), value, Encoding.DEFAULT);
    }
}
