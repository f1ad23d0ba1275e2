package dev.keepsake.format.head;

/// What tells one save of a slot from every other.
///
/// @param sequence its number in the slot, unsigned
/// @param hash the XXH3-64 of the file from byte 64 on
public record Revision(long sequence, long hash) {
    /// True where this one was saved later, by the numbers.
    public boolean isNewerThan(Revision other) {
        return Long.compareUnsigned(sequence, other.sequence) > 0;
    }
}
