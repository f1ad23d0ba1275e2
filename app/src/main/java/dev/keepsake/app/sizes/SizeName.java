package dev.keepsake.app.sizes;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.path.Path;

/// What a size is of. Equal names are the same thing, also after sizes were added up anew.
sealed interface SizeName {
    /// The whole save.
    record OfSave() implements SizeName {}

    /// A chunk.
    ///
    /// @param storedBytes its size in the file
    record OfChunk(int number, String id, String key, long storedBytes) implements SizeName {}

    /// The records of a class in a chunk.
    record OfClass(int chunk, String className) implements SizeName {}

    /// A record.
    record OfRecord(RecordId id, String subject, String className) implements SizeName {}

    /// A section or a value in it.
    record OfValue(RecordId record, ItemPath item, Path path, String label) implements SizeName {}

    /// What is too small, or too much, to be listed one by one.
    record OfMore() implements SizeName {}

    /// Names, lengths and types that belong to none of the parts.
    record OfRest() implements SizeName {}
}
