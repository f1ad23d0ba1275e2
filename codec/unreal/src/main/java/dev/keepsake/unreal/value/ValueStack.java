package dev.keepsake.unreal.value;

import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Value;
import java.util.Arrays;

/// Values that were read and wait for the container they stand in. For one thread.
final class ValueStack {
    private static final int FIRST = 64;

    private Value[] values = new Value[FIRST];
    private Encoding[] encodings = new Encoding[FIRST];
    private int size;

    /// Where a container's values begin.
    int mark() {
        return size;
    }

    void push(Value value, Encoding encoding) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
            encodings = Arrays.copyOf(encodings, 2 * size);
        }
        values[size] = value;
        encodings[size++] = encoding;
    }

    /// Takes the values from a mark on as the items of a container.
    InlineItems pop(int mark) {
        Value[] own = Arrays.copyOfRange(values, mark, size);
        boolean plain = true;
        for (int i = mark; i < size && plain; i++) {
            plain = encodings[i].isDefault();
        }
        Encoding[] spelled = plain ? null : Arrays.copyOfRange(encodings, mark, size);
        drop(mark);
        return InlineItems.wrap(own, spelled);
    }

    /// Forgets all values, and lets go of them.
    void clear() {
        values = new Value[FIRST];
        encodings = new Encoding[FIRST];
        size = 0;
    }

    /// Forgets the values from a mark on.
    void drop(int mark) {
        size = mark;
    }
}
