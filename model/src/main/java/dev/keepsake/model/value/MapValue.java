package dev.keepsake.model.value;

import dev.keepsake.model.type.MapType;
import dev.keepsake.model.type.Type;
import java.util.ArrayList;
import java.util.List;

/// Pairs of key and value in the order of the save. Any value can be a key, and a save may hold a
/// key twice.
///
/// @param items key, value, key, value…: an even number
public record MapValue(MapType type, Items items) implements ContainerValue {
    /// Refuses a key without a value.
    public MapValue {
        if (items.size() % 2 != 0) {
            throw new IllegalArgumentException("a key without a value");
        }
    }

    /// One pair.
    public record Entry(Value key, Value value) {}

    /// A map in memory.
    public static MapValue of(Type key, Type value, List<Entry> entries) {
        var items = new ArrayList<Value>(2 * entries.size());
        for (Entry entry : entries) {
            items.add(entry.key());
            items.add(entry.value());
        }
        return new MapValue(new MapType(key, value), InlineItems.of(items));
    }

    @Override
    public MapValue withItems(Items other) {
        return new MapValue(type, other);
    }

    /// How many pairs there are.
    public long entryCount() {
        return items.size() / 2;
    }
}
