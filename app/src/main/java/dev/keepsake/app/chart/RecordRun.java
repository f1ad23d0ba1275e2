package dev.keepsake.app.chart;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;

/// Goes through the records of a save, some at a time. One thread at a time may use it.
public final class RecordRun {
    private final SaveDocument document;
    private final long total;
    private int chunkIndex;
    private int position;
    private long done;
    private long unread;

    /// Begins at the first record.
    public RecordRun(SaveDocument document) {
        this.document = document;
        this.total = document.recordCount();
    }

    /// Takes a record.
    @FunctionalInterface
    public interface Visitor {
        /// Takes a record.
        ///
        /// @throws SaveException where it does not read: it is counted and the next one is taken,
        ///   unless the whole save does not
        void visit(Chunk chunk, SaveRecord record) throws SaveException;
    }

    /// Goes through the next records.
    ///
    /// @param count how many at most
    /// @throws SaveException where the storage fails or the caller stops it
    public void next(int count, Visitor visitor, Progress progress) throws SaveException {
        for (int taken = 0; taken < count && !isAtEnd(); taken++) {
            if (taken % 64 == 0) {
                progress.check(done, total);
            }
            Chunk chunk = document.chunks().get(chunkIndex);
            visit(chunk, visitor);
            position++;
            done++;
        }
    }

    private void visit(Chunk chunk, Visitor visitor) throws SaveException {
        try {
            visitor.visit(chunk, chunk.record(position));
        } catch (DamagedSaveException | RefusedSaveException unreadable) {
            // What is wrong with it is a finding of the save already.
            unread++;
        }
    }

    /// True where no record is left; goes on to the chunk that holds the next one.
    public boolean isAtEnd() {
        while (chunkIndex < document.chunks().size()
                && position >= document.chunks().get(chunkIndex).size()) {
            chunkIndex++;
            position = 0;
        }
        return chunkIndex >= document.chunks().size();
    }

    /// How many records were gone through.
    public long done() {
        return done;
    }

    /// How many there are.
    public long total() {
        return total;
    }

    /// How many did not read.
    public long unread() {
        return unread;
    }
}
