package dev.keepsake.app.bytes;

import java.util.Locale;

/// What was typed as an offset: decimal, `0x` and hexadecimal, and with `+` or `-` before it so far
/// from where one is. Pure.
final class GoToOffset {
    private GoToOffset() {}

    /// What a text leads to.
    sealed interface Found {
        /// A byte.
        record At(long offset) implements Found {}

        /// Outside the bytes.
        record Outside() implements Found {}

        /// No number.
        record Unreadable() implements Found {}
    }

    /// Reads a text.
    ///
    /// @param from where one is
    /// @param size how many bytes there are
    static Found read(String text, long from, long size) {
        String typed = text.strip().toLowerCase(Locale.ROOT).replace("_", "");
        if (typed.isEmpty()) {
            return new Found.Unreadable();
        }
        char first = typed.charAt(0);
        boolean relative = first == '+' || first == '-';
        String digits = relative ? typed.substring(1).strip() : typed;
        boolean hexadecimal = digits.startsWith("0x");
        long number;
        try {
            number =
                    hexadecimal
                            ? Long.parseUnsignedLong(digits.substring(2), 16)
                            : Long.parseUnsignedLong(digits);
        } catch (NumberFormatException none) {
            return new Found.Unreadable();
        }
        if (number < 0 || number > Long.MAX_VALUE / 2) {
            return new Found.Outside();
        }
        long offset = number;
        if (relative) {
            offset = first == '+' ? from + number : from - number;
        }
        return offset < 0 || offset >= size ? new Found.Outside() : new Found.At(offset);
    }
}
