package dev.keepsake.model.value;

import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.Type;
import java.util.List;

/// Items in order.
///
/// An item may be opaque whatever type the container declares.
public record ListValue(ListType type, Items items) implements ContainerValue {
    @Override
    public ListValue withItems(Items other) {
        return new ListValue(type, other);
    }

    /// A container in memory.
    public static ListValue of(Type item, List<? extends Value> items) {
        return new ListValue(new ListType(item), InlineItems.of(items));
    }
}
