package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.Type;
import java.time.Duration;

/// A length of time.
///
/// @param count how many of the scale's units, signed
public record DurationValue(long count, TimeScale scale) implements Value {
    /// The length of time of a duration, cut to the scale.
    ///
    /// @throws ArithmeticException where the scale cannot count to it
    public static DurationValue of(Duration duration, TimeScale scale) {
        long part = duration.getNano() / (1_000_000_000L / scale.perSecond());
        return new DurationValue(scale.count(duration.getSeconds(), part), scale);
    }

    /// The same length as Java has it.
    public Duration duration() {
        long part = Math.floorMod(count, scale.perSecond());
        return Duration.ofSeconds(
                Math.floorDiv(count, scale.perSecond()),
                part * (1_000_000_000L / scale.perSecond()));
    }

    @Override
    public Type type() {
        return PrimitiveType.DURATION;
    }
}
