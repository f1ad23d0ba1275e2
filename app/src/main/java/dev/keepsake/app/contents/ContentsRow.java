package dev.keepsake.app.contents;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import org.jspecify.annotations.Nullable;

/// A row of the contents. Immutable.
sealed interface ContentsRow {
    /// The header.
    ///
    /// @param edited true where it is not as opened
    record OfHeader(boolean edited) implements ContentsRow {}

    /// A chunk.
    ///
    /// @param number its number in the document
    /// @param head what is known of it
    /// @param shown how many of its records the filter leaves
    /// @param open true where its records stand below
    /// @param mark what is to be noticed
    record OfChunk(int number, ChunkHead head, int shown, boolean open, Mark mark)
            implements ContentsRow {}

    /// A record.
    ///
    /// @param id its number in the document
    /// @param head what is known of it, null while that is being read
    /// @param mark what is to be noticed
    record OfRecord(RecordId id, @Nullable RecordHead head, Mark mark) implements ContentsRow {}

    /// What is to be noticed of a row.
    ///
    /// @param damaged true where an error concerns it
    /// @param edited true where it is not as opened
    record Mark(boolean damaged, boolean edited) {}
}
