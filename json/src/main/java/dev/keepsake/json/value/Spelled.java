package dev.keepsake.json.value;

import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Value;

/// A value and how it is spelled.
public record Spelled(Value value, Encoding encoding) {}
