package dev.keepsake.model.document;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.io.Closeable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What a document was read from, as its format sees it: the seam between the model and the
/// formats, which implement it.
///
/// Immutable but for caches; any thread may call it until it is closed. Chunks and records are
/// numbered from 0 in the order of the save. Records are located when it is made and decoded when
/// asked.
public interface SaveOrigin extends Closeable {
    /// What it was read as.
    FormatName format();

    /// The header's fields, in the order of the save.
    StructValue header();

    /// How many chunks there are.
    int chunkCount();

    /// What is known of a chunk without reading its records.
    ChunkHead chunk(int chunk);

    /// The bytes of a chunk kept as read.
    ///
    /// @throws IllegalArgumentException for a chunk of records
    /// @throws SaveException *refused* where it is larger than the format lets a record be; it is
    ///   still checked and written
    Bytes chunkBytes(int chunk) throws SaveException;

    /// What is known of a record without decoding it.
    RecordHead head(int chunk, int record) throws SaveException;

    /// The size of a record in the save, decoded.
    long size(int chunk, int record) throws SaveException;

    /// Decodes a record.
    RecordContent content(int chunk, int record) throws SaveException;

    /// A hash of a record's content.
    Digest digest(int chunk, int record) throws SaveException;

    /// The position in a chunk of the n-th record (from 0) with this subject.
    OptionalInt find(int chunk, String subject, int ordinal) throws SaveException;

    /// Where a value of a record (or, for [RecordId#HEADER], of the header) stands in the opened
    /// save.
    ///
    /// Empty for all that the opened save does not have: records, header fields and items that were
    /// added later, whatever stands in them, and ids that lead nowhere.
    ///
    /// @param path from the record's sections (or the header's fields) on; an empty one means all
    ///   of the record
    Optional<ValueLocation> locate(RecordId record, ItemPath path) throws SaveException;

    /// What the bytes of a value may be taken for that is kept as read, or whose type was assumed:
    /// the likeliest first, what it is taken for now among them. Empty where there is no choice.
    ///
    /// @param path as for [#locate]
    default List<TypeCandidate> candidates(RecordId record, ItemPath path) throws SaveException {
        return List.of();
    }

    /// What the bytes of the file are; empty where the format does not tell.
    ///
    /// @throws SaveException where the storage fails
    default Optional<ByteMap> bytes() throws SaveException {
        return Optional.empty();
    }

    /// The save's picture.
    Optional<Picture> picture() throws SaveException;

    /// Refuses changes that this format could not write, saying why: edits are checked so when they
    /// are staged, and writing cannot fail on content. What stands in both is not looked at again.
    ///
    /// @throws EditRefusedException where the format has no bytes for a change
    /// @throws SaveException where the opened records cannot be read, or the caller stops it
    void requireEncodable(Changes before, Changes after, Progress progress) throws SaveException;

    /// Checks the whole save: every checksum, every structure rule, every record.
    ///
    /// @throws SaveException where a strict log is told an error, the storage fails or the caller
    ///   stops it
    CheckResult check(CheckScope scope, FindingLog log, Progress progress) throws SaveException;

    /// What this format knows of the types in this save.
    TypeCatalog types();

    /// The class whose properties the records of this save are, where each record is one of them;
    /// empty where records are objects of their own.
    default String owner() {
        return "";
    }

    /// Lets go of the file. Later calls may fail; nothing is lost.
    @Override
    void close();
}
