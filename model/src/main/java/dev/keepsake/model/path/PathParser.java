package dev.keepsake.model.path;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads the text of a path, full or short, into a [ShortPath].
///
/// Takes what people type: quotes where none are needed, a slash before a bracket and `#0` read as
/// if they were not there.
public final class PathParser {
    private final String text;
    private final List<Step> steps = new ArrayList<>();
    private @Nullable String key;
    private int at;

    private PathParser(String text) {
        this.text = text;
    }

    /// Reads a path.
    ///
    /// @throws PathSyntaxException where the text is no path
    public static ShortPath parse(String text) throws PathSyntaxException {
        return new PathParser(text).read();
    }

    /// The index of the first `=` that stands neither in quotes nor in brackets, where a command
    /// such as `PATH=VALUE` splits; −1 where there is none.
    public static int indexOfEquals(String text) {
        boolean quoted = false;
        int open = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (quoted && unit == '\\') {
                i++;
            } else if (unit == '"') {
                quoted = !quoted;
            } else if (!quoted && (unit == '[' || unit == '{')) {
                open++;
            } else if (!quoted && (unit == ']' || unit == '}')) {
                open--;
            } else if (!quoted && open <= 0 && unit == '=') {
                return i;
            }
        }
        return -1;
    }

    private ShortPath read() throws PathSyntaxException {
        steps.add(readStep());
        if (peek() == '@') {
            at++;
            key = readText();
        }
        while (at < text.length()) {
            if (peek() == '/') {
                at++;
            } else if (peek() != '[' && peek() != '{') {
                throw unexpected("/");
            }
            steps.add(readStep());
        }
        return new ShortPath(text, key, steps);
    }

    private Step readStep() throws PathSyntaxException {
        return switch (peek()) {
            case '[' -> readItemOrKey();
            case '{' -> readMember();
            default -> readName();
        };
    }

    private Step readItemOrKey() throws PathSyntaxException {
        at++;
        if (peek() != '=') {
            var item = new Step.Item(readNumber(Long.MAX_VALUE));
            require(']');
            return item;
        }
        at++;
        Step.Name literal = readName();
        require(']');
        return new Step.Key(literal.name(), literal.ordinal());
    }

    private Step readMember() throws PathSyntaxException {
        at++;
        var member = new Step.Member(readNumber(Long.MAX_VALUE));
        require('}');
        return member;
    }

    private Step.Name readName() throws PathSyntaxException {
        String name = readText();
        if (peek() != '#') {
            return Step.Name.of(name);
        }
        at++;
        return new Step.Name(name, (int) readNumber(Integer.MAX_VALUE));
    }

    private String readText() throws PathSyntaxException {
        if (peek() == '"') {
            QuotedText.Parsed quoted = QuotedText.parse(text, at);
            at = quoted.end();
            return quoted.text();
        }
        int from = at;
        while (at < text.length() && QuotedText.isPlain(text.codePointAt(at))) {
            at += Character.charCount(text.codePointAt(at));
        }
        if (at == from) {
            throw unexpected("name");
        }
        return text.substring(from, at);
    }

    private long readNumber(long most) throws PathSyntaxException {
        int from = at;
        long number = 0;
        while (peek() >= '0' && peek() <= '9') {
            int digit = text.charAt(at++) - '0';
            if (number > (most - digit) / 10) {
                throw new PathSyntaxException(PathSyntaxException.Fault.NUMBER, text, from);
            }
            number = 10 * number + digit;
        }
        if (at == from) {
            throw new PathSyntaxException(PathSyntaxException.Fault.NUMBER, text, from);
        }
        return number;
    }

    private void require(char unit) throws PathSyntaxException {
        if (at == text.length()) {
            throw new PathSyntaxException(PathSyntaxException.Fault.UNFINISHED, text, at);
        }
        if (peek() != unit) {
            throw unexpected(Character.toString(unit));
        }
        at++;
    }

    /// The unit read next, a NUL at the end; where a NUL stands in the text, no rule takes it.
    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private PathSyntaxException unexpected(String expected) {
        return new PathSyntaxException(PathSyntaxException.Fault.UNEXPECTED, text, at, expected);
    }
}
