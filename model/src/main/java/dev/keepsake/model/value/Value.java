package dev.keepsake.model.value;

import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// A node of the value tree: one immutable tree for every format.
///
/// Closed on purpose: a form none of these describes is a [StructValue] with its type name, or an
/// [OpaqueValue]. Equality is by content and says nothing of where or how the value was stored.
/// What a format must remember about the spelling of a value stands beside it, in the [Encoding]
/// its container keeps. *Nothing* is an empty [OptionalValue].
public sealed interface Value
        permits BoolValue,
                IntegerValue,
                FloatValue,
                DoubleValue,
                TextValue,
                NameValue,
                EnumValue,
                UuidValue,
                DateTimeValue,
                DurationValue,
                BytesValue,
                ReferenceValue,
                AssetValue,
                PackedValue,
                OpaqueValue,
                ContainerValue {

    /// What the save says this value is.
    Type type();

    /// True where a place declared to be of this type can hold this value: one of the same type,
    /// any in a place of any type, a struct of that name in a place that names its struct, and a
    /// value kept as read everywhere.
    default boolean fits(Type declared) {
        if (declared == PrimitiveType.ANY || this instanceof OpaqueValue) {
            return true;
        }
        if (declared instanceof NamedStructType(String name)) {
            return this instanceof StructValue struct
                    && (name.isEmpty() || struct.type().name().equals(name));
        }
        return type().equals(declared);
    }
}
