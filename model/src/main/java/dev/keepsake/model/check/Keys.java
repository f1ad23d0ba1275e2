package dev.keepsake.model.check;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.text.Literals;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How a path leads to the value of a map's entry: by the text of its key, where that has one.
final class Keys {
    private @Nullable Value key;
    private int before;

    private Keys() {}

    /// Reads the keys up to that of the entry, holding one at a time.
    static Step step(MapValue map, long entry) throws SaveException {
        var own = new Keys();
        ValueWalk.items(
                map,
                (index, item) -> {
                    if (index == 2 * entry) {
                        own.key = item;
                    }
                });
        Value key = own.key;
        Optional<String> literal = key == null ? Optional.empty() : Literals.print(key);
        if (key == null || literal.isEmpty()) {
            return new Step.Item(entry);
        }
        ValueWalk.items(
                map,
                (index, item) -> {
                    boolean isEarlier = index % 2 == 0 && index < 2 * entry;
                    if (isEarlier && Literals.print(item).equals(literal)) {
                        own.before++;
                    }
                });
        return new Step.Key(literal.get(), own.before);
    }
}
