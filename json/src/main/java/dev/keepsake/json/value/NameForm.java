package dev.keepsake.json.value;

import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.QuotedText;

/// Names, and other texts of Java, as texts of JSON: as they are, or where JSON cannot hold them (a
/// byte that is no UTF-8, an unpaired surrogate) or they begin with a quote, once more in quotes
/// ([QuotedText]).
final class NameForm {
    private NameForm() {}

    static String print(String name) {
        return name.startsWith("\"") || hasSurrogate(name) ? QuotedText.quote(name) : name;
    }

    /// The name of a field as the name of a member, told apart from members of the form (`$…`) and
    /// from numbered ones (`…#n`).
    static String member(String name, int ordinal) {
        boolean plain =
                !name.startsWith("\"")
                        && !name.startsWith("$")
                        && name.indexOf('#') < 0
                        && !hasSurrogate(name);
        String text = plain ? name : QuotedText.quote(name);
        return ordinal == 0 ? text : text + "#" + ordinal;
    }

    private static boolean hasSurrogate(String text) {
        return text.codePoints().anyMatch(point -> point >= 0xD800 && point <= 0xDFFF);
    }

    /// The name that a text on which the cursor stands spells.
    static String parse(String text, JsonCursor cursor) throws JsonImportException {
        if (!text.startsWith("\"")) {
            return text;
        }
        return quoted(text, cursor);
    }

    /// What a text in quotes of its own holds.
    static String quoted(String text, JsonCursor cursor) throws JsonImportException {
        if (!text.startsWith("\"")) {
            throw unquoted(text, 1, cursor);
        }
        try {
            QuotedText.Parsed quoted = QuotedText.parse(text, 0);
            if (quoted.end() < text.length()) {
                throw unquoted(text, quoted.end() + 1, cursor);
            }
            return quoted.text();
        } catch (PathSyntaxException fault) {
            JsonImportException wrong = unquoted(text, fault.column(), cursor);
            wrong.initCause(fault);
            throw wrong;
        }
    }

    private static JsonImportException unquoted(String text, int column, JsonCursor cursor) {
        return cursor.wrong(cursor.finding(JsonCode.QUOTED).with("text", text).with("at", column));
    }
}
