package dev.keepsake.model.value;

import dev.keepsake.model.type.EnumType;

/// One constant of an enumeration.
///
/// @param constant its full name as the save means it; where the save holds a number that no known
///   constant has, that number in decimal
public record EnumValue(EnumType type, Bytes constant) implements Value {
    /// The value for a constant's name.
    public static EnumValue of(String typeName, String constant) {
        return new EnumValue(new EnumType(typeName), Bytes.ofText(constant));
    }

    /// The constant's full name to show.
    public String text() {
        return constant.asText();
    }
}
