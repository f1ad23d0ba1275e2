package dev.keepsake.json.value;

import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.ContainerValue;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.Value;
import dev.keepsake.testkit.RandomTypes;
import java.util.ArrayList;
import java.util.random.RandomGenerator;

/// Spells some of the values in a value in ways that are not the default.
public final class RandomSpellings {
    private final RandomGenerator random;
    private final RandomTypes names;

    /// Spellings from this source.
    public RandomSpellings(RandomGenerator random) {
        this.random = random;
        this.names = new RandomTypes(random);
    }

    /// An encoding, mostly the default.
    public Encoding encoding() {
        Encoding encoding = Encoding.DEFAULT;
        while (random.nextInt(3) == 0) {
            encoding =
                    encoding.with(
                            names.name(),
                            switch (random.nextInt(3)) {
                                case 0 -> new Encoding.Setting.Text(names.name());
                                case 1 ->
                                        new Encoding.Setting.Count(
                                                random.nextLong() >> random.nextInt(64));
                                default -> new Encoding.Setting.Raw(Bytes.ofName(names.name()));
                            });
        }
        return encoding;
    }

    /// The value, with what it holds spelled otherwise here and there.
    public Value spell(Value value) {
        if (!(value instanceof ContainerValue container)
                || !(container.items() instanceof InlineItems items)) {
            return value;
        }
        var values = new ArrayList<Value>();
        var encodings = new ArrayList<Encoding>();
        for (Value item : items.values()) {
            values.add(spell(item));
            encodings.add(encoding());
        }
        return container.withItems(InlineItems.of(values, encodings));
    }
}
