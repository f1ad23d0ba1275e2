package dev.keepsake.json.value;

import dev.keepsake.model.value.Encoding;
import java.io.IOException;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// How a value is spelled, as a list of pairs of name and setting: a text, a whole number (where it
/// is beyond 2^53, as `{"$count": "…"}`), or bytes as `{"$bytes": "Base64"}`.
public final class EncodingForm {
    private static final String KNOWN = "$count | $bytes";

    private EncodingForm() {}

    /// Writes an encoding.
    public static void write(JsonOutput out, Encoding encoding) throws IOException {
        out.beginList();
        for (Encoding.Entry entry : encoding.entries()) {
            out.beginList().name(entry.name());
            switch (entry.setting()) {
                case Encoding.Setting.Text(var text) -> out.name(text);
                case Encoding.Setting.Count(var number) -> count(out, number);
                case Encoding.Setting.Raw(var bytes) -> {
                    out.beginObject().member("$bytes").bytes(bytes);
                    out.endObject();
                }
            }
            out.endList();
        }
        out.endList();
    }

    private static void count(JsonOutput out, long number) throws IOException {
        if (Math.abs(number) <= 1L << 53 && number != Long.MIN_VALUE) {
            out.integer(number);
            return;
        }
        out.beginObject().member("$count").integer(number);
        out.endObject();
    }

    /// Reads an encoding.
    public static Encoding read(JsonCursor cursor) throws JsonImportException {
        var entries = new ArrayList<Encoding.Entry>();
        cursor.items(index -> entries.add(entry(cursor)));
        return new Encoding(entries);
    }

    private static Encoding.Entry entry(JsonCursor cursor) throws JsonImportException {
        var pair = new Pair();
        cursor.items(index -> {
            switch (index) {
                case 0 -> pair.name = cursor.name();
                case 1 -> pair.setting = setting(cursor);
                default -> throw cursor.expected("]");
            }
        });
        if (pair.name == null || pair.setting == null) {
            throw cursor.expected("[\"name\", setting]");
        }
        return new Encoding.Entry(pair.name, pair.setting);
    }

    private static final class Pair {
        private @Nullable String name;
        private Encoding.@Nullable Setting setting;
    }

    private static Encoding.Setting setting(JsonCursor cursor) throws JsonImportException {
        if (cursor.isText()) {
            return new Encoding.Setting.Text(cursor.name());
        }
        if (!cursor.isObject()) {
            return new Encoding.Setting.Count(count(cursor));
        }
        var found = new Pair();
        cursor.members(name -> {
            if (found.setting != null) {
                throw cursor.mixed(name, KNOWN);
            }
            found.setting =
                    switch (name) {
                        case "$count" -> new Encoding.Setting.Count(count(cursor));
                        case "$bytes" -> new Encoding.Setting.Raw(cursor.bytes());
                        default -> throw cursor.unknown(name, KNOWN);
                    };
        });
        if (found.setting == null) {
            throw cursor.missing(KNOWN);
        }
        return found.setting;
    }

    private static long count(JsonCursor cursor) throws JsonImportException {
        return cursor.integer(Long.MIN_VALUE, Long.MAX_VALUE, "Int64");
    }
}
