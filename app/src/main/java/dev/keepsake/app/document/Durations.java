package dev.keepsake.app.document;

import java.time.Duration;

/// Lengths of time as people read them.
public final class Durations {
    private Durations() {}

    /// Hours, minutes and seconds, with a fraction only where there is one: `13:31:09`.
    public static String text(Duration time) {
        Duration length = time.abs();
        String fraction =
                length.toNanosPart() == 0
                        ? ""
                        : ("." + "%09d".formatted(length.toNanosPart())).replaceAll("0+$", "");
        return "%s%d:%02d:%02d%s"
                .formatted(
                        time.isNegative() ? "-" : "",
                        length.toHours(),
                        length.toMinutesPart(),
                        length.toSecondsPart(),
                        fraction);
    }
}
