package dev.keepsake.model.query;

import dev.keepsake.model.path.QuotedText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a value is compared with, as typed: read as all that it can be, as only the value says what
/// it is compared as.
///
/// @param text as typed
/// @param number as a number, null where it is none
/// @param infinity 1 and −1 for the infinities, else 0
/// @param time as a point in time, null where it is none
/// @param duration as a length of time, null where it is none
record Operand(
        String text,
        @Nullable BigDecimal number,
        int infinity,
        @Nullable Instant time,
        @Nullable Duration duration) {
    private static final Pattern HEX = Pattern.compile("([+-]?)0[xX]([0-9a-fA-F]{1,40})");
    private static final Pattern DECIMAL =
            Pattern.compile(
                    "[+-]?(?:[0-9]{1,400}\\.?[0-9]{0,400}|\\.[0-9]{1,400})(?:[eE][+-]?[0-9]{1,3})?");

    static Operand of(String text) {
        return new Operand(text, number(text), infinity(text), time(text), duration(text));
    }

    /// The number that a text spells in decimal or hexadecimal, null where it is none or has more
    /// digits than any value.
    static @Nullable BigDecimal number(String text) {
        Matcher hex = HEX.matcher(text);
        if (hex.matches()) {
            var magnitude = new BigDecimal(new BigInteger(hex.group(2), 16));
            return hex.group(1).equals("-") ? magnitude.negate() : magnitude;
        }
        return DECIMAL.matcher(text).matches() ? new BigDecimal(text) : null;
    }

    private static int infinity(String text) {
        return switch (text) {
            case "Infinity", "+Infinity" -> 1;
            case "-Infinity" -> -1;
            default -> 0;
        };
    }

    private static @Nullable Instant time(String text) {
        String local = text.endsWith("Z") ? text.substring(0, text.length() - 1) : text;
        try {
            String whole = local.length() == "2024-05-01".length() ? local + "T00:00" : local;
            return LocalDateTime.parse(whole.replaceFirst(" ", "T")).toInstant(ZoneOffset.UTC);
        } catch (DateTimeException noTime) {
            return null;
        }
    }

    private static @Nullable Duration duration(String text) {
        try {
            return Duration.parse(text);
        } catch (DateTimeException noDuration) {
            return null;
        }
    }

    /// True where it has an order: a number or a time.
    boolean isOrdered() {
        return number != null || infinity != 0 || time != null || duration != null;
    }

    /// As it stands in a query.
    @Override
    public String toString() {
        return QuotedText.ofName(text);
    }
}
