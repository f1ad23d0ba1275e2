package dev.keepsake.model.type;

/// A list of numbers or booleans without room between them.
///
/// @param element a type of fixed width
public record PackedType(PrimitiveType element) implements Type {
    /// Refuses an element without a fixed width.
    public PackedType {
        if (element.width() == 0) {
            throw new IllegalArgumentException(element + " has no fixed width");
        }
    }
}
