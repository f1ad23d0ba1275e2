package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// An identifier, compared exactly.
///
/// @param bytes as [TextValue#bytes()]
public record NameValue(Bytes bytes) implements Value {
    /// The value for a Java text.
    public static NameValue of(String name) {
        return new NameValue(Bytes.ofText(name));
    }

    /// The name to show; bytes that are no UTF-8 show as U+FFFD.
    public String text() {
        return bytes.asText();
    }

    @Override
    public Type type() {
        return PrimitiveType.NAME;
    }
}
