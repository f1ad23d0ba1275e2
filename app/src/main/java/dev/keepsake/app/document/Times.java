package dev.keepsake.app.document;

import dev.keepsake.app.i18n.Messages;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;

/// Points in time as people read them. Immutable; any thread may use it.
public final class Times {
    private final DateTimeFormatter format;

    /// Times in the language of these messages, as clocks in this zone show them.
    public Times(Messages messages, ZoneId zone) {
        this.format =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.MEDIUM)
                        .withLocale(messages.locale())
                        .withZone(zone);
    }

    /// Date and time to the second.
    public String text(Instant instant) {
        return format.format(instant);
    }
}
