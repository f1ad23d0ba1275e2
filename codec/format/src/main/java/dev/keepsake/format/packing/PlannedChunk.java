package dev.keepsake.format.packing;

import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.container.DirectoryChunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.List;

/// A chunk about to be written: its blocks, and where their bytes come from. For one thread.
public final class PlannedChunk {
    private final ChunkHead head;
    private final List<Part> parts = new ArrayList<>();

    /// A place in the chunk for blocks that may become known later than those behind it.
    public static final class Part {
        private final List<PlannedBlock> blocks = new ArrayList<>();

        private Part() {}

        /// Adds a block.
        public void add(BlockEntry entry, BlockBytes bytes) {
            blocks.add(new PlannedBlock(entry, bytes));
        }
    }

    /// A block about to be written.
    ///
    /// @param entry what the directory says of it, but for its place
    /// @param bytes gives its bytes
    public record PlannedBlock(BlockEntry entry, BlockBytes bytes) {}

    /// Gives the bytes of a block when it is written.
    @FunctionalInterface
    public interface BlockBytes {
        /// Reads them.
        Bytes read() throws SaveException;
    }

    /// A chunk without blocks yet; id, key, kind and must-understand of the head count.
    public PlannedChunk(ChunkHead head) {
        this.head = head;
    }

    /// What it is.
    public ChunkHead head() {
        return head;
    }

    /// True where it holds bytes, not records.
    public boolean isRaw() {
        return head.kind() == ChunkHead.Kind.RAW;
    }

    /// A new place behind all others.
    public Part newPart() {
        var part = new Part();
        parts.add(part);
        return part;
    }

    /// Its blocks, in the order of their places.
    public List<PlannedBlock> blocks() {
        return parts.stream().flatMap(part -> part.blocks.stream()).toList();
    }

    /// What the directory says of it.
    ///
    /// @param start where its first block begins
    public DirectoryChunk at(long start) {
        var entries = new ArrayList<BlockEntry>();
        long offset = start;
        for (PlannedBlock block : blocks()) {
            entries.add(block.entry().at(offset));
            offset += block.entry().stored();
        }
        return new DirectoryChunk(head.id(), head.key(), head.mustUnderstand(), isRaw(), entries);
    }

    /// The size of all its blocks in the file.
    public long storedBytes() {
        return blocks().stream().mapToLong(block -> block.entry().stored()).sum();
    }
}
