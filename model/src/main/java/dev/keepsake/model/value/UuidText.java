package dev.keepsake.model.value;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.type.PrimitiveType;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Identifiers as text: 32 hexadecimal digits, with or without the four hyphens.
final class UuidText {
    private static final Pattern DIGITS =
            Pattern.compile(
                    "(\\p{XDigit}{8})-?(\\p{XDigit}{4})-?(\\p{XDigit}{4})-?"
                            + "(\\p{XDigit}{4})-?(\\p{XDigit}{12})");

    private UuidText() {}

    static UuidValue parse(String text) throws EditRefusedException {
        Matcher match = DIGITS.matcher(text);
        if (!match.matches()) {
            throw Literals.refused(LiteralCode.UNREADABLE, text, PrimitiveType.UUID);
        }
        return new UuidValue(
                Long.parseUnsignedLong(match.group(1) + match.group(2) + match.group(3), 16),
                Long.parseUnsignedLong(match.group(4) + match.group(5), 16));
    }
}
