package dev.keepsake.model.value;

import dev.keepsake.model.type.PrimitiveType;
import java.util.Locale;

/// Colours as `#rrggbb` or `#rrggbbaa`: structs with fields r, g, b and perhaps a, as bytes or as
/// floats from 0 to 1.
final class ColourText {
    private static final String CHANNELS = "rgba";

    private ColourText() {}

    static boolean isColour(StructValue struct) {
        int count = struct.items().count();
        if (count != 3 && count != 4) {
            return false;
        }
        var seen = new StringBuilder();
        for (int i = 0; i < count; i++) {
            seen.append(struct.name(i).toLowerCase(Locale.ROOT));
            if (level(struct.value(i)) < 0) {
                return false;
            }
        }
        return seen.length() == count
                && CHANNELS.chars()
                        .limit(count)
                        .allMatch(channel -> seen.indexOf(Character.toString(channel)) >= 0);
    }

    static String hex(StructValue colour) {
        int count = colour.items().count();
        var text = new StringBuilder("#");
        for (int c = 0; c < count; c++) {
            for (int i = 0; i < count; i++) {
                if (colour.name(i).toLowerCase(Locale.ROOT).charAt(0) == CHANNELS.charAt(c)) {
                    text.append(String.format("%02x", level(colour.value(i))));
                }
            }
        }
        return text.toString();
    }

    /// 0 to 255, −1 where the value is no part of such a colour.
    private static int level(Value value) {
        return switch (value) {
            case IntegerValue number when number.type() == PrimitiveType.UINT8 ->
                    (int) number.bits();
            case FloatValue number -> level(number.value());
            case DoubleValue number -> level(number.value());
            default -> -1;
        };
    }

    private static int level(double part) {
        return part >= 0 && part <= 1 ? (int) Math.round(part * 255) : -1;
    }
}
