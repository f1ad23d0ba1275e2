package dev.keepsake.store.repair;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.path.Path;
import java.util.Map;
import java.util.OptionalLong;

/// What came of a chunk.
///
/// @param path its path
/// @param kind how its content stands in the save
/// @param written false where it does not stand in the new file
/// @param records how many of its records were rescued from each source; those of a source that
///   gave none are not named
/// @param added how many of them only the older copy has: they may have been removed since
/// @param lost how many records are lost at least, empty where that is not known
/// @param damage where the blocks and records stand that do not read, in the file each belongs to
public record RescuedChunk(
        Path path,
        ChunkHead.Kind kind,
        boolean written,
        Map<RescueSource, Long> records,
        long added,
        OptionalLong lost,
        Some<Span> damage) {
    /// Copies the map.
    public RescuedChunk {
        records = Map.copyOf(records);
    }

    /// How many records of it were rescued.
    public long rescued() {
        return records.values().stream().mapToLong(Long::longValue).sum();
    }

    /// True where nothing of it is known to be lost.
    public boolean isWhole() {
        return written && lost.isPresent() && lost.getAsLong() == 0;
    }
}
