package dev.keepsake.model.path;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Names of fields as people gave them.
///
/// Editors that let people rename a field make its stored name unlike any other, with a number and
/// 32 digits behind what was typed: `Health_44_DC5D36B94877F1C2C2E461AA3B2B98A5` is `Health`.
public final class FieldNames {
    private static final Pattern TYPED = Pattern.compile("(.+)_[0-9]{1,10}_[0-9A-F]{32}");

    private FieldNames() {}

    /// What was typed of a stored name; all of it where nothing was added. Two fields of a struct
    /// may have one such name.
    public static String typed(String stored) {
        if (stored.length() < 35) {
            return stored;
        }
        Matcher match = TYPED.matcher(stored);
        return match.matches() ? match.group(1) : stored;
    }
}
