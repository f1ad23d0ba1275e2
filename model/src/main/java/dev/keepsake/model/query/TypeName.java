package dev.keepsake.model.query;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;

/// Types as queries name them: their text for people (`Int32`, `List<Text>`, `Struct Vector`), the
/// name of the struct or enumeration alone, the first word of many (`Struct`, `Enum`, `List`), or
/// `Number` and `Integer` for all that are.
final class TypeName {
    private TypeName() {}

    /// Whether a name, in whatever case, means a type.
    static boolean means(String name, Type type) {
        String text = type.displayName();
        return name.replace(" ", "").equalsIgnoreCase(text.replace(" ", ""))
                || !name.isEmpty() && name.equals(ownName(type))
                || !(type instanceof PackedType) && name.equalsIgnoreCase(firstWord(text))
                || name.equalsIgnoreCase("Number") && isNumber(type)
                || name.equalsIgnoreCase("Integer")
                        && type instanceof PrimitiveType primitive
                        && primitive.isInteger();
    }

    private static boolean isNumber(Type type) {
        return type instanceof PrimitiveType primitive
                && primitive.width() > 0
                && primitive != PrimitiveType.BOOL;
    }

    private static String ownName(Type type) {
        return switch (type) {
            case StructType struct -> struct.name();
            case NamedStructType struct -> struct.name();
            case EnumType enumeration -> enumeration.name();
            default -> "";
        };
    }

    private static String firstWord(String text) {
        int end = 0;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        return text.substring(0, end);
    }
}
