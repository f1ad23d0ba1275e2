package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// Bytes that the game means as bytes. Bytes that nobody could read are an [OpaqueValue].
public record BytesValue(Bytes bytes) implements Value {
    @Override
    public Type type() {
        return PrimitiveType.BYTES;
    }
}
