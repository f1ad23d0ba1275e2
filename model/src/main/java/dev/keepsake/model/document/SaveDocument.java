package dev.keepsake.model.document;

import dev.keepsake.model.finding.Findings;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import java.io.Closeable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/// A save: header, chunks, records in order, and what was found wrong with it.
///
/// Takes what a format read ([SaveOrigin]) and what edits made of it ([Changes]); gives chunks and
/// records as they are now. Immutable; any thread may read it. Documents made of one another share
/// the origin, which closes with the last of them.
public final class SaveDocument implements Closeable {
    private final SharedOrigin shared;
    private final Findings findings;
    private final Changes changes;
    private final List<Chunk> chunks;
    private final Map<Integer, Chunk> byNumber;
    private final AtomicBoolean closed = new AtomicBoolean();

    private SaveDocument(
            SharedOrigin shared, Findings findings, Changes changes, List<Chunk> chunks) {
        this.shared = shared;
        this.findings = findings;
        this.changes = changes;
        this.chunks = chunks;
        this.byNumber = HashMap.newHashMap(chunks.size());
        chunks.forEach(chunk -> byNumber.put(chunk.number(), chunk));
    }

    /// The document as a format read it. Closing it closes the origin.
    public static SaveDocument of(SaveOrigin origin, Findings findings) {
        var chunks = new ArrayList<Chunk>(origin.chunkCount());
        for (int i = 0; i < origin.chunkCount(); i++) {
            chunks.add(Chunk.asOpened(origin, i));
        }
        return new SaveDocument(
                new SharedOrigin(origin), findings, Changes.NONE, List.copyOf(chunks));
    }

    /// What was opened, with these changes instead of this document's own.
    ///
    /// @throws IllegalArgumentException where a change is of a record or chunk that was not opened,
    ///   or adds one that was
    /// @throws IllegalStateException where the document was closed
    /// @throws SaveException where the format could not write a change, the opened records cannot
    ///   be read, or the caller stops it
    public SaveDocument withChanges(Changes other, Progress progress) throws SaveException {
        List<Chunk> newChunks = ChunkList.of(origin(), other, changes, chunks);
        origin().requireEncodable(changes, other, progress);
        shared.retain();
        return new SaveDocument(shared, findings, other, newChunks);
    }

    /// The very same document once more, which shares the origin: each of the two is closed alone.
    ///
    /// @throws IllegalStateException where the document was closed
    public SaveDocument shared() {
        shared.retain();
        return new SaveDocument(shared, findings, changes, chunks);
    }

    /// What it was read as.
    public FormatName format() {
        return origin().format();
    }

    /// The header's fields.
    public StructValue header() {
        StructValue edited = changes.header();
        return edited == null ? origin().header() : edited;
    }

    /// The save's picture.
    public Optional<Picture> picture() throws SaveException {
        return origin().picture();
    }

    /// The chunks, in the order of the save.
    public List<Chunk> chunks() {
        return chunks;
    }

    /// The chunk with a number, which edits never change.
    ///
    /// @throws IllegalArgumentException where there is none
    public Chunk chunk(int number) {
        Chunk chunk = byNumber.get(number);
        if (chunk == null) {
            throw new IllegalArgumentException("no chunk " + number);
        }
        return chunk;
    }

    /// The first chunk with this id and key.
    public Optional<Chunk> findChunk(String id, String key) {
        return chunks.stream()
                .filter(chunk -> chunk.id().equals(id) && chunk.key().equals(key))
                .findFirst();
    }

    /// The record with this id.
    ///
    /// @throws IllegalArgumentException for the header, and where there is none
    public SaveRecord record(RecordId id) {
        return chunk(id.chunk()).recordOf(id);
    }

    /// How many records all chunks have.
    public long recordCount() {
        return chunks.stream().mapToLong(Chunk::size).sum();
    }

    /// What was found wrong while opening.
    public Findings findings() {
        return findings;
    }

    /// What the format read.
    public SaveOrigin origin() {
        return shared.origin();
    }

    /// What edits made of it.
    public Changes changes() {
        return changes;
    }

    /// Lets go of the file, unless another document made from the same still needs it.
    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            shared.release();
        }
    }
}
