package dev.keepsake.model.value;

import dev.keepsake.model.type.OptionalType;
import dev.keepsake.model.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One value or none.
///
/// @param items at most one value
public record OptionalValue(OptionalType type, InlineItems items) implements ContainerValue {
    /// Refuses more than one value.
    public OptionalValue {
        if (items.count() > 1) {
            throw new IllegalArgumentException(items.count() + " values in an optional");
        }
    }

    @Override
    public OptionalValue withItems(Items other) {
        return new OptionalValue(type, ContainerValue.requireInline(other));
    }

    /// An optional with this content, or without.
    public static OptionalValue of(Type content, @Nullable Value value) {
        return new OptionalValue(
                new OptionalType(content),
                InlineItems.of(value == null ? List.of() : List.of(value)));
    }
}
