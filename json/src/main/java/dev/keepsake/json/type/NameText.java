package dev.keepsake.json.type;

import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.QuotedText;

/// Names as texts of JSON: as they are, or where JSON cannot hold them (a byte that is no UTF-8, an
/// unpaired surrogate) or they begin with a quote, once more in quotes ([QuotedText]).
final class NameText {
    private NameText() {}

    static String print(String name) {
        boolean plain =
                !name.startsWith("\"")
                        && name.codePoints()
                                .noneMatch(
                                        point -> Character.getType(point) == Character.SURROGATE);
        return plain ? name : QuotedText.quote(name);
    }

    /// The name that a text on which the cursor stands spells.
    static String parse(String text, JsonCursor cursor) throws TypeFileException {
        if (!text.startsWith("\"")) {
            return text;
        }
        QuotedText.Parsed quoted;
        try {
            quoted = QuotedText.parse(text, 0);
        } catch (PathSyntaxException fault) {
            throw new TypeFileException(
                    cursor.finding(TypeFileCode.NAME).with("text", text).with("at", fault.column()),
                    fault);
        }
        if (quoted.end() < text.length()) {
            throw new TypeFileException(
                    cursor.finding(TypeFileCode.NAME)
                            .with("text", text)
                            .with("at", quoted.end() + 1),
                    null);
        }
        return quoted.text();
    }
}
