package dev.keepsake.app.cli;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import java.util.HashMap;
import java.util.Map;

/// Gives the records of a chunk their paths, one after another: of equal subjects, the path says
/// which.
final class RecordPaths {
    private final Path chunk;
    private final Map<String, Integer> seen = new HashMap<>();

    RecordPaths(Chunk chunk) {
        this.chunk = Path.ofChunk(chunk.id(), chunk.key());
    }

    /// The path of the record behind the one asked for before.
    Path next(RecordHead head) {
        return chunk.record(head.subject(), seen.merge(head.subject(), 1, Integer::sum) - 1);
    }

    /// Takes each record of a chunk with its path.
    interface Visitor {
        /// Takes a record; false ends the walk.
        ///
        /// @param number its number in the chunk, from 0
        boolean visit(int number, SaveRecord record, RecordHead head, Path path)
                throws SaveException;
    }

    /// Goes through a chunk, past the records that do not read.
    ///
    /// @param unread takes those
    /// @return false where the visitor ended it
    static boolean walk(Chunk chunk, Call call, Unread unread, Visitor visitor)
            throws SaveException {
        var paths = new RecordPaths(chunk);
        for (int i = 0; i < chunk.size(); i++) {
            call.progress().check(i, chunk.size());
            SaveRecord record = chunk.record(i);
            RecordHead head;
            try {
                head = record.head();
            } catch (SaveException failure) {
                unread.addRecord(failure);
                continue;
            }
            if (!visitor.visit(i, record, head, paths.next(head))) {
                return false;
            }
        }
        return true;
    }
}
