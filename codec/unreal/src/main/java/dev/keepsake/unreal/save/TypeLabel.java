package dev.keepsake.unreal.save;

import dev.keepsake.unreal.tag.TypeName;
import java.util.stream.Collectors;

/// The name of a property's type for people: a struct's or enumeration's own, else the engine's
/// word for it. Pure.
final class TypeLabel {
    private static final String PROPERTY = "Property";

    private TypeLabel() {}

    static String of(TypeName type) {
        return switch (type.name()) {
            case "StructProperty" -> own(type, "Struct");
            case "EnumProperty" -> own(type, "Enum");
            case "ByteProperty" -> own(type, "Byte");
            case "ArrayProperty", "SetProperty", "MapProperty", "OptionalProperty" ->
                    type.parts().isEmpty()
                            ? word(type)
                            : type.parts().stream()
                                    .map(TypeLabel::of)
                                    .collect(Collectors.joining(", ", word(type) + "<", ">"));
            default -> word(type);
        };
    }

    private static String own(TypeName type, String otherwise) {
        return type.partName().isEmpty() ? otherwise : type.partName();
    }

    private static String word(TypeName type) {
        String name = type.name();
        return name.endsWith(PROPERTY)
                ? name.substring(0, name.length() - PROPERTY.length())
                : name;
    }
}
