package dev.keepsake.model.value;

/// What a save counts time in. The count is kept as read, so even one that no calendar has
/// survives.
public enum TimeScale {
    /// Steps of 100 ns; a point in time counts them from the start of the year 1.
    TICKS(10_000_000L),
    /// Seconds; a point in time counts them from 1970.
    SECONDS(1L),
    /// Milliseconds; a point in time counts them from 1970.
    MILLISECONDS(1_000L),
    /// Microseconds; a point in time counts them from 1970.
    MICROSECONDS(1_000_000L),
    /// Nanoseconds; a point in time counts them from 1970.
    NANOSECONDS(1_000_000_000L);

    private final long perSecond;

    TimeScale(long perSecond) {
        this.perSecond = perSecond;
    }

    /// The count of whole seconds and a part of one, 0 to `perSecond() - 1`.
    ///
    /// @throws ArithmeticException where 64 bits cannot hold it
    long count(long seconds, long part) {
        return seconds < 0
                ? Math.addExact(Math.multiplyExact(seconds + 1, perSecond), part - perSecond)
                : Math.addExact(Math.multiplyExact(seconds, perSecond), part);
    }

    /// How many make a second.
    public long perSecond() {
        return perSecond;
    }
}
