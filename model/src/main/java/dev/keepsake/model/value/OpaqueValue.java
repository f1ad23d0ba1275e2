package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// A value kept as read: its bytes could not be proven to round-trip as anything else.
///
/// @param bytes exactly the bytes the save holds for it
/// @param declared what the save calls it, empty where it says nothing
/// @param reason why it was kept so
public record OpaqueValue(Bytes bytes, String declared, Reason reason) implements Value {
    /// Why bytes were kept as read.
    public enum Reason {
        /// The format does not know the type.
        UNKNOWN_TYPE,
        /// The type is known, but the bytes do not read as it.
        UNREADABLE,
        /// The bytes read, but would be written differently.
        NOT_PROVEN,
        /// A record's section that this version does not know.
        UNKNOWN_SECTION,
        /// The value is nested deeper than the limit.
        TOO_DEEP
    }

    @Override
    public Type type() {
        return PrimitiveType.OPAQUE;
    }
}
