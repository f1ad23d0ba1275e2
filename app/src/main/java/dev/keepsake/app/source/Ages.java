package dev.keepsake.app.source;

import dev.keepsake.app.document.Counts;
import dev.keepsake.app.i18n.Messages;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

/// How long ago something was, as people say it. Immutable.
final class Ages {
    private static final DateTimeFormatter CLOCK =
            DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

    private final Messages messages;
    private final Counts counts;
    private final Clock clock;

    /// @param clock says what time it is, and where
    Ages(Messages messages, Clock clock) {
        this.messages = messages;
        this.counts = new Counts(messages);
        this.clock = clock;
    }

    /// Minutes within the hour, the clock today and yesterday, else the date.
    String text(Instant instant) {
        Duration age = Duration.between(instant, clock.instant());
        ZonedDateTime then = instant.atZone(clock.getZone());
        LocalDate today = LocalDate.now(clock);
        if (!age.isNegative() && age.toMinutes() < 1) {
            return messages.text("window.age.now");
        }
        if (!age.isNegative() && age.toHours() < 1) {
            return counts.of("window.age.minutes", age.toMinutes());
        }
        if (then.toLocalDate().equals(today)) {
            return messages.text("window.age.today", "time", CLOCK.format(then));
        }
        if (then.toLocalDate().equals(today.minusDays(1))) {
            return messages.text("window.age.yesterday", "time", CLOCK.format(then));
        }
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(messages.locale())
                .format(then);
    }
}
