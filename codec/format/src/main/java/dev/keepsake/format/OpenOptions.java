package dev.keepsake.format;

import dev.keepsake.model.type.TypeCatalog;

/// What a reader is told beside the bytes.
///
/// @param limits how much the save may ask for
/// @param types what the game's types are, from a type file
public record OpenOptions(Limits limits, TypeCatalog types) {
    /// The default limits, and no type file.
    public static final OpenOptions DEFAULT = new OpenOptions(Limits.DEFAULT, TypeCatalog.EMPTY);

    /// The same with what a type file says.
    public OpenOptions withTypes(TypeCatalog other) {
        return new OpenOptions(limits, other);
    }
}
