package dev.keepsake.unreal.tag;

import java.util.List;
import java.util.stream.Collectors;

/// The name of a type as the engine writes it, with those it is made of:
/// `MapProperty(NameProperty,StructProperty(Vector(/Script/CoreUObject)))`.
///
/// Both layouts of tags are read into this; the old one leaves parts out.
///
/// @param name a name as `Bytes.asName` gives it
/// @param parts the types or names it is made of
public record TypeName(String name, List<TypeName> parts) {
    private static final String SPECIAL = "(),\"\\";

    /// Copies the list.
    public TypeName {
        parts = List.copyOf(parts);
    }

    /// A type of these parts.
    public static TypeName of(String name, TypeName... parts) {
        return new TypeName(name, List.of(parts));
    }

    /// The name of the first part, empty where there is none: a struct's or an enumeration's name.
    public String partName() {
        return parts.isEmpty() ? "" : parts.get(0).name();
    }

    /// The part at an index, one without a name where there is none.
    public TypeName part(int index) {
        return index < parts.size() ? parts.get(index) : of("");
    }

    /// The text, which [#parse] reads again; a name with anything that has a meaning here stands in
    /// quotation marks.
    public String text() {
        String own = isPlain(name) ? name : quoted(name);
        return parts.isEmpty()
                ? own
                : parts.stream()
                        .map(TypeName::text)
                        .collect(Collectors.joining(",", own + "(", ")"));
    }

    private static boolean isPlain(String name) {
        return name.chars().noneMatch(unit -> SPECIAL.indexOf(unit) >= 0);
    }

    private static String quoted(String name) {
        return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /// Reads the text of a type.
    ///
    /// @throws IllegalArgumentException where it is none
    public static TypeName parse(String text) {
        return TypeNameParser.parse(text);
    }
}
