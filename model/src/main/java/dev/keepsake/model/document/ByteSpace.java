package dev.keepsake.model.document;

import dev.keepsake.model.finding.Span;

/// Bytes that offsets count in: those of the file, or those that a compressed stretch of it decodes
/// to.
///
/// @param stored where the compressed stretch begins in the file, −1 for the file itself
public record ByteSpace(long stored) {
    /// The bytes of the file.
    public static final ByteSpace FILE = new ByteSpace(-1);

    /// The bytes that a located value's decoded range counts in; the file's where it has none.
    public static ByteSpace of(ValueLocation location) {
        return location.decoded() == null ? FILE : new ByteSpace(location.region().offset());
    }

    /// Where a located value stands in its space.
    public static Span spanOf(ValueLocation location) {
        Span decoded = location.decoded();
        return decoded == null ? location.region() : decoded;
    }

    /// True for the bytes of the file.
    public boolean isFile() {
        return equals(FILE);
    }
}
