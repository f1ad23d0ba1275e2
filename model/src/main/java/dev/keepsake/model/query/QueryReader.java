package dev.keepsake.model.query;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.QuotedText;
import java.util.Locale;
import java.util.regex.PatternSyntaxException;

/// The words of a query, one after another. For one thread.
final class QueryReader {
    private static final String ENDS = "()";

    private final String text;
    private int at;

    QueryReader(String text) {
        this.text = text;
    }

    /// A word without what it stood in.
    ///
    /// @param quoted true where it stood in quotes
    record Word(String text, boolean quoted) {}

    boolean isAtEnd() {
        return peek() == '\0' && at >= text.length();
    }

    /// The next unit that is no space, a NUL at the end.
    char peek() {
        skipSpaces();
        return here();
    }

    /// The next unit, also where it is a space.
    char here() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private void skipSpaces() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    int index() {
        skipSpaces();
        return at;
    }

    void back(int index) {
        at = index;
    }

    /// Goes on behind a sign where it stands here.
    boolean take(String sign) {
        skipSpaces();
        return takeHere(sign);
    }

    boolean takeHere(String sign) {
        boolean found = text.startsWith(sign, at);
        at += found ? sign.length() : 0;
        return found;
    }

    /// A word of letters in lower case, empty where none stands here.
    String letters() {
        skipSpaces();
        int from = at;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at).toLowerCase(Locale.ROOT);
    }

    /// Goes on behind a word of letters where it stands here.
    boolean takeWord(String word) {
        int from = index();
        if (letters().equals(word)) {
            return true;
        }
        at = from;
        return false;
    }

    /// What stands up to a space, a parenthesis or any of some units more; or in quotes.
    ///
    /// @param stops the units more
    /// @throws EditRefusedException where nothing stands here
    Word word(String stops, String expected) throws EditRefusedException {
        if (here() == '"') {
            return new Word(quoted(), true);
        }
        int from = at;
        while (at < text.length()
                && !Character.isWhitespace(text.charAt(at))
                && (ENDS + stops).indexOf(text.charAt(at)) < 0) {
            at++;
        }
        if (at == from) {
            throw expected(expected);
        }
        return new Word(text.substring(from, at), false);
    }

    private String quoted() throws EditRefusedException {
        try {
            QuotedText.Parsed parsed = QuotedText.parse(text, at);
            at = parsed.end();
            return parsed.text();
        } catch (PathSyntaxException fault) {
            throw fault.fault() == PathSyntaxException.Fault.UNFINISHED
                    ? refused(QueryCode.UNFINISHED, at)
                    : unexpected(fault.column() - 1, "\\\" \\\\ \\n \\t \\uHHHH");
        }
    }

    /// A whole number of at most nine digits.
    int number() throws EditRefusedException {
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == from || at - from > 9) {
            throw unexpected(from, "0 … 999999999");
        }
        return Integer.parseInt(text.substring(from, at));
    }

    /// A regular expression between slashes, with an `i` behind where the case does not count.
    BoundedRegex regex() throws EditRefusedException {
        int from = index();
        if (here() != '/') {
            throw expected("/…/");
        }
        at++;
        while (here() != '/') {
            if (at >= text.length()) {
                throw refused(QueryCode.UNFINISHED, from);
            }
            at += here() == '\\' ? 2 : 1;
        }
        String source = text.substring(from + 1, at);
        at++;
        boolean anyCase = takeHere("i");
        try {
            return new BoundedRegex(source, anyCase);
        } catch (PatternSyntaxException fault) {
            throw EditRefusedException.of(
                    finding(QueryCode.REGEX, from + 1 + Math.max(fault.getIndex(), 0))
                            .with("reason", fault.getDescription()));
        }
    }

    /// That something else should stand here.
    EditRefusedException expected(String what) {
        return unexpected(index(), what);
    }

    EditRefusedException unexpected(int index, String expected) {
        return EditRefusedException.of(
                finding(QueryCode.UNEXPECTED, index).with("expected", expected));
    }

    EditRefusedException tooLong(int index, int allowed) {
        return EditRefusedException.of(finding(QueryCode.TOO_LONG, index).with("allowed", allowed));
    }

    private EditRefusedException refused(QueryCode code, int index) {
        return EditRefusedException.of(finding(code, index));
    }

    private Finding finding(QueryCode code, int index) {
        return Finding.of(code).with("text", text).with("column", index + 1);
    }
}
