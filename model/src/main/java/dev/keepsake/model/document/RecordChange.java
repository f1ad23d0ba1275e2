package dev.keepsake.model.document;

import org.jspecify.annotations.Nullable;

/// What edits made of a record. Equal ones make the same of it, spelling included.
public sealed interface RecordChange {
    /// A record of the opened document, edited.
    record Revised(RecordRevision revision) implements RecordChange {}

    /// A record that the opened document does not have.
    ///
    /// @param record what it is and holds
    /// @param after the number in its chunk of the record it stands behind: one of the opened
    ///   document (also a removed one), or one added earlier; [#FIRST] for the first place
    record Added(DetachedRecord record, int after) implements RecordChange {
        /// Stands before every record.
        public static final int FIRST = Integer.MIN_VALUE;

        /// True where the very same record stands in the same place: equal ones may be spelled
        /// differently, and a change of spelling is one.
        @Override
        @SuppressWarnings("ReferenceEquality")
        public boolean equals(@Nullable Object other) {
            return other instanceof Added added && record == added.record && after == added.after;
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(record) + after;
        }
    }

    /// A record of the opened document that is gone.
    record Removed() implements RecordChange {}
}
