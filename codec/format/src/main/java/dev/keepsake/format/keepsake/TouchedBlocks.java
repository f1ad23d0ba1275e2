package dev.keepsake.format.keepsake;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/// Which blocks of a chunk must be encoded anew, and the records each then holds.
///
/// An added record goes into the block of the opened record that it stands behind, directly or
/// behind other added ones; one before all records into the first block.
final class TouchedBlocks {
    private final OpenChunk open;
    private final Chunk chunk;
    private final SortedMap<RecordId, RecordChange> changes;
    private final Map<Integer, List<RecordId>> records = new TreeMap<>();

    private TouchedBlocks(OpenChunk open, Chunk chunk, SortedMap<RecordId, RecordChange> changes) {
        this.open = open;
        this.chunk = chunk;
        this.changes = changes;
    }

    /// The records of each touched block, in their new order, by the block's place in the chunk.
    static Map<Integer, List<RecordId>> of(
            OpenChunk open, Chunk chunk, SortedMap<RecordId, RecordChange> changes) {
        return new TouchedBlocks(open, chunk, changes).group();
    }

    /// The place in the chunk of each touched block.
    static Set<Integer> numbers(
            OpenChunk open, int chunk, SortedMap<RecordId, RecordChange> changes) {
        var numbers = new TreeSet<Integer>();
        if (open.blockCount() > 0) {
            changes.keySet().forEach(id -> numbers.add(block(open, chunk, id.record(), changes)));
        }
        return numbers;
    }

    private Map<Integer, List<RecordId>> group() {
        for (RecordId id : changes.keySet()) {
            int block = block(open, chunk.number(), id.record(), changes);
            List<RecordId> members = records.computeIfAbsent(block, this::opened);
            if (id.isAdded()) {
                members.add(id);
            }
        }
        for (List<RecordId> members : records.values()) {
            members.sort(Comparator.comparingInt(chunk::positionOf));
        }
        return records;
    }

    /// The block of a record, added ones followed back to where they are anchored.
    private static int block(
            OpenChunk open, int chunk, int record, SortedMap<RecordId, RecordChange> changes) {
        int number = record;
        while (number < 0 && number != RecordChange.Added.FIRST) {
            number =
                    changes.get(new RecordId(chunk, number)) instanceof RecordChange.Added added
                            ? added.after()
                            : RecordChange.Added.FIRST;
        }
        return number < 0 ? 0 : open.blockOf(number);
    }

    /// The records of a block that are still there.
    private List<RecordId> opened(int block) {
        var members = new ArrayList<RecordId>();
        for (int i = open.firstRecord(block); i < open.firstRecord(block + 1); i++) {
            var id = new RecordId(chunk.number(), i);
            if (!(changes.get(id) instanceof RecordChange.Removed)) {
                members.add(id);
            }
        }
        return members;
    }
}
