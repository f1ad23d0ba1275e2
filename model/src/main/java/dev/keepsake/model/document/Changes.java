package dev.keepsake.model.document;

import dev.keepsake.model.value.StructValue;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// All that edits made of an opened document: the difference that a write brings to disk.
///
/// Two are equal where they hold the very same header and equal changes of chunks and records: what
/// is equal as content may be spelled differently, and a change of spelling is one.
///
/// @param header the whole header as edited, null where it is as opened
/// @param chunks what became of each chunk that is not as opened, by its number; added ones count
///   down from [#FIRST_ADDED_CHUNK]
/// @param records what became of each record that is not as opened, in the order of ids
public record Changes(
        @Nullable StructValue header,
        SortedMap<Integer, ChunkChange> chunks,
        SortedMap<RecordId, RecordChange> records) {
    /// The number of the first chunk added; −1 stands for the header in a [RecordId].
    public static final int FIRST_ADDED_CHUNK = -2;

    /// Nothing is changed.
    public static final Changes NONE = new Changes(null, new TreeMap<>(), new TreeMap<>());

    /// Copies the maps.
    public Changes {
        chunks = Collections.unmodifiableSortedMap(new TreeMap<>(chunks));
        records = Collections.unmodifiableSortedMap(new TreeMap<>(records));
    }

    /// True where both have the very same header, so that it needs no other look: one that is equal
    /// may be spelled differently.
    @SuppressWarnings("ReferenceEquality")
    public boolean hasSameHeader(Changes other) {
        return header == other.header;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Changes same
                && hasSameHeader(same)
                && chunks.equals(same.chunks)
                && records.equals(same.records);
    }

    @Override
    public int hashCode() {
        return Objects.hash(System.identityHashCode(header), chunks, records);
    }

    /// True where nothing is changed.
    public boolean isEmpty() {
        return header == null && chunks.isEmpty() && records.isEmpty();
    }

    /// These changes with another header; null takes it back to what was opened.
    public Changes withHeader(@Nullable StructValue other) {
        return new Changes(other, chunks, records);
    }

    /// These changes with more of chunks; a null takes a chunk back to what was opened.
    public Changes withChunks(Map<Integer, @Nullable ChunkChange> more) {
        return new Changes(header, merged(chunks, more), records);
    }

    /// These changes with more of records; a null takes a record back to what was opened.
    public Changes withRecords(Map<RecordId, @Nullable RecordChange> more) {
        return new Changes(header, chunks, merged(records, more));
    }

    private static <K, C> SortedMap<K, C> merged(SortedMap<K, C> own, Map<K, @Nullable C> more) {
        var all = new TreeMap<>(own);
        more.forEach((key, change) -> {
            if (change == null) {
                all.remove(key);
            } else {
                all.put(key, change);
            }
        });
        return all;
    }

    /// The changes of the records of one chunk, in the order of ids.
    public SortedMap<RecordId, RecordChange> ofChunk(int chunk) {
        return records.subMap(new RecordId(chunk, 0), new RecordId(chunk + 1, 0));
    }
}
