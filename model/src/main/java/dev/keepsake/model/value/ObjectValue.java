package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// An object stored inside the record that owns it.
///
/// @param name the object's own name, by which a reference can mean it; empty where it has none
/// @param content its class (the struct's type name) and properties
public record ObjectValue(String name, StructValue content) implements ContainerValue {
    /// The properties of the content.
    @Override
    public InlineItems items() {
        return content.items();
    }

    @Override
    public ObjectValue withItems(Items other) {
        return new ObjectValue(name, content.withItems(other));
    }

    @Override
    public Type type() {
        return PrimitiveType.OBJECT;
    }
}
