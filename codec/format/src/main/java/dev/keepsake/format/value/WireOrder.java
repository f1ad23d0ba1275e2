package dev.keepsake.format.value;

import dev.keepsake.model.value.OpaqueValue.Reason;
import dev.keepsake.model.value.TimeScale;
import java.util.List;

/// The numbers that stand for constants on disk: their positions here.
final class WireOrder {
    static final List<TimeScale> TIME_SCALES =
            List.of(
                    TimeScale.TICKS,
                    TimeScale.SECONDS,
                    TimeScale.MILLISECONDS,
                    TimeScale.MICROSECONDS,
                    TimeScale.NANOSECONDS);

    static final List<Reason> REASONS =
            List.of(
                    Reason.UNKNOWN_TYPE,
                    Reason.UNREADABLE,
                    Reason.NOT_PROVEN,
                    Reason.UNKNOWN_SECTION,
                    Reason.TOO_DEEP);

    private WireOrder() {}
}
