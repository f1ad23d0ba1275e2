package dev.keepsake.format.packing;

import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.BlockSpool;
import dev.keepsake.format.block.EncodedBlock;
import dev.keepsake.format.block.OrderedWork;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.Closeable;
import java.util.List;

/// Encodes new blocks in parallel and keeps them, in order, until the file is put together. For one
/// thread at a time.
public final class BlockPacking implements Closeable {
    private final BlockSpool spool = new BlockSpool();
    private final OrderedWork<Packed> work = new OrderedWork<>(this::keep);

    /// Nothing packed yet.
    public BlockPacking() {}

    /// Blocks for a place in a chunk.
    private record Packed(PlannedChunk.Part part, List<EncodedBlock> blocks) {}

    private void keep(Packed packed) throws SaveException {
        for (EncodedBlock block : packed.blocks()) {
            int number = spool.add(block.stored());
            int size = block.entry().stored();
            packed.part().add(block.entry(), () -> spool.read(number, size));
        }
    }

    /// Adds the blocks that some work gives to the end of a chunk as it is now.
    public void add(PlannedChunk chunk, OrderedWork.Work<List<EncodedBlock>> blocks)
            throws SaveException {
        PlannedChunk.Part part = chunk.newPart();
        work.add(() -> new Packed(part, blocks.run()));
    }

    /// The same for work that takes much memory: it is done now and alone.
    public void addAlone(PlannedChunk chunk, OrderedWork.Work<List<EncodedBlock>> blocks)
            throws SaveException {
        PlannedChunk.Part part = chunk.newPart();
        work.addAlone(() -> new Packed(part, blocks.run()));
    }

    /// Adds bytes to the end of a chunk kept as bytes.
    public void addBytes(PlannedChunk chunk, Bytes bytes) throws SaveException {
        for (int from = 0; from < bytes.length(); from += BlockEntry.DECODED_BYTES) {
            int size = Math.min(BlockEntry.DECODED_BYTES, bytes.length() - from);
            Bytes part = bytes.slice(from, size);
            add(chunk, () -> List.of(EncodedBlock.of(Bytes.EMPTY, part, 0)));
        }
    }

    /// Waits until all blocks are in their chunks.
    public void finish() throws SaveException {
        work.finish();
    }

    @Override
    public void close() {
        work.close();
        spool.close();
    }
}
