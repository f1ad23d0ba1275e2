package dev.keepsake.spark.component;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import java.util.List;

/// A property of a component.
///
/// @param name its key in saves
/// @param form how it stands as text
/// @param enumeration the enumeration's name, empty for other forms
/// @param standard the text of the value that a lenient reader takes where it is missing
/// @param optional true where the strict reader does without it
public record Property(
        String name, PropertyForm form, String enumeration, String standard, boolean optional) {
    private static final Type VECTOR2 = vector("Vector2", "x", "y");
    private static final Type VECTOR3 = vector("Vector", "x", "y", "z");
    private static final Type VECTOR4 = vector("Vector4", "x", "y", "z", "w");

    private static StructType vector(String name, String... parts) {
        return new StructType(
                name,
                List.of(parts).stream()
                        .map(part -> new StructType.Field(part, PrimitiveType.FLOAT))
                        .toList());
    }

    /// A property of this form whose standard is not known, and which nothing requires.
    static Property of(String name, PropertyForm form) {
        return new Property(name, form, "", "", true);
    }

    /// What the property's value is declared to be.
    public Type type() {
        return switch (form) {
            case FLOAT -> PrimitiveType.FLOAT;
            case INT -> PrimitiveType.INT32;
            case UINT, MASK -> PrimitiveType.UINT32;
            case FLAG, BOOL -> PrimitiveType.BOOL;
            case ENUM -> new EnumType(enumeration);
            case VECTOR2 -> VECTOR2;
            case VECTOR3 -> VECTOR3;
            case VECTOR4 -> VECTOR4;
            case LIST -> new ListType(PrimitiveType.TEXT);
            case PARENT -> PrimitiveType.REFERENCE;
            case TEXT -> PrimitiveType.TEXT;
        };
    }
}
