package dev.keepsake.json.edit;

import dev.keepsake.json.value.JsonCursor;
import dev.keepsake.json.value.JsonImportException;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.finding.Span;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Reads the head of a chunk that an edit adds. Read once.
final class ChunkReader {
    private static final String FORM =
            "[\"id\", \"key\", kind, mustUnderstand, records, stored, decoded, offset, length]";

    private final JsonCursor cursor;
    private final long[] numbers = new long[7];
    private String id = "";
    private String key = "";
    private boolean mustUnderstand;
    private ChunkHead.@Nullable Kind kind;
    private int last = -1;

    ChunkReader(JsonCursor cursor) {
        this.cursor = cursor;
    }

    static String word(ChunkHead.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    ChunkHead read() throws JsonImportException {
        cursor.items(this::item);
        if (kind == null || last != 6 && last != 8) {
            throw cursor.expected(FORM);
        }
        Span span = last == 8 ? new Span(numbers[5], numbers[6]) : null;
        return new ChunkHead(
                id, key, mustUnderstand, kind, (int) numbers[2], numbers[3], numbers[4], span);
    }

    private void item(int index) throws JsonImportException {
        last = index;
        switch (index) {
            case 0 -> id = cursor.name();
            case 1 -> key = cursor.name();
            case 2 -> kind = kind();
            case 3 -> mustUnderstand = cursor.truth();
            case 4 -> numbers[2] = cursor.integer(0, Integer.MAX_VALUE, "Int32");
            case 5, 7, 8 -> numbers[index - 2] = cursor.integer(0, Long.MAX_VALUE / 2, "Int64");
            case 6 -> numbers[4] = cursor.integer(-1, Long.MAX_VALUE, "Int64");
            default -> throw cursor.expected("]");
        }
    }

    private ChunkHead.Kind kind() throws JsonImportException {
        String word = cursor.text();
        for (ChunkHead.Kind known : ChunkHead.Kind.values()) {
            if (word(known).equals(word)) {
                return known;
            }
        }
        throw cursor.expected("records | raw");
    }
}
