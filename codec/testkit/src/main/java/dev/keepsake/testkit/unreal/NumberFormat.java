package dev.keepsake.testkit.unreal;

/// How a text shows a number. Immutable.
///
/// @param alwaysSign whether a plus is shown; not written by old versions
/// @param grouping whether thousands are grouped
/// @param rounding a rounding mode, 0 to 6
/// @param mostDigits the most digits, of the whole part and of the fraction
public record NumberFormat(boolean alwaysSign, boolean grouping, int rounding, int mostDigits) {
    void write(Wire out) {
        if (out.dialect.saysAlwaysSign()) {
            out.bool32(alwaysSign);
        }
        out.bool32(grouping).u8(rounding).i32(1).i32(mostDigits).i32(0).i32(mostDigits);
    }
}
