package dev.keepsake.app.i18n;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The `{name}` and `{name?one:many}` in a sentence, and the parts in `[…]` that are left out where
/// a value in them is empty.
final class Placeholders {
    private static final Pattern PLACE =
            Pattern.compile("\\{(?<name>[a-zA-Z]+)(?:\\?(?<one>[^:{}]*):(?<many>[^{}]*))?}");

    private static final Pattern PART = Pattern.compile("\\[([^\\[\\]]*)]");

    private Placeholders() {}

    static Set<String> names(String sentence) {
        var names = new TreeSet<String>();
        Matcher place = PLACE.matcher(sentence);
        while (place.find()) {
            names.add(place.group("name"));
        }
        return names;
    }

    static String fill(String sentence, Map<String, ?> values) {
        String wanted =
                PART.matcher(sentence)
                        .replaceAll(part ->
                                isWanted(part.group(1), values)
                                        ? Matcher.quoteReplacement(part.group(1))
                                        : "");
        return fillPlaces(wanted, values);
    }

    private static boolean isWanted(String part, Map<String, ?> values) {
        return names(part).stream()
                .map(values::get)
                .noneMatch(value -> value == null || value.toString().isEmpty());
    }

    private static String fillPlaces(String sentence, Map<String, ?> values) {
        return PLACE.matcher(sentence)
                .replaceAll(place ->
                        Matcher.quoteReplacement(
                                filled(
                                        values.get(place.group("name")),
                                        place.group("one"),
                                        place.group("many"))));
    }

    private static String filled(
            @Nullable Object value, @Nullable String one, @Nullable String many) {
        String text = value == null ? "?" : value.toString();
        if (one == null || many == null) {
            return text;
        }
        return text.equals("1") ? one : many;
    }
}
