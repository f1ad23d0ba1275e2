package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockCache;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.BlockHead;
import dev.keepsake.format.block.BlockIndex;
import dev.keepsake.format.block.BlockReader;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/// The blocks of an open file, decoded when asked and kept in the process's cache; where their
/// records stand, and that a block was sound once, is kept for good. Any thread may use it.
final class OpenBlocks {
    private final List<BlockEntry> entries;
    private final ByteSource source;
    private final BlockReader reader;
    private final BlockCache cache;
    private final BlockCache.Owner owner = new BlockCache.Owner();
    private final AtomicReferenceArray<BlockIndex> indexes;
    private final BlockMarks sound;
    private final BlockMarks readable;

    OpenBlocks(List<BlockEntry> entries, ByteSource source, Limits limits, BlockCache cache) {
        this.entries = List.copyOf(entries);
        this.source = source;
        this.reader = new BlockReader(source, limits);
        this.cache = cache;
        this.indexes = new AtomicReferenceArray<>(entries.size());
        this.sound = new BlockMarks(entries.size());
        this.readable = new BlockMarks(entries.size());
    }

    /// The block at a place in the file.
    BlockEntry entry(int block) {
        return entries.get(block);
    }

    /// Its bytes as the file has them, verified now.
    ///
    /// @throws SaveException *damaged*; *changed* where they were sound before
    Bytes stored(int block) throws SaveException {
        try {
            Bytes stored = reader.readStored(entry(block));
            sound.set(block);
            return stored;
        } catch (DamagedSaveException damage) {
            throw sound.has(block) ? changed(source) : damage;
        }
    }

    /// True where a block was read and its checksum held.
    boolean isSound(int block) {
        return sound.has(block);
    }

    /// Takes note that all records of a block can be read.
    void setReadable(int block) {
        readable.set(block);
    }

    /// True where all records of a block are known to be readable.
    boolean isReadable(int block) {
        return readable.has(block);
    }

    /// What was sound once and is not now.
    static SaveException changed(ByteSource source) {
        return SaveException.of(Finding.of(GeneralCode.CHANGED).with("file", source.name()));
    }

    BlockReader reader() {
        return reader;
    }

    BlockHead head(int block) throws SaveException {
        return cache.get(
                owner,
                block,
                BlockHead.class,
                () -> {
                    BlockHead head = reader.decodeHead(entry(block), storedHead(block));
                    indexes.compareAndSet(block, null, head.index());
                    return new BlockCache.Sized<>(head, head.weight());
                });
    }

    /// The head as the file has it, cut loose: what is made of it holds neither the block nor a
    /// file that was read whole.
    private Bytes storedHead(int block) throws SaveException {
        return stored(block).slice(0, entry(block).headStored()).compact();
    }

    BlockIndex index(int block) throws SaveException {
        BlockIndex known = indexes.get(block);
        return known == null ? head(block).index() : known;
    }

    Bytes body(int block) throws SaveException {
        return cache.get(
                owner,
                block,
                Bytes.class,
                () -> {
                    Bytes body = reader.decodeBody(entry(block), stored(block)).compact();
                    return new BlockCache.Sized<>(body, body.length());
                });
    }

    void close() {
        cache.drop(owner);
    }
}
