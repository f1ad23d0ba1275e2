package dev.keepsake.unreal.save;

import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.InlineItems;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// How often each key of a map stood in the pages that were walked, up to a bound. For one thread
/// and one walk of one map.
final class KeysBefore {
    /// What all keys may take together, in characters.
    private static final int MOST = 4 << 20;

    /// What a key takes beside its text.
    private static final int EACH = 64;

    private final Map<String, Integer> counts = new HashMap<>();
    private long left = MOST;

    /// Counts the keys of a page.
    void add(InlineItems page) {
        for (int i = 0; i < page.count() && left >= 0; i += 2) {
            Optional<String> literal = Literals.print(page.value(i));
            left -= EACH + literal.map(String::length).orElse(0);
            literal.ifPresent(text -> counts.merge(text, 1, Integer::sum));
        }
    }

    /// How many equal keys stand before one of a page, empty where there are too many keys to tell.
    OptionalInt ordinal(String literal, InlineItems page, int key) {
        if (left < 0) {
            return OptionalInt.empty();
        }
        int before = counts.getOrDefault(literal, 0);
        for (int i = 0; i < key; i += 2) {
            before += page.value(i).equals(page.value(key)) ? 1 : 0;
        }
        return OptionalInt.of(before);
    }
}
