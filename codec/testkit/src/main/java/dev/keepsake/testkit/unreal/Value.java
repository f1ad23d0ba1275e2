package dev.keepsake.testkit.unreal;

import java.util.function.Consumer;

/// A value with its type: what stands in a property or in a container. Immutable.
public final class Value {
    private final PropertyType type;
    private final Body body;
    private final boolean binary;

    private Value(PropertyType type, Body body, boolean binary) {
        this.type = type;
        this.body = body;
        this.binary = binary;
    }

    static Value of(PropertyType type, Body body) {
        return new Value(type, body, false);
    }

    /// A struct with a layout of its own, not a list of properties.
    static Value binary(PropertyType type, Body body) {
        return new Value(type, body, true);
    }

    /// The same bytes under another type.
    public Value as(PropertyType other) {
        return new Value(other, body, binary);
    }

    /// Its type.
    public PropertyType type() {
        return type;
    }

    Body body() {
        return body;
    }

    boolean isBinary() {
        return binary;
    }

    /// Writes what follows the tag.
    @FunctionalInterface
    interface Body {
        void write(Wire out);

        static Body list(Consumer<PropertyList> content) {
            return out -> out.raw(PropertyList.encode(out.dialect, content));
        }
    }
}
