package dev.keepsake.model.query;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.type.Type;
import dev.keepsake.model.value.Value;

/// What a query selects in a save.
public sealed interface Hit {
    /// The record, or [RecordId#HEADER].
    RecordId record();

    /// The full path.
    Path path();

    /// A record as a whole.
    ///
    /// @param saved the record
    /// @param head what is known of it without decoding
    record OfRecord(SaveRecord saved, RecordHead head, Path path) implements Hit {
        @Override
        public RecordId record() {
            return saved.id();
        }
    }

    /// A value.
    ///
    /// @param positions where it stands now: positions in the containers above it, which are ids
    ///   only where no edit of the record is staged ([dev.keepsake.model.edit.RecordItems])
    /// @param value what stands there
    /// @param declared what the place is declared to hold
    /// @param ofEntry true for the value of a map entry, which comes and goes with its key: the
    ///   position before
    record OfValue(
            RecordId record,
            Path path,
            ItemPath positions,
            Value value,
            Type declared,
            boolean ofEntry)
            implements Hit {}
}
