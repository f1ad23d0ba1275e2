package dev.keepsake.model.type;

/// What a save says a value is.
///
/// Closed on purpose: a form that no type here describes is a struct with its own type name, or
/// [PrimitiveType#OPAQUE]. Types are immutable and compare by content.
public sealed interface Type
        permits PrimitiveType,
                EnumType,
                StructType,
                NamedStructType,
                ListType,
                PackedType,
                SetType,
                MapType,
                OptionalType {

    /// The name people read, such as `Int32`, `Struct Item` or `Map<Name, List<Struct Vector>>`:
    /// the text of [TypeText], without the fields of structs.
    default String displayName() {
        return TypeText.display(this);
    }
}
