package dev.keepsake.model.check.rule;

/// What a format allows.
///
/// @param depth how deep values may stand in one another
/// @param textBytes how long a text may be
/// @param recordBytes how big a record may be
public record Bounds(int depth, int textBytes, long recordBytes) {
    /// True where more than nine tenths are taken.
    static boolean isNear(long found, long allowed) {
        return found > allowed - allowed / 10;
    }
}
