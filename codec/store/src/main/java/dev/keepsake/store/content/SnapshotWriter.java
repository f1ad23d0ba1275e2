package dev.keepsake.store.content;

import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.finding.SaveException;

/// Writes a snapshot of a game as a new save. Called once, on a thread of the store: what it reads
/// must not change any more.
@FunctionalInterface
public interface SnapshotWriter {
    /// Writes all of it, from `begin` to `end`. Number, slot, kind and title of the header are the
    /// slot's; the time is now where the header says none.
    void writeTo(RecordSink sink) throws SaveException;
}
