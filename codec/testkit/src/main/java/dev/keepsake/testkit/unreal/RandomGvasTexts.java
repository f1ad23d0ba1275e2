package dev.keepsake.testkit.unreal;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// Random texts of every history but the generator, arguments of every kind but the gender: these
/// two have no known layout. For one thread.
final class RandomGvasTexts {
    private final RandomGenerator random;
    private final RandomGvasValues values;

    RandomGvasTexts(RandomGenerator random, RandomGvasValues values) {
        this.random = random;
        this.values = values;
    }

    GvasText text(int depth) {
        GvasText text = random.nextInt(3) > 0 || depth == 0 ? plain() : made(depth - 1);
        return random.nextInt(4) == 0 ? text.withFlags(random.nextInt(32)) : text;
    }

    private GvasText plain() {
        return switch (random.nextInt(5)) {
            case 0 -> GvasText.none();
            case 1 -> GvasText.invariant(values.text());
            case 2 -> GvasText.table("/Game/Table.Table", values.letters());
            case 3 -> GvasText.base(values.string(), values.string(), values.string());
            default -> GvasText.base("", values.letters(), values.text());
        };
    }

    private GvasText made(int depth) {
        return switch (random.nextInt(10)) {
            case 0 -> GvasText.named(text(depth), Map.of(values.text(), argument(depth)));
            case 1 -> GvasText.ordered(text(depth), argument(depth), argument(depth));
            case 2 -> GvasText.argument(text(depth), Map.of(values.text(), argument(depth)));
            case 3 -> GvasText.number(argument(depth), format(), "de");
            case 4 -> GvasText.percent(argument(depth), format(), "");
            case 5 -> GvasText.currency("EUR", argument(depth), format(), "en-GB");
            case 6 -> GvasText.date(random.nextLong(), random.nextInt(5), "UTC", "");
            case 7 -> GvasText.time(random.nextLong(), random.nextInt(5), "", "fr");
            case 8 -> GvasText.dateTime(random.nextLong(), random.nextInt(5), "UTC", "ja");
            default -> GvasText.transform(text(depth), random.nextInt(2));
        };
    }

    private @Nullable NumberFormat format() {
        return random.nextBoolean()
                ? null
                : new NumberFormat(
                        random.nextBoolean(),
                        random.nextBoolean(),
                        random.nextInt(7),
                        random.nextInt(324));
    }

    private TextArgument argument(int depth) {
        return switch (random.nextInt(5)) {
            case 0 -> TextArgument.integer(random.nextInt());
            case 1 -> TextArgument.unsigned(random.nextLong());
            case 2 -> TextArgument.float32(random.nextFloat());
            case 3 -> TextArgument.float64(random.nextDouble());
            default -> TextArgument.text(text(depth));
        };
    }
}
