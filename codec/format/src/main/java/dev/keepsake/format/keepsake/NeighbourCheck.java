package dev.keepsake.format.keepsake;

import dev.keepsake.format.block.BlockHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.SaveException;
import java.util.SortedMap;

/// Reads the records that stand in one block with changed ones, when the changes are staged: a
/// write encodes such a block anew, and must not find then that one of them cannot be read. For one
/// thread, once.
final class NeighbourCheck {
    private final KeepsakeOrigin origin;
    private final int number;
    private final OpenChunk chunk;
    private final SortedMap<RecordId, RecordChange> changes;
    private final Progress progress;

    NeighbourCheck(
            KeepsakeOrigin origin,
            int chunk,
            SortedMap<RecordId, RecordChange> changes,
            Progress progress) {
        this.origin = origin;
        this.number = chunk;
        this.chunk = origin.chunks().get(chunk);
        this.changes = changes;
        this.progress = progress;
    }

    /// @throws SaveException what is wrong with a record that is not changed itself
    void run() throws SaveException {
        for (int block : TouchedBlocks.numbers(chunk, number, changes)) {
            if (!origin.blocks().isReadable(chunk.block(block))) {
                requireReadable(block);
            }
        }
    }

    private void requireReadable(int block) throws SaveException {
        int first = chunk.firstRecord(block);
        int end = chunk.firstRecord(block + 1);
        boolean all = true;
        for (int record = first; record < end; record++) {
            SubjectIndex.poll(progress, record - first, end - first);
            all &= requireReadable(new RecordId(number, record));
        }
        if (all) {
            origin.blocks().setReadable(chunk.block(block));
        }
    }

    /// False where a record cannot be read that need not be.
    private boolean requireReadable(RecordId id) throws SaveException {
        OpenRecord open = origin.record(id.chunk(), id.record());
        BlockHead shapes = open.head();
        try {
            open.decode(shapes, origin.options().limits());
            return true;
        } catch (SaveException failure) {
            if (changes.containsKey(id) && SubjectIndex.isOfContent(failure)) {
                return false;
            }
            throw failure;
        }
    }
}
