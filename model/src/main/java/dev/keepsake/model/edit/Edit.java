package dev.keepsake.model.edit;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.Value;
import org.jspecify.annotations.Nullable;

/// One change of a document, by numbers that no other edit moves.
///
/// An edit never says what was there before: applying it gives its inverse. Header fields are
/// addressed through [RecordId#HEADER]; the record itself
/// ([dev.keepsake.model.document.ItemPath#ROOT]) is a container of sections, whose keys are their
/// ids.
///
/// Rules of numbers: an item removed or reverted keeps its id as an anchor for others. A container
/// that was replaced as a whole starts a new count, and edits below it depend on that edit: it
/// cannot be reverted before them. An inverse may use the id its edit took away.
public sealed interface Edit {
    /// An edit of a record or of the header.
    sealed interface OfRecord extends Edit
            permits OfValue, SetHead, AddRecord, RemoveRecord, RestoreRecord {
        /// The record it changes, or [RecordId#HEADER].
        RecordId record();
    }

    /// An edit inside a record or the header.
    sealed interface OfValue extends OfRecord
            permits SetValue, SetKey, SetName, Insert, Remove, Move, Retype, SetEncoding, SetBytes {
        /// The value it changes; for [Insert] the container.
        Target target();

        @Override
        default RecordId record() {
            return target().record();
        }
    }

    /// An edit of a chunk as a whole.
    sealed interface OfChunk extends Edit permits AddChunk, RemoveChunk, SetChunkBytes {
        /// The chunk's number.
        int chunk();
    }

    /// Puts another value in a place whose declared type holds it: a field, an item, the value of a
    /// map entry, the content of a section, an element of a packed list (by its index).
    ///
    /// @param encoding how it is spelled, null to keep the spelling where it still fits: for a
    ///   value of the same type; a format leaves out what does not spell the new value
    record SetValue(Target target, Value value, @Nullable Encoding encoding) implements OfValue {}

    /// Gives a map entry another key, or a field or section another name.
    ///
    /// @param target the entry's key (2i), the field or the section
    /// @param key the new key; for a field or section a name value
    /// @param encoding how a key is spelled, null to keep the spelling where it still fits; a name
    ///   has none
    record SetKey(Target target, Value key, @Nullable Encoding encoding) implements OfValue {}

    /// Gives an owned object another name, or a localized text another form; what it holds stays.
    ///
    /// @param name as the value's own component has it
    record SetName(Target target, String name) implements OfValue {}

    /// Adds an item to a list, packed list, set or optional, an entry to a map, a field to a struct
    /// or a section to a record.
    ///
    /// @param target the container
    /// @param after the id of the item it stands behind (of the entry's key, for a map); [#FIRST]
    ///   for the first place
    /// @param id the id of the new item, not in use in this container; a new one counts down from
    ///   −1; a map entry takes two, `id` for the key and `id - 1` for the value (an inverse: `id +
    ///   1`)
    /// @param key the entry's key; for a field or section its name as a name value; else null
    /// @param slot what stands there
    record Insert(Target target, long after, long id, @Nullable Slot key, Slot slot)
            implements OfValue {
        /// Stands before every item.
        public static final long FIRST = Long.MIN_VALUE;
    }

    /// Takes an item, a map entry (by its key), a field or a section out of its container.
    record Remove(Target target) implements OfValue {}

    /// Puts an item, a map entry (by its key), a field or a section behind another of its
    /// container.
    ///
    /// @param after the id of the item it stands behind, [Insert#FIRST] for the first place
    record Move(Target target, long after) implements OfValue {}

    /// Declares a field to be of another type, with a value of it.
    record Retype(Target target, Slot slot) implements OfValue {}

    /// Changes how a value is spelled, not what it is.
    record SetEncoding(Target target, Encoding encoding) implements OfValue {}

    /// Puts other bytes in the place of a value that was kept as read.
    record SetBytes(Target target, Bytes bytes) implements OfValue {}

    /// Gives a record another subject, kind or class.
    record SetHead(RecordId record, RecordHead head) implements OfRecord {}

    /// Adds a record.
    ///
    /// @param record its id: the chunk, and a number below 0 not in use in it
    /// @param after the number of the record it stands behind, `RecordChange.Added.FIRST` for the
    ///   first place
    record AddRecord(RecordId record, DetachedRecord content, int after) implements OfRecord {}

    /// Takes a record out.
    record RemoveRecord(RecordId record) implements OfRecord {}

    /// Takes a record of the opened document back to what was opened, also where it was removed.
    record RestoreRecord(RecordId record) implements OfRecord {}

    /// Adds a chunk behind all others, or puts one back that was removed, with its records.
    ///
    /// @param chunk its number: −2 or below and not in use, or that of the removed one
    record AddChunk(int chunk, ChunkHead head) implements OfChunk {}

    /// Takes a chunk out with all its records.
    record RemoveChunk(int chunk) implements OfChunk {}

    /// Puts other bytes in a chunk kept as bytes, also in one that was added.
    record SetChunkBytes(int chunk, Bytes bytes) implements OfChunk {}
}
