package dev.keepsake.testkit.unreal;

import java.util.Locale;

/// Sixteen bytes as Unreal writes them: four 32-bit words, each little-endian. Immutable.
///
/// @param a the first word
/// @param b the second word
/// @param c the third word
/// @param d the fourth word
public record UnrealGuid(int a, int b, int c, int d) {
    /// All zero.
    public static final UnrealGuid ZERO = new UnrealGuid(0, 0, 0, 0);

    /// A guid from its 32 hexadecimal digits; hyphens may stand anywhere.
    ///
    /// @throws NumberFormatException where these are not 32 digits
    public static UnrealGuid of(String text) {
        String digits = text.replace("-", "");
        if (digits.length() != 32) {
            throw new NumberFormatException("32 digits wanted: " + text);
        }
        return new UnrealGuid(word(digits, 0), word(digits, 8), word(digits, 16), word(digits, 24));
    }

    private static int word(String digits, int from) {
        return Integer.parseUnsignedInt(digits.substring(from, from + 8), 16);
    }

    /// Lower case, in groups of 8, 4, 4, 4 and 12: as the type names of 5.4 spell it.
    @Override
    public String toString() {
        String digits = String.format(Locale.ROOT, "%08x%08x%08x%08x", a, b, c, d);
        return String.join(
                "-",
                digits.substring(0, 8),
                digits.substring(8, 12),
                digits.substring(12, 16),
                digits.substring(16, 20),
                digits.substring(20));
    }
}
