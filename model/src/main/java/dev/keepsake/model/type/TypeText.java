package dev.keepsake.model.type;

import dev.keepsake.model.path.FieldNames;
import dev.keepsake.model.path.QuotedText;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Types as text: the one place where they are printed and read.
///
/// | type | text |
/// |---|---|
/// | primitive | its name, such as `Int32` |
/// | packed list | `Int32[]` |
/// | enumeration | `Enum EColour`, `Enum` where the save does not name it |
/// | struct by name, any struct | `Struct Vector`, `Struct` |
/// | struct with its fields | `Struct Price {Gold: Int32, Note: Text}`, `Struct {}` without a name |
/// | containers | `List<Text>`, `Set<Name>`, `Map<Name, Struct Item>`, `Optional<Text>` |
///
/// A name with anything but letters, digits, `_`, `-`, `.` and `:` stands in quotes ([QuotedText]);
/// a field's name with a colon does too. There is one printed text for each type, and
/// `parse(print(type))` gives the type again. Reading passes over spaces and the case of all but
/// names.
public final class TypeText {
    private static final int SHOWN_FIELDS = 4;

    private TypeText() {}

    /// The whole text of a type.
    public static String print(Type type) {
        return print(type, TypeText::whole);
    }

    /// The text for people: as [#print], without the fields of structs that have a name and without
    /// the types of those that have none.
    static String display(Type type) {
        return print(type, TypeText::brief);
    }

    /// The type that a text spells.
    ///
    /// @throws TypeSyntaxException where it spells none, or types stand too deep in one another
    public static Type parse(String text) throws TypeSyntaxException {
        return TypeParser.parse(text);
    }

    /// The primitive type with a name, whatever its case.
    public static Optional<PrimitiveType> findPrimitive(String name) {
        return Arrays.stream(PrimitiveType.values())
                .filter(type -> type.displayName().equalsIgnoreCase(name))
                .findFirst();
    }

    private static String print(Type type, Function<StructType, String> struct) {
        return switch (type) {
            case PrimitiveType primitive -> primitive.displayName();
            case PackedType packed -> packed.element().displayName() + "[]";
            case EnumType enumeration -> named("Enum", enumeration.name());
            case NamedStructType named -> struct(named.name());
            case StructType whole -> struct.apply(whole);
            case ListType list -> "List<" + print(list.item(), struct) + ">";
            case SetType set -> "Set<" + print(set.item(), struct) + ">";
            case OptionalType optional -> "Optional<" + print(optional.content(), struct) + ">";
            case MapType map ->
                    "Map<" + print(map.key(), struct) + ", " + print(map.value(), struct) + ">";
        };
    }

    private static String struct(String name) {
        return named("Struct", name);
    }

    private static String named(String word, String name) {
        return name.isEmpty() ? word : word + " " + QuotedText.ofName(name);
    }

    private static String whole(StructType type) {
        return type.fields().stream()
                .map(field -> field(field.name()) + ": " + print(field.type()))
                .collect(Collectors.joining(", ", struct(type.name()) + " {", "}"));
    }

    private static String brief(StructType type) {
        return type.name().isEmpty()
                ? type.fields().stream()
                        .map(field -> QuotedText.showInvisible(FieldNames.typed(field.name())))
                        .limit(SHOWN_FIELDS)
                        .collect(Collectors.joining(", ", "Struct {", "}"))
                : struct(type.name());
    }

    private static String field(String name) {
        return name.indexOf(':') < 0 ? QuotedText.ofName(name) : QuotedText.quote(name);
    }
}
