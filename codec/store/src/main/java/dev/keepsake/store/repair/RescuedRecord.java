package dev.keepsake.store.repair;

import dev.keepsake.model.document.DetachedRecord;

/// A record that reads, and where it was read.
///
/// @param record the record
/// @param source which copy it was read from
/// @param way why from that one
record RescuedRecord(DetachedRecord record, RescueSource source, Way way) {
    /// Why a record was read from its source.
    enum Way {
        /// It is the newest that has the chunk.
        NEWEST,
        /// The newest has the record and it does not read there.
        OLDER,
        /// Only the older copy has it, and the newest lost records.
        ADDED
    }

    String subject() {
        return record.head().subject();
    }
}
