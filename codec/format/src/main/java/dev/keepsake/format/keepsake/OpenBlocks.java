package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockCache;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.BlockHead;
import dev.keepsake.format.block.BlockIndex;
import dev.keepsake.format.block.BlockReader;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/// The blocks of an open file, decoded when asked and kept in the process's cache; where their
/// records stand is kept for good. Any thread may use it.
final class OpenBlocks {
    private final List<BlockEntry> entries;
    private final BlockReader reader;
    private final BlockCache cache;
    private final BlockCache.Owner owner = new BlockCache.Owner();
    private final AtomicReferenceArray<BlockIndex> indexes;

    OpenBlocks(List<BlockEntry> entries, ByteSource source, Limits limits, BlockCache cache) {
        this.entries = List.copyOf(entries);
        this.reader = new BlockReader(source, limits);
        this.cache = cache;
        this.indexes = new AtomicReferenceArray<>(entries.size());
    }

    /// The block at a place in the file.
    BlockEntry entry(int block) {
        return entries.get(block);
    }

    /// Its bytes as the file has them, verified now.
    Bytes stored(int block) throws SaveException {
        return reader.readStored(entry(block));
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
