package dev.keepsake.app.editor.form;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lengths of time as clocks show them: `13:31:09.5` for `PT13H31M9.5S`.
final class Times {
    private static final Pattern CLOCK =
            Pattern.compile("(-?)([0-9]{1,9}):([0-5]?[0-9])(?::([0-5]?[0-9](?:\\.[0-9]{1,9})?))?");

    private Times() {}

    /// The text with a clock's time as a literal; any other as it is.
    static String literal(String typed) {
        Matcher clock = CLOCK.matcher(typed.strip());
        if (!clock.matches()) {
            return typed.strip();
        }
        String seconds = clock.group(4) == null ? "0" : clock.group(4);
        return clock.group(1) + "PT" + clock.group(2) + "H" + clock.group(3) + "M" + seconds + "S";
    }
}
