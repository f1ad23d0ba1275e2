package dev.keepsake.app.document;

import dev.keepsake.model.document.RecordId;

/// What is selected in the contents of a save.
public sealed interface Place {
    /// The header.
    record OfHeader() implements Place {}

    /// A chunk as a whole.
    ///
    /// @param number its number in the document
    record OfChunk(int number) implements Place {}

    /// A record.
    record OfRecord(RecordId id) implements Place {}

    /// The header.
    OfHeader HEADER = new OfHeader();
}
