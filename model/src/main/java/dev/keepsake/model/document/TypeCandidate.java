package dev.keepsake.model.document;

import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Value;

/// What the bytes of a value may be taken for, where the save does not say what they are: proven to
/// read as this and to be written with the same bytes.
///
/// @param type what a type file must say of the value's path for it to be read so
/// @param value what it then is
public record TypeCandidate(Type type, Value value) {}
