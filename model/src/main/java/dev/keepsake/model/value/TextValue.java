package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;

/// Text for people.
///
/// @param bytes UTF-8 where the save holds that; an unpaired UTF-16 surrogate stands as its three
///   bytes, and bytes that are no UTF-8 stay as they are
public record TextValue(Bytes bytes) implements Value {
    /// The value for a Java text.
    public static TextValue of(String text) {
        return new TextValue(Bytes.ofText(text));
    }

    /// The text to show; bytes that are no UTF-8 show as U+FFFD.
    public String text() {
        return bytes.asText();
    }

    @Override
    public Type type() {
        return PrimitiveType.TEXT;
    }
}
