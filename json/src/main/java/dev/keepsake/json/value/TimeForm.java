package dev.keepsake.json.value;

import dev.keepsake.model.text.Literals;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.DateTimeValue;
import dev.keepsake.model.value.DurationValue;
import dev.keepsake.model.value.TimeScale;
import dev.keepsake.model.value.Value;
import java.io.IOException;
import java.util.Locale;

/// Times: what a calendar or clock says of them, and what they are counted in, as in
/// `2024-05-01T12:34:56.5 ticks`; `count(n) ticks` for what no calendar has.
final class TimeForm {
    private TimeForm() {}

    static void write(JsonOutput out, DateTimeValue time) throws IOException {
        out.text(Literals.print(time).orElseThrow() + " " + word(time.scale()));
    }

    static void write(JsonOutput out, DurationValue time) throws IOException {
        out.text(Literals.print(time).orElseThrow() + " " + word(time.scale()));
    }

    static Value read(JsonCursor cursor, PrimitiveType type) throws JsonImportException {
        String text = cursor.text();
        int cut = text.lastIndexOf(' ');
        if (cut < 0) {
            throw cursor.expected(expected(type));
        }
        TimeScale scale = scale(text.substring(cut + 1), cursor, type);
        Value old =
                type == PrimitiveType.DATE_TIME
                        ? new DateTimeValue(0, scale)
                        : new DurationValue(0, scale);
        return NumberForm.literal(
                cursor, text.substring(0, cut), type, new Literals.Context(old, TypeCatalog.EMPTY));
    }

    private static TimeScale scale(String word, JsonCursor cursor, PrimitiveType type)
            throws JsonImportException {
        for (TimeScale scale : TimeScale.values()) {
            if (word(scale).equals(word)) {
                return scale;
            }
        }
        throw cursor.expected(expected(type));
    }

    private static String word(TimeScale scale) {
        return scale.name().toLowerCase(Locale.ROOT);
    }

    private static String expected(PrimitiveType type) {
        return type.displayName() + " ticks | seconds | milliseconds | microseconds | nanoseconds";
    }
}
