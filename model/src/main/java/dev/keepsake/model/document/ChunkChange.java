package dev.keepsake.model.document;

import dev.keepsake.model.value.Bytes;

/// What edits made of a chunk as a whole.
public sealed interface ChunkChange {
    /// A chunk that the opened document does not have; it stands behind all others.
    ///
    /// @param bytes what it holds where it is kept as bytes, else none
    record Added(ChunkHead head, Bytes bytes) implements ChunkChange {
        /// Refuses bytes for a chunk of records.
        public Added {
            if (head.kind() == ChunkHead.Kind.RECORDS && !bytes.isEmpty()) {
                throw new IllegalArgumentException("bytes for records: " + head.id());
            }
        }

        /// A chunk of records, or one kept as bytes that holds none yet.
        public Added(ChunkHead head) {
            this(head, Bytes.EMPTY);
        }
    }

    /// A chunk of the opened document that is gone, with all its records.
    record Removed() implements ChunkChange {}

    /// A chunk kept as bytes, with other bytes.
    record Replaced(Bytes bytes) implements ChunkChange {}
}
