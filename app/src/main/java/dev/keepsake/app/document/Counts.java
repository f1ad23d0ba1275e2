package dev.keepsake.app.document;

import dev.keepsake.app.i18n.Messages;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Map;

/// Counts and sizes as people read them. Immutable; any thread may use it.
public final class Counts {
    private static final int KIB = 1024;

    private final Messages messages;

    /// Counts in the language of these messages.
    public Counts(Messages messages) {
        this.messages = messages;
    }

    /// A whole number with its thousands apart.
    public String number(long count) {
        return NumberFormat.getIntegerInstance(messages.locale()).format(count);
    }

    /// A sentence with a count under `count`, its plain number under `n`.
    public String of(String key, long count) {
        return messages.text(key, Map.of("count", number(count), "n", count));
    }

    /// A size in bytes: exact below 10 KiB, else in KiB, MiB or GiB.
    public String bytes(long size) {
        if (size < 10L * KIB) {
            return of("window.size.bytes", size);
        }
        double rest = size;
        int unit = 0;
        while (rest >= KIB && unit < 3) {
            rest /= KIB;
            unit++;
        }
        return String.format(Locale.ROOT, "%.1f", rest) + " " + "?KMG".charAt(unit) + "iB";
    }
}
