package dev.keepsake.model.document;

/// A record of a document, by a number that edits never change.
///
/// @param chunk the position of its chunk in the opened document, from 0; −1 for the header, −2 and
///   below for a chunk added later
/// @param record its position in that chunk of the opened document, from 0; −1, −2 … for records
///   added later, in the order they were staged
public record RecordId(int chunk, int record) implements Comparable<RecordId> {
    /// Stands for the header, so that header fields are addressed as values of records are.
    public static final RecordId HEADER = new RecordId(-1, 0);

    /// True for the header.
    public boolean isHeader() {
        return chunk == HEADER.chunk;
    }

    /// True for a record that was added after opening.
    public boolean isAdded() {
        return record < 0;
    }

    /// Orders by chunk; in it opened records first, then added ones as they were staged.
    @Override
    public int compareTo(RecordId other) {
        if (chunk != other.chunk) {
            return Integer.compare(chunk, other.chunk);
        }
        if (isAdded() != other.isAdded()) {
            return isAdded() ? 1 : -1;
        }
        return isAdded()
                ? Integer.compare(other.record, record)
                : Integer.compare(record, other.record);
    }
}
