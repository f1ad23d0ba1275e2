package dev.keepsake.model.finding;

/// A range of bytes of a file.
///
/// @param offset the first byte, from 0
/// @param length how many bytes, 0 or more; 0 marks a place between bytes, such as the end of a
///   file that is too short
public record Span(long offset, long length) {
    /// Refuses negative numbers and a range past 2⁶³ − 1.
    public Span {
        if (offset < 0 || length < 0 || offset + length < 0) {
            throw new IllegalArgumentException(offset + "+" + length);
        }
    }

    /// The first byte after the range.
    public long end() {
        return offset + length;
    }

    /// True where the byte at an offset lies in the range.
    public boolean holds(long position) {
        return position >= offset && position < end();
    }
}
