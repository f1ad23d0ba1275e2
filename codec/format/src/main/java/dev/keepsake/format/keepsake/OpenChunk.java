package dev.keepsake.format.keepsake;

import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.container.DirectoryChunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.path.Path;
import java.util.Arrays;
import java.util.Objects;

/// A chunk of an open file: which block holds which of its records. Immutable.
final class OpenChunk {
    private final DirectoryChunk chunk;
    private final ChunkHead head;
    private final int firstBlock;
    private final int[] firstRecords;

    /// A record's block and its place in it.
    record Place(int block, int record) {}

    /// A chunk whose blocks begin with this one of the file.
    OpenChunk(DirectoryChunk chunk, int firstBlock) {
        this.chunk = chunk;
        this.head = chunk.head();
        this.firstBlock = firstBlock;
        this.firstRecords = new int[chunk.blocks().size() + 1];
        int records = 0;
        for (int i = 0; i < chunk.blocks().size(); i++) {
            firstRecords[i] = records;
            BlockEntry block = chunk.blocks().get(i);
            records += block.records();
        }
        firstRecords[chunk.blocks().size()] = records;
    }

    DirectoryChunk directory() {
        return chunk;
    }

    ChunkHead head() {
        return head;
    }

    Path path() {
        return Path.ofChunk(chunk.id(), chunk.key());
    }

    /// How many blocks it has.
    int blockCount() {
        return chunk.blocks().size();
    }

    /// The number in the file of one of its blocks.
    int block(int i) {
        return firstBlock + i;
    }

    /// The first record of one of its blocks; of the one past the last, how many records there are.
    int firstRecord(int i) {
        return firstRecords[i];
    }

    /// Which of its blocks (from 0) holds a record.
    int blockOf(int record) {
        int found = Arrays.binarySearch(firstRecords, record);
        return found >= 0 ? found : -found - 2;
    }

    /// Where a record stands.
    ///
    /// @throws IndexOutOfBoundsException where there is none
    Place place(int record) {
        int i = blockOf(Objects.checkIndex(record, head.recordCount()));
        return new Place(firstBlock + i, record - firstRecords[i]);
    }
}
