package dev.keepsake.model.bulk;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.path.QuotedText;
import dev.keepsake.model.query.BoundedRegex;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads the text of an [Operation].
final class OperationParser {
    private static final Pattern NUMBER =
            Pattern.compile(
                    "[+-]?(?:[0-9]{1,100}\\.?[0-9]{0,100}|\\.[0-9]{1,100})(?:[eE][+-]?[0-9]{1,3})?");
    private static final Pattern REPLACE = Pattern.compile("replace(?=[\\s\"/])\\s*");
    private static final Pattern WITH = Pattern.compile("\\s*with(?=[\\s\"])\\s*");
    private static final String REPLACEMENT = "replace \"old\" with \"new\"";

    private final String text;
    private int at;

    private OperationParser(String text, int at) {
        this.text = text;
        this.at = at;
    }

    static Operation parse(String text) throws EditRefusedException {
        String typed = text.strip();
        if (typed.equals("remove")) {
            return new Operation.Remove();
        }
        Matcher replace = REPLACE.matcher(typed);
        if (replace.lookingAt()) {
            return new OperationParser(typed, replace.end()).replacement();
        }
        if (typed.startsWith("=")) {
            return new Operation.SetTo(text.stripLeading().substring(1));
        }
        Operation counted = arithmetic(typed);
        return counted == null ? new Operation.SetTo(text) : counted;
    }

    private static @Nullable Operation arithmetic(String typed) {
        String rest = typed.isEmpty() ? "" : typed.substring(1).strip();
        boolean isNumber = NUMBER.matcher(rest).matches();
        return switch (typed.isEmpty() ? ' ' : typed.charAt(0)) {
            case '*' -> isNumber ? new Operation.Multiply(new BigDecimal(rest)) : null;
            case '+' -> isNumber ? new Operation.Add(new BigDecimal(rest)) : null;
            case '-' -> isNumber ? new Operation.Add(new BigDecimal(rest).negate()) : null;
            default -> null;
        };
    }

    private Operation replacement() throws EditRefusedException {
        boolean isRegex = at < text.length() && text.charAt(at) == '/';
        BoundedRegex regex = isRegex ? regex() : null;
        String part = isRegex ? "" : quoted();
        Matcher with = WITH.matcher(text).region(at, text.length()).useTransparentBounds(true);
        if (!with.lookingAt()) {
            throw expected("with");
        }
        at = with.end();
        String replacement = quoted();
        if (at < text.length()) {
            throw expected("");
        }
        if (regex != null) {
            return new Operation.ReplaceMatches(regex, replacement);
        }
        if (part.isEmpty()) {
            throw expected(REPLACEMENT);
        }
        return new Operation.ReplaceText(part, replacement);
    }

    private BoundedRegex regex() throws EditRefusedException {
        int from = ++at;
        while (at < text.length() && text.charAt(at) != '/') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        if (at >= text.length()) {
            throw expected("/");
        }
        String source = text.substring(from, at++);
        boolean anyCase = at < text.length() && text.charAt(at) == 'i';
        at += anyCase ? 1 : 0;
        return BoundedRegex.of(source, anyCase);
    }

    private String quoted() throws EditRefusedException {
        if (at >= text.length() || text.charAt(at) != '"') {
            throw expected("\"…\"");
        }
        try {
            QuotedText.Parsed parsed = QuotedText.parse(text, at);
            at = parsed.end();
            return parsed.text();
        } catch (PathSyntaxException fault) {
            throw expected("\"…\"");
        }
    }

    private EditRefusedException expected(String what) {
        return EditRefusedException.of(
                Finding.of(BulkCode.NO_OPERATION)
                        .with("text", text)
                        .with("column", Math.min(at, text.length()) + 1)
                        .with("expected", what.isEmpty() ? REPLACEMENT : what));
    }
}
