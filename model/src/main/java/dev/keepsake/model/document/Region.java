package dev.keepsake.model.document;

import dev.keepsake.model.finding.Span;
import org.jspecify.annotations.Nullable;

/// A stretch of bytes that is one thing to its format.
///
/// @param kind what it is
/// @param name which of them, empty where there is one: a chunk's id and key, a record's subject, a
///   field's or section's name, as `Bytes.asName` gives it
/// @param span where it stands in its space
/// @param packed what it decodes to, null where it stands plain
/// @param checksum the checksum it is, or that is of it alone; null where there is none
public record Region(
        Kind kind,
        String name,
        Span span,
        @Nullable Packed packed,
        @Nullable RegionChecksum checksum) {
    /// What a region is.
    public enum Kind {
        /// What the file begins with.
        PRELUDE,
        /// What it says of the save.
        HEADER,
        /// The save's picture.
        PICTURE,
        /// Where its chunks stand.
        DIRECTORY,
        /// The bytes of a chunk kept as read.
        CHUNK,
        /// What a block says of its records.
        BLOCK_HEAD,
        /// Records, or content, compressed.
        BLOCK,
        /// What belongs to a record and to none of its sections.
        RECORD,
        /// A part of a record.
        SECTION,
        /// A checksum.
        CHECKSUM,
        /// What stands behind everything else, or around a compressed content.
        FRAME,
        /// Bytes that nothing lays claim to.
        UNUSED
    }

    /// What a compressed region decodes to.
    ///
    /// @param space the bytes it decodes to, or is a part of
    /// @param span which of them come of this region
    public record Packed(ByteSpace space, Span span) {}

    /// A plain region without a checksum.
    public static Region of(Kind kind, String name, Span span) {
        return new Region(kind, name, span, null, null);
    }

    /// The same with a checksum.
    public Region withChecksum(RegionChecksum other) {
        return new Region(kind, name, span, packed, other);
    }

    /// The same, decoding to this.
    public Region withPacked(Packed other) {
        return new Region(kind, name, span, other, checksum);
    }

    /// The same at another place.
    public Region at(Span other) {
        return new Region(kind, name, other, packed, checksum);
    }
}
