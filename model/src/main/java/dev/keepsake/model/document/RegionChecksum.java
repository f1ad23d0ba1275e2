package dev.keepsake.model.document;

import dev.keepsake.model.finding.Span;
import org.jspecify.annotations.Nullable;

/// A checksum that a file records, and what it is of.
///
/// @param algorithm such as `XXH3-64` or `CRC-32`
/// @param place where it stands in the file, null where that was not asked
/// @param covered the bytes of the file it is of
/// @param recorded what the file says
/// @param computed what the bytes give, null where that was not worked out yet
public record RegionChecksum(
        String algorithm,
        @Nullable Span place,
        Span covered,
        long recorded,
        @Nullable Long computed) {
    /// What is known of a checksum.
    public enum State {
        /// The bytes give what is recorded.
        HOLDS,
        /// They give something else.
        FAILS,
        /// Nobody looked yet.
        UNCHECKED
    }

    /// What is known of it.
    public State state() {
        if (computed == null) {
            return State.UNCHECKED;
        }
        return computed == recorded ? State.HOLDS : State.FAILS;
    }

    /// The same with what the bytes give.
    public RegionChecksum withComputed(long found) {
        return new RegionChecksum(algorithm, place, covered, recorded, found);
    }
}
