package dev.keepsake.app.demo;

import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.List;

/// Goods: what merchants sell, chests hold and people carry.
final class Stock {
    private static final List<String> GOODS =
            List.of(
                    "Potion",
                    "Rope",
                    "Lantern",
                    "MineMap",
                    "Herring",
                    "Tar",
                    "Sailcloth",
                    "Nails",
                    "Honey",
                    "Salt",
                    "Candle",
                    "Compass",
                    "Whetstone",
                    "Oilskin",
                    "Barley");
    private static final List<Long> TINTS =
            List.of(0xC0A070FFL, 0x4A7BA6FFL, 0x7E9E5BFFL, 0xB5523BFFL, 0xF2E8CFFFL);

    private Stock() {}

    /// The same beginning for every stock of some size, as a player knows it.
    static ListValue ofMerchant(Dice dice, int count) {
        var items = new ArrayList<StructValue>(count);
        items.add(Make.item("Potion", 12, 0.82f, 0xC0A070FFL));
        items.add(Make.item("Rope", 2, 1.0f, 0xC0A070FFL));
        items.add(Make.item("Lantern", 1, 0.35f, 0xF2E8CFFFL));
        items.add(Make.item("MineMap", 1, 1.0f, 0xF2E8CFFFL));
        while (items.size() < count) {
            items.add(one(dice));
        }
        return Make.items(items);
    }

    static ListValue some(Dice dice, int most) {
        var items = new ArrayList<StructValue>();
        int count = dice.below(most + 1);
        for (int i = 0; i < count; i++) {
            items.add(one(dice));
        }
        return Make.items(items);
    }

    private static StructValue one(Dice dice) {
        return Make.item(
                dice.of(GOODS), 1 + dice.below(20), (float) dice.between(0, 1), dice.of(TINTS));
    }
}
