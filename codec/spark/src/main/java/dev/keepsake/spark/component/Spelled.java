package dev.keepsake.spark.component;

import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;

/// A value with how it was spelled.
///
/// @param encoding the raw text, where it is not what the engine prints for the value
public record Spelled(Value value, Encoding encoding) {
    /// The setting that keeps a raw text.
    public static final String RAW = "raw";

    /// A value in the engine's own spelling.
    public static Spelled plain(Value value) {
        return new Spelled(value, Encoding.DEFAULT);
    }
}
