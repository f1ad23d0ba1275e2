package dev.keepsake.model.text;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Times as text: ISO 8601 without a zone, also with a space between date and time, and `count(n)`
/// for what no calendar has.
final class TimeText {
    private static final Pattern COUNT = Pattern.compile("count\\(([+-]?[0-9]{1,19})\\)");

    private TimeText() {}

    /// The scale of a time that stands in the place now, else ticks.
    static TimeScale scale(@Nullable Value old) {
        return switch (old) {
            case DateTimeValue time -> time.scale();
            case DurationValue duration -> duration.scale();
            case null, default -> TimeScale.TICKS;
        };
    }

    static String print(DateTimeValue time) {
        return time.instant()
                .map(instant -> LocalDateTime.ofInstant(instant, ZoneOffset.UTC).toString())
                .orElse("count(" + time.count() + ")");
    }

    static String print(DurationValue duration) {
        return duration.duration().toString();
    }

    static DateTimeValue dateTime(String text, TimeScale scale) throws EditRefusedException {
        Optional<Long> count = count(text, PrimitiveType.DATE_TIME);
        if (count.isPresent()) {
            return new DateTimeValue(count.get(), scale);
        }
        try {
            String local = text.endsWith("Z") ? text.substring(0, text.length() - 1) : text;
            Instant instant =
                    LocalDateTime.parse(local.replaceFirst(" ", "T")).toInstant(ZoneOffset.UTC);
            DateTimeValue value = DateTimeValue.of(instant, scale);
            if (value.instant().filter(instant::equals).isEmpty()) {
                throw outsideScale(text, PrimitiveType.DATE_TIME, scale);
            }
            return value;
        } catch (DateTimeException unreadable) {
            throw Literals.refused(LiteralCode.UNREADABLE, text, PrimitiveType.DATE_TIME);
        } catch (ArithmeticException tooFar) {
            throw outsideScale(text, PrimitiveType.DATE_TIME, scale);
        }
    }

    static DurationValue duration(String text, TimeScale scale) throws EditRefusedException {
        Optional<Long> count = count(text, PrimitiveType.DURATION);
        if (count.isPresent()) {
            return new DurationValue(count.get(), scale);
        }
        try {
            Duration duration = Duration.parse(text);
            DurationValue value = DurationValue.of(duration, scale);
            if (!value.duration().equals(duration)) {
                throw outsideScale(text, PrimitiveType.DURATION, scale);
            }
            return value;
        } catch (DateTimeException unreadable) {
            throw Literals.refused(LiteralCode.UNREADABLE, text, PrimitiveType.DURATION);
        } catch (ArithmeticException tooLong) {
            throw outsideScale(text, PrimitiveType.DURATION, scale);
        }
    }

    private static Optional<Long> count(String text, PrimitiveType type)
            throws EditRefusedException {
        Matcher match = COUNT.matcher(text);
        if (!match.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Long.parseLong(match.group(1)));
        } catch (NumberFormatException tooLarge) {
            throw Literals.refused(LiteralCode.RANGE, text, type);
        }
    }

    private static EditRefusedException outsideScale(
            String text, PrimitiveType type, TimeScale scale) {
        return EditRefusedException.of(
                Literals.finding(LiteralCode.SCALE, text, type).with("scale", scale));
    }
}
