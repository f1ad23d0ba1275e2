package dev.keepsake.app.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.app.i18n.Messages;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AgesTest {
    private static final Clock NOON =
            Clock.fixed(Instant.parse("2026-12-01T12:00:00Z"), ZoneOffset.UTC);

    @ParameterizedTest
    @CsvSource({
        "2026-12-01T11:59:30Z, just now",
        "2026-12-01T11:01:00Z, 59 min ago",
        "2026-12-01T00:05:00Z, today 00:05",
        "2026-12-01T12:05:00Z, today 12:05",
        "2026-11-30T23:59:00Z, yesterday 23:59",
        "2026-10-02T10:00:00Z, 'Oct 2, 2026'",
    })
    void areSaidAsPeopleSayThem(Instant then, String expected) {
        assertEquals(expected, new Ages(Messages.of(Locale.ENGLISH), NOON).text(then));
    }
}
