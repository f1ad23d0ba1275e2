package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import java.time.Instant;
import java.util.Optional;

/// A point in time, without a time zone.
///
/// @param count how many of the scale's units since the scale's start, signed
public record DateTimeValue(long count, TimeScale scale) implements Value {
    private static final long LAST_SECOND = 31_556_000_000_000_000L;
    private static final long YEAR_1_SECONDS = -62_135_596_800L;

    /// The point in time of an instant, cut to the scale.
    ///
    /// @throws ArithmeticException where the scale cannot count to it
    public static DateTimeValue of(Instant instant, TimeScale scale) {
        long start = scale == TimeScale.TICKS ? YEAR_1_SECONDS : 0;
        long seconds = Math.subtractExact(instant.getEpochSecond(), start);
        long part = instant.getNano() / (1_000_000_000L / scale.perSecond());
        return new DateTimeValue(scale.count(seconds, part), scale);
    }

    /// The instant, where Java's calendar reaches it.
    public Optional<Instant> instant() {
        long start = scale == TimeScale.TICKS ? YEAR_1_SECONDS : 0;
        long part = Math.floorMod(count, scale.perSecond());
        long seconds = Math.floorDiv(count, scale.perSecond());
        if (seconds > LAST_SECOND || seconds < -LAST_SECOND) {
            return Optional.empty();
        }
        return Optional.of(
                Instant.ofEpochSecond(
                        seconds + start, part * (1_000_000_000L / scale.perSecond())));
    }

    @Override
    public Type type() {
        return PrimitiveType.DATE_TIME;
    }
}
