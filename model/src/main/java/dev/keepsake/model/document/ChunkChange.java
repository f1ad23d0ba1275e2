package dev.keepsake.model.document;

import dev.keepsake.model.value.Bytes;

/// What edits made of a chunk as a whole.
public sealed interface ChunkChange {
    /// A chunk that the opened document does not have; it stands behind all others.
    record Added(ChunkHead head) implements ChunkChange {}

    /// A chunk of the opened document that is gone, with all its records.
    record Removed() implements ChunkChange {}

    /// A chunk kept as bytes, with other bytes.
    record Replaced(Bytes bytes) implements ChunkChange {}
}
