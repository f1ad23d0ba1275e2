package dev.keepsake.model.document;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.io.Closeable;
import org.jspecify.annotations.Nullable;

/// Takes a whole save, one record at a time, and writes it: implemented by formats; filled by JSON
/// import, merge, the engine and sample saves.
///
/// Calls come in this order: `begin`, then for each chunk `beginChunk` and its records or its
/// bytes, then `end`. For one thread at a time. What was written is no save until `end` returned;
/// closing it without `end` gives the save up.
public interface RecordSink extends Closeable {
    /// Starts the save.
    ///
    /// @param picture the save's picture, null where it has none
    /// @throws SaveException also where there is one and the format has no place for it
    void begin(StructValue header, @Nullable Picture picture) throws SaveException;

    /// Starts a chunk; id, key, kind and must-understand count.
    void beginChunk(ChunkHead chunk) throws SaveException;

    /// Adds a record to the chunk.
    void record(DetachedRecord record) throws SaveException;

    /// Adds bytes behind those the chunk has so far; for one kept as bytes.
    void bytes(Bytes bytes) throws SaveException;

    /// Ends the save: what is left is encoded and written.
    void end(Progress progress) throws SaveException;

    @Override
    void close();
}
