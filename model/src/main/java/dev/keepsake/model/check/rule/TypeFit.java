package dev.keepsake.model.check.rule;

import dev.keepsake.model.type.EnumType;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.type.PackedType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;

/// Types as a type file and a save both can say them. Types stand at most 64 deep in one another.
final class TypeFit {
    private TypeFit() {}

    /// The type with every struct by its name alone, and a packed list as a list of its elements.
    static Type plain(Type type) {
        return switch (type) {
            case StructType struct -> new NamedStructType(struct.name());
            case ListType(Type item) -> new ListType(plain(item));
            case SetType(Type item) -> new SetType(plain(item));
            case MapType(Type key, Type value) -> new MapType(plain(key), plain(value));
            case OptionalType(Type content) -> new OptionalType(plain(content));
            case PackedType(PrimitiveType element) -> new ListType(element);
            case NamedStructType named -> named;
            case EnumType constants -> constants;
            case PrimitiveType primitive -> primitive;
        };
    }
}
