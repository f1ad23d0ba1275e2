package dev.keepsake.app.i18n;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The `{name}` and `{name?one:many}` in a sentence.
final class Placeholders {
    private static final Pattern PLACE =
            Pattern.compile("\\{(?<name>[a-zA-Z]+)(?:\\?(?<one>[^:{}]*):(?<many>[^{}]*))?}");

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
