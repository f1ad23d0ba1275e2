package dev.keepsake.app.contents;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import org.jspecify.annotations.Nullable;

/// A row of the contents. Immutable.
sealed interface ContentsRow {
    /// The header.
    record OfHeader() implements ContentsRow {}

    /// A chunk.
    ///
    /// @param number its number in the document
    /// @param head what is known of it
    /// @param shown how many of its records the filter leaves
    /// @param open true where its records stand below
    /// @param damaged true where an error concerns it
    record OfChunk(int number, ChunkHead head, int shown, boolean open, boolean damaged)
            implements ContentsRow {}

    /// A record.
    ///
    /// @param id its number in the document
    /// @param head what is known of it, null while that is being read
    /// @param damaged true where an error concerns it
    record OfRecord(RecordId id, @Nullable RecordHead head, boolean damaged)
            implements ContentsRow {}
}
