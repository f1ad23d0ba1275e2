package dev.keepsake.model.document;

import dev.keepsake.model.finding.Span;
import org.jspecify.annotations.Nullable;

/// What is known of a chunk without reading its records.
///
/// @param id its name, usually four letters
/// @param key tells chunks of one id apart (a map, a player), empty where there is one
/// @param mustUnderstand true where a reader that does not know the id must refuse the save
/// @param kind how its content stands in the save
/// @param recordCount how many records it has in the save; 0 for one kept as bytes
/// @param storedBytes its size in the file
/// @param decodedBytes its size decoded, −1 where unknown
/// @param span where it stands in the file, null where it is in several places or not in a file
public record ChunkHead(
        String id,
        String key,
        boolean mustUnderstand,
        Kind kind,
        int recordCount,
        long storedBytes,
        long decodedBytes,
        @Nullable Span span) {
    /// How the content of a chunk stands in the save.
    public enum Kind {
        /// As records.
        RECORDS,
        /// As bytes kept as read.
        RAW
    }

    /// A chunk of records that is not in a file yet.
    public static ChunkHead ofRecords(String id, String key) {
        return new ChunkHead(id, key, false, Kind.RECORDS, 0, 0, -1, null);
    }

    /// A chunk of bytes that is not in a file yet.
    public static ChunkHead ofBytes(String id, String key) {
        return new ChunkHead(id, key, false, Kind.RAW, 0, 0, -1, null);
    }
}
