package dev.keepsake.spark.number;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/// Reads whole texts as numbers, as C and C++ do. Pure; a text that is not a number in all of its
/// characters is none.
public final class NumberReader {
    private static final Pattern HEXADECIMAL =
            Pattern.compile(
                    "0[xX](?:[0-9a-fA-F]{1,64}\\.?[0-9a-fA-F]{0,64}|\\.[0-9a-fA-F]{1,64})"
                            + "(?:[pP][+-]?[0-9]{1,9})?");

    private NumberReader() {}

    /// The float that `strtof` reads: leading blanks, a sign, decimal or hexadecimal digits with an
    /// exponent, `inf`, `nan`. Empty where the number is too large.
    public static Optional<Float> readLenient(String text) {
        int start = 0;
        while (start < text.length() && isSpace(text.charAt(start))) {
            start++;
        }
        String digits = text.substring(signEnd(text, start));
        boolean negative = start < text.length() && text.charAt(start) == '-';
        return readUnsigned(digits).map(value -> negative ? negated(value) : value);
    }

    /// The float that a C++ stream reads from a word: a sign and decimal digits with an exponent.
    /// `inf` and `nan` are read too, though the stream refuses them: its writer prints them. Empty
    /// where the number is too large.
    public static Optional<Float> readStream(String word) {
        boolean blank = !word.isEmpty() && isSpace(word.charAt(0));
        boolean hexadecimal = word.indexOf('x') >= 0 || word.indexOf('X') >= 0;
        return blank || hexadecimal ? Optional.empty() : readLenient(word);
    }

    /// The integer that `from_chars` reads: decimal digits, perhaps after a minus.
    public static OptionalLong readInteger(String text, long least, long most) {
        int start = text.startsWith("-") ? 1 : 0;
        if (!isDigits(text, start) || significant(text, start) > 18) {
            return OptionalLong.empty();
        }
        long value = Long.parseLong(text);
        return value >= least && value <= most ? OptionalLong.of(value) : OptionalLong.empty();
    }

    /// The signed integer that a C++ stream reads from a word: also with a plus.
    public static OptionalLong readStreamInteger(String word, long least, long most) {
        boolean plus = word.startsWith("+") && !word.startsWith("+-");
        return readInteger(plus ? word.substring(1) : word, least, most);
    }

    /// The 64 bits of the unsigned integer that a C++ stream reads from a word: a negative one
    /// wraps.
    public static OptionalLong readStreamUnsigned(String word) {
        int start = signEnd(word, 0);
        if (!isDigits(word, start) || significant(word, start) > 20) {
            return OptionalLong.empty();
        }
        String digits = word.substring(start);
        try {
            long bits = Long.parseUnsignedLong(digits);
            return OptionalLong.of(word.startsWith("-") ? -bits : bits);
        } catch (NumberFormatException tooLarge) {
            return OptionalLong.empty();
        }
    }

    private static Optional<Float> readUnsigned(String digits) {
        String lower = digits.length() > 8 ? "" : digits.toLowerCase(Locale.ROOT);
        if (lower.equals("nan")) {
            return Optional.of(Float.NaN);
        }
        if (lower.equals("inf") || lower.equals("infinity")) {
            return Optional.of(Float.POSITIVE_INFINITY);
        }
        if (isDecimal(digits)) {
            return finite(Float.parseFloat(digits));
        }
        return HEXADECIMAL.matcher(digits).matches() ? readHexadecimal(digits) : Optional.empty();
    }

    private static Optional<Float> readHexadecimal(String digits) {
        boolean exponent = digits.indexOf('p') >= 0 || digits.indexOf('P') >= 0;
        return finite(Float.parseFloat(exponent ? digits : digits + "p0"));
    }

    private static Optional<Float> finite(float value) {
        return Float.isInfinite(value) ? Optional.empty() : Optional.of(value);
    }

    private static float negated(float value) {
        return Float.intBitsToFloat(Float.floatToRawIntBits(value) ^ Integer.MIN_VALUE);
    }

    /// Digits with at most one dot and perhaps an exponent; at least one digit before that.
    private static boolean isDecimal(String text) {
        int dot = digitsEnd(text, 0);
        int end = dot;
        if (dot < text.length() && text.charAt(dot) == '.') {
            end = digitsEnd(text, dot + 1);
        }
        boolean anyDigit = end > 0 && (dot > 0 || end > dot + 1);
        if (!anyDigit || end == text.length()) {
            return anyDigit;
        }
        int exponent = signEnd(text, end + 1);
        return Character.toLowerCase(text.charAt(end)) == 'e' && isDigits(text, exponent);
    }

    private static boolean isDigits(String text, int start) {
        return start < text.length() && digitsEnd(text, start) == text.length();
    }

    private static int digitsEnd(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    private static int significant(String text, int start) {
        int first = start;
        while (first < text.length() && text.charAt(first) == '0') {
            first++;
        }
        return text.length() - first;
    }

    private static int signEnd(String text, int start) {
        boolean sign =
                start < text.length() && (text.charAt(start) == '-' || text.charAt(start) == '+');
        return sign ? start + 1 : start;
    }

    /// True for what C calls a space in its plain locale.
    public static boolean isSpace(char unit) {
        return unit == ' ' || unit >= '\t' && unit <= '\r';
    }
}
