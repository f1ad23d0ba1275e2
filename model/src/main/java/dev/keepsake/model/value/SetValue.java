package dev.keepsake.model.value;

import dev.keepsake.model.type.SetType;
import dev.keepsake.model.type.Type;
import java.util.List;

/// Items without an order that means anything, in the order of the save. A save may hold an item
/// twice.
///
/// An item may be opaque whatever type the container declares.
public record SetValue(SetType type, Items items) implements ContainerValue {
    @Override
    public SetValue withItems(Items other) {
        return new SetValue(type, other);
    }

    /// A container in memory.
    public static SetValue of(Type item, List<? extends Value> items) {
        return new SetValue(new SetType(item), InlineItems.of(items));
    }
}
