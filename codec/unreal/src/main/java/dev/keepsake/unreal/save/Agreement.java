package dev.keepsake.unreal.save;

import dev.keepsake.model.value.BytesValue;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.ObjectValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.PackedValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayDeque;

/// Whether what was read again is what was meant. Pure.
///
/// Bytes may be read as more than was meant: those kept as read as the value they are, those of an
/// array as a save inside. What stands in pages is not looked at.
final class Agreement {
    private Agreement() {}

    /// True where values stand no deeper in one another than so many levels.
    static boolean isWithin(int depth, Value value) {
        record Level(Value value, int depth) {}
        var left = new ArrayDeque<Level>();
        left.push(new Level(value, 0));
        while (!left.isEmpty()) {
            Level level = left.pop();
            if (level.depth() > depth) {
                return false;
            }
            if (level.value() instanceof ContainerValue container
                    && container.items() instanceof InlineItems items) {
                for (int i = 0; i < items.count(); i++) {
                    left.push(new Level(items.value(i), level.depth() + 1));
                }
            }
        }
        return true;
    }

    /// True where what was read is what was meant.
    static boolean of(Value meant, Value read) {
        return switch (meant) {
            case OpaqueValue kept -> true;
            case BytesValue bytes -> read.equals(bytes) || read instanceof ObjectValue;
            case ListValue list when read instanceof PackedValue -> true;
            case ContainerValue container ->
                    read instanceof ContainerValue other && ofContainers(container, other);
            default -> meant.equals(read);
        };
    }

    private static boolean ofContainers(ContainerValue meant, ContainerValue read) {
        if (meant.getClass() != read.getClass()
                || meant.items().size() != read.items().size()
                || !hasSameNames(meant, read)) {
            return false;
        }
        if (meant.items() instanceof InlineItems one && read.items() instanceof InlineItems two) {
            for (int i = 0; i < one.count(); i++) {
                if (!of(one.value(i), two.value(i))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean hasSameNames(ContainerValue meant, ContainerValue read) {
        if (meant instanceof ObjectValue one && read instanceof ObjectValue two) {
            return one.name().equals(two.name()) && hasSameNames(one.content(), two.content());
        }
        if (!(meant instanceof StructValue one && read instanceof StructValue two)) {
            return true;
        }
        boolean same = one.type().name().equals(two.type().name());
        for (int i = 0; i < one.items().count() && same; i++) {
            same = one.name(i).equals(two.name(i));
        }
        return same;
    }
}
