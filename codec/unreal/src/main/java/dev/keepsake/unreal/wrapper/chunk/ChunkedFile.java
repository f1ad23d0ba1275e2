package dev.keepsake.unreal.wrapper.chunk;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wrapper.stream.Copies;
import java.util.List;
import java.util.Optional;

/// Chunks of a file as it was read, and what they decoded to. Immutable.
///
/// @param file the file as it was opened
/// @param content what was decoded of it, behind `plain` bytes that were not compressed
/// @param chunks those that decoded whole, in their order
/// @param tail where the bytes behind the chunks begin in the file
public record ChunkedFile(
        ByteSource file, ByteSource content, int plain, List<StoredChunk> chunks, long tail) {
    /// The chunk whose content begins at a place among the decoded bytes, but the last one, which
    /// is as short as it must be.
    public Optional<StoredChunk> innerChunk(long start) {
        return find(start).filter(chunk -> !chunk.equals(chunks.getLast()));
    }

    /// The chunk that holds exactly these bytes at a place among the decoded bytes.
    public Optional<StoredChunk> unchanged(long start, Bytes bytes) throws SaveException {
        Optional<StoredChunk> chunk =
                find(start).filter(found -> found.decoded() == bytes.length());
        boolean same =
                chunk.isPresent() && content.read(plain + start, bytes.length()).equals(bytes);
        return same ? chunk : Optional.empty();
    }

    private Optional<StoredChunk> find(long start) {
        int low = 0;
        int high = chunks.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (chunks.get(middle).start() < start) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < chunks.size() && chunks.get(low).start() == start
                ? Optional.of(chunks.get(low))
                : Optional.empty();
    }

    /// Copies what stands behind the chunks.
    public void copyTail(ByteSink target) throws SaveException {
        Copies.copy(file, tail, target);
    }
}
