package dev.keepsake.model.document;

/// What edits made of a record.
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
    }

    /// A record of the opened document that is gone.
    record Removed() implements RecordChange {}
}
