package dev.keepsake.app.retype;

import dev.keepsake.app.document.ValueText;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.SetValue;
import dev.keepsake.model.value.Value;
import java.util.StringJoiner;

/// What a value would be: of a container its size and what it begins with.
final class Preview {
    private static final int ITEMS = 2;

    private Preview() {}

    static String of(Value value, ValueText text) {
        String line = text.line(value);
        return switch (value) {
            case MapValue map when map.items() instanceof InlineItems items ->
                    line + beginning(items, 2, text);
            case ListValue list when list.items() instanceof InlineItems items ->
                    line.startsWith("[") ? line : line + beginning(items, 1, text);
            case SetValue set when set.items() instanceof InlineItems items ->
                    line.startsWith("[") ? line : line + beginning(items, 1, text);
            default -> line;
        };
    }

    /// @param width how many values make an item
    private static String beginning(InlineItems items, int width, ValueText text) {
        if (items.count() == 0) {
            return "";
        }
        var shown = new StringJoiner(", ", ": ", items.count() > ITEMS * width ? ", …" : "");
        for (int i = 0; i < Math.min(items.count(), ITEMS * width); i += width) {
            String first = text.line(items.value(i));
            shown.add(width == 1 ? first : first + " → " + text.line(items.value(i + 1)));
        }
        return shown.toString();
    }
}
