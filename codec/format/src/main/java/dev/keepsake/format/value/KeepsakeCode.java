package dev.keepsake.format.value;

import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.Severity;

/// Findings of the Keepsake format. Limits passed while reading are
/// [dev.keepsake.model.finding.GeneralCode#LIMIT].
public enum KeepsakeCode implements FindingCode {
    /// The bytes end, or a length leads outside. Details: needed, left.
    TRUNCATED("keepsake.truncated", Outcome.DAMAGED),
    /// A number is not in its shortest form, or longer than 64 bits.
    VARINT("keepsake.varint", Outcome.DAMAGED),
    /// Bytes are left over where everything was read.
    UNUSED("keepsake.unused", Outcome.DAMAGED),
    /// A type has an unknown code, or one that cannot stand there. Details: type.
    TYPE("keepsake.type", Outcome.DAMAGED),
    /// A value names a shape that its block does not have. Details: shape.
    SHAPE("keepsake.shape", Outcome.DAMAGED),
    /// A struct's shape has another name than the place declares. Details: expected, found.
    STRUCT_NAME("keepsake.structName", Outcome.DAMAGED),
    /// A boolean (or the mark of an optional or of a struct without fields) is another byte than it
    /// can be. Details: found.
    MARK("keepsake.mark", Outcome.DAMAGED),
    /// A time scale, a reason or an ordinal is a number that means nothing. Details: found.
    NUMBER("keepsake.number", Outcome.DAMAGED),
    /// A section's id has bytes outside 0x20 to 0x7E.
    SECTION_ID("keepsake.section.id", Outcome.DAMAGED),
    /// A record has a section twice. Details: section.
    SECTION_TWICE("keepsake.section.twice", Outcome.DAMAGED),
    /// A section has flags that mean nothing. Details: section, found.
    SECTION_FLAGS("keepsake.section.flags", Outcome.DAMAGED),
    /// A section that must be understood is unknown. Details: section.
    SECTION_NEWER("keepsake.section.newer", Outcome.NEWER),
    /// A record's shape has fields, and the record no properties.
    PROPERTIES_MISSING("keepsake.section.missing", Outcome.DAMAGED),

    /// A value is of another type than its place. Details: expected, found.
    UNFIT_VALUE("keepsake.edit.value", Outcome.WRONG_USE),
    /// A value kept as read stands in a place of another type, where this format has no bytes for
    /// it. Details: expected.
    UNFIT_OPAQUE("keepsake.edit.opaque", Outcome.WRONG_USE),
    /// A name cannot be written so that it reads the same. Details: name.
    UNFIT_NAME("keepsake.edit.name", Outcome.WRONG_USE),
    /// A text is too long. Details: found, allowed.
    LONG_TEXT("keepsake.edit.text", Outcome.WRONG_USE),
    /// Values or types are nested too deep. Details: limit, allowed.
    DEEP("keepsake.edit.depth", Outcome.WRONG_USE),
    /// A record, or what it holds outside lists, sets and maps, is too big. Details: limit,
    /// allowed.
    BIG_RECORD("keepsake.edit.record", Outcome.WRONG_USE),
    /// A shape declares too many fields. Details: found, allowed.
    MANY_FIELDS("keepsake.edit.fields", Outcome.WRONG_USE),
    /// A section's id is not four characters from 0x20 to 0x7E, or stands twice. Details: section.
    UNFIT_SECTION("keepsake.edit.section", Outcome.WRONG_USE),
    /// A section holds something else than it can. Details: section, found.
    UNFIT_CONTENT("keepsake.edit.content", Outcome.WRONG_USE),
    /// A record's properties are a struct with another name than its class. Details: expected,
    /// found.
    UNFIT_CLASS("keepsake.edit.class", Outcome.WRONG_USE),
    /// A record's kind is neither a known word nor four characters of an unknown one. Details:
    /// kind.
    UNFIT_KIND("keepsake.edit.kind", Outcome.WRONG_USE),
    /// A chunk has a subject already.
    UNFIT_SUBJECT("keepsake.edit.subject", Outcome.WRONG_USE),
    /// A chunk's id is not four characters from 0x20 to 0x7E or stands twice with its key, a reader
    /// must understand it that this version does not, or its bytes are too many. Details: rule.
    UNFIT_CHUNK("keepsake.edit.chunk", Outcome.WRONG_USE),
    /// A header field has no bytes in this format. Details: field, rule.
    UNFIT_HEADER("keepsake.edit.header", Outcome.WRONG_USE),
    /// A picture is too large, or is not what is said of it. Details: rule.
    UNFIT_PICTURE("keepsake.edit.picture", Outcome.WRONG_USE),

    /// The file ends before it should. Details: needed, left.
    FILE_CUT("keepsake.file.cut", Outcome.DAMAGED),
    /// Bytes stand behind the end of the file. Details: recorded, found.
    FILE_TRAILING("keepsake.file.trailing", Outcome.DAMAGED),
    /// The bytes behind the prelude have another checksum than it records.
    FILE_CHECKSUM("keepsake.file.checksum", Outcome.DAMAGED),
    /// The prelude has another checksum than it records.
    PRELUDE_CHECKSUM("keepsake.prelude.checksum", Outcome.DAMAGED),
    /// The prelude breaks a rule. Details: rule.
    PRELUDE_INVALID("keepsake.prelude.invalid", Outcome.DAMAGED),
    /// Only a newer version may read the file. Details: found, known.
    NEWER("keepsake.newer", Outcome.NEWER),
    /// A newer version wrote the file, in a way that this one may read. Details: found, known.
    NEWER_WRITER("keepsake.newerWriter", Outcome.LOADED),
    /// The header has another checksum than the prelude records.
    HEADER_CHECKSUM("keepsake.header.checksum", Outcome.DAMAGED),
    /// The header breaks a rule. Details: rule.
    HEADER_INVALID("keepsake.header.invalid", Outcome.DAMAGED),
    /// A header field that must be understood is unknown.
    FIELD_NEWER("keepsake.header.newer", Outcome.NEWER),
    /// The picture has another checksum than the header records.
    PICTURE_CHECKSUM("keepsake.picture.checksum", Outcome.DAMAGED),
    /// The picture is not of the format and size that the header records.
    PICTURE_INVALID("keepsake.picture.invalid", Outcome.DAMAGED),
    /// The directory has another checksum than it records.
    DIRECTORY_CHECKSUM("keepsake.directory.checksum", Outcome.DAMAGED),
    /// The directory breaks a rule. Details: rule.
    DIRECTORY_INVALID("keepsake.directory.invalid", Outcome.DAMAGED),
    /// Not all of the directory reads; what is wrong stands before this. Details: chunks (that
    /// read), recorded.
    DIRECTORY_PART("keepsake.directory.part", Outcome.LOADED),
    /// A chunk has the id and key of an earlier one.
    CHUNK_TWICE("keepsake.chunk.twice", Outcome.DAMAGED),
    /// A chunk that must be understood is unknown.
    CHUNK_NEWER("keepsake.chunk.newer", Outcome.NEWER),
    /// A block has another checksum than the directory records.
    BLOCK_CHECKSUM("keepsake.block.checksum", Outcome.DAMAGED),
    /// A block is compressed in a way that is unknown. Details: codec.
    BLOCK_CODEC("keepsake.block.codec", Outcome.NEWER),
    /// A block is no compressed frame of the size that the directory records. Details: recorded,
    /// found.
    BLOCK_FRAME("keepsake.block.frame", Outcome.DAMAGED),
    /// A library that decompresses blocks is missing on this system. Details: library.
    LIBRARY_MISSING("keepsake.library", Outcome.REFUSED),
    /// A block's head breaks a rule. Details: rule.
    HEAD_INVALID("keepsake.head.invalid", Outcome.DAMAGED),
    /// A record has the subject of an earlier one of its chunk.
    RECORD_TWICE("keepsake.record.twice", Outcome.DAMAGED),
    /// A record does not encode to its own bytes.
    NOT_EXACT("keepsake.record.notExact", Outcome.DAMAGED);

    private final String id;
    private final Outcome outcome;

    KeepsakeCode(String id, Outcome outcome) {
        this.id = id;
        this.outcome = outcome;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Severity severity() {
        return outcome.isFailure() ? Severity.ERROR : Severity.NOTE;
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }
}
