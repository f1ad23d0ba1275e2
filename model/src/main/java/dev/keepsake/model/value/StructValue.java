package dev.keepsake.model.value;

import dev.keepsake.model.type.StructType;
import dev.keepsake.model.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Named fields: a struct, the properties of a record, a vector, a transform, a colour.
///
/// @param items a value for each field of the type, in its order
public record StructValue(StructType type, InlineItems items) implements ContainerValue {
    /// Refuses another number of values than the type has fields.
    public StructValue {
        if (items.count() != type.fields().size()) {
            throw new IllegalArgumentException(
                    items.count() + " values for " + type.fields().size() + " fields");
        }
    }

    /// A builder for a struct of this type name.
    public static Builder builder(String typeName) {
        return new Builder(typeName);
    }

    @Override
    public StructValue withItems(Items other) {
        return new StructValue(type, ContainerValue.requireInline(other));
    }

    /// The value of the field at a position.
    ///
    /// @throws IndexOutOfBoundsException where there is none
    public Value value(int index) {
        return items.value(index);
    }

    /// The value of the first field with this name.
    public Optional<Value> find(String name) {
        int index = type.indexOf(name);
        return index < 0 ? Optional.empty() : Optional.of(items.value(index));
    }

    /// The name of the field at a position.
    ///
    /// @throws IndexOutOfBoundsException where there is none
    public String name(int index) {
        return type.fields().get(index).name();
    }

    /// The same with another value of the first field of a name, which is added at the end where
    /// there is none; the other fields keep their declared types and their spelling.
    public StructValue with(String name, Value value) {
        Builder all = builder(type.name());
        boolean found = false;
        for (int i = 0; i < items.count(); i++) {
            boolean replaced = !found && name(i).equals(name);
            found |= replaced;
            all.add(
                    name(i),
                    replaced ? value.type() : type.fields().get(i).type(),
                    replaced ? value : value(i),
                    replaced ? Encoding.DEFAULT : items.encoding(i));
        }
        return found ? all.build() : all.add(name, value).build();
    }

    /// Collects fields one after another; not for use by several threads.
    public static final class Builder {
        private final String typeName;
        private final List<StructType.Field> fields = new ArrayList<>();
        private final List<Value> values = new ArrayList<>();
        private final List<Encoding> encodings = new ArrayList<>();

        private Builder(String typeName) {
            this.typeName = typeName;
        }

        /// Adds a field whose declared type is the value's own.
        public Builder add(String name, Value value) {
            return add(name, value.type(), value, Encoding.DEFAULT);
        }

        /// Adds a field.
        public Builder add(String name, Type declared, Value value, Encoding encoding) {
            fields.add(new StructType.Field(name, declared));
            values.add(value);
            encodings.add(encoding);
            return this;
        }

        /// The struct; the builder can go on.
        public StructValue build() {
            return new StructValue(
                    new StructType(typeName, fields), InlineItems.of(values, encodings));
        }
    }
}
