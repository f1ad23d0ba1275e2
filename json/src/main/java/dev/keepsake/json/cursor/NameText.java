package dev.keepsake.json.cursor;

import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.QuotedText;

/// Names as texts of JSON: as they are, or where JSON cannot hold them (a byte that is no UTF-8, an
/// unpaired surrogate) or they begin with a quote, once more in quotes ([QuotedText]).
public final class NameText {
    private NameText() {}

    /// The text of a name.
    public static String print(String name) {
        boolean plain =
                !name.startsWith("\"")
                        && name.codePoints()
                                .noneMatch(
                                        point -> Character.getType(point) == Character.SURROGATE);
        return plain ? name : QuotedText.quote(name);
    }

    /// The name that a text on which the cursor stands spells.
    static String parse(String text, JsonCursor cursor) throws JsonFault {
        if (!text.startsWith("\"")) {
            return text;
        }
        QuotedText.Parsed quoted;
        try {
            quoted = QuotedText.parse(text, 0);
        } catch (PathSyntaxException fault) {
            throw cursor.badName(text, fault.column(), fault);
        }
        if (quoted.end() < text.length()) {
            throw cursor.badName(text, quoted.end() + 1, null);
        }
        return quoted.text();
    }
}
