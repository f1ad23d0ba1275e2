package dev.keepsake.unreal.wrapper.chunk;

/// Where one chunk stands.
///
/// @param offset where its zlib stream begins in the file
/// @param stored how many bytes it takes there
/// @param start where its content begins among the decoded bytes of all chunks
/// @param decoded how many bytes it decodes to, as recorded
public record StoredChunk(long offset, long stored, long start, long decoded) {}
