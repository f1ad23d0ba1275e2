package dev.keepsake.app.editor.form;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A calculation as people type it into a number's field: `500+20`, `0x1F * 2`, `(3+4)/2`, or on
/// from what stands there: `*2`, `/4`, `+100`, `-=5`. Exact. For one thread, once.
final class Arithmetic {
    private static final Pattern ON =
            Pattern.compile("\\s*(?:([*/+])=?|([-])=)(.*)", Pattern.DOTALL);
    private static final Pattern NUMBER =
            Pattern.compile(
                    "0[xX][0-9a-fA-F]{1,40}|(?:[0-9]{1,60}\\.?[0-9]{0,60}|\\.[0-9]{1,60})"
                            + "(?:[eE][+-]?[0-9]{1,3})?");
    private static final int MOST_UNITS = 200;
    private static final int MOST_DEPTH = 20;

    private final String text;
    private final String typed;
    private int at;
    private int depth;

    private Arithmetic(String typed, String text) {
        this.typed = typed;
        this.text = text;
    }

    /// The result of a calculation, empty where the text is none.
    ///
    /// @param current what stands there, null where that is no finite number
    /// @throws EditRefusedException where it divides by zero, or goes on from no number
    static Optional<Fraction> run(String typed, @Nullable Fraction current)
            throws EditRefusedException {
        if (typed.length() > MOST_UNITS) {
            return Optional.empty();
        }
        Matcher on = ON.matcher(typed);
        if (!on.matches()) {
            return new Arithmetic(typed, typed).whole();
        }
        Optional<Fraction> operand = new Arithmetic(typed, on.group(3)).whole();
        if (operand.isPresent() && current == null) {
            throw EditRefusedException.of(Finding.of(EditorCode.NOT_FINITE).with("text", typed));
        }
        String sign = on.group(1) == null ? on.group(2) : on.group(1);
        return operand.isEmpty() || current == null
                ? Optional.empty()
                : Optional.of(apply(current, sign.charAt(0), operand.get(), typed));
    }

    private static Fraction apply(Fraction left, char sign, Fraction right, String typed)
            throws EditRefusedException {
        return switch (sign) {
            case '+' -> left.plus(right);
            case '-' -> left.minus(right);
            case '*' -> left.times(right);
            default -> {
                Optional<Fraction> quotient = left.by(right);
                if (quotient.isEmpty()) {
                    throw EditRefusedException.of(
                            Finding.of(EditorCode.BY_ZERO).with("text", typed));
                }
                yield quotient.get();
            }
        };
    }

    private Optional<Fraction> whole() throws EditRefusedException {
        Optional<Fraction> result = sum();
        skip();
        return at == text.length() ? result : Optional.empty();
    }

    private Optional<Fraction> sum() throws EditRefusedException {
        Optional<Fraction> left = product();
        while (left.isPresent() && (next('+') || next('-'))) {
            char sign = text.charAt(at++);
            Optional<Fraction> right = product();
            left =
                    right.isEmpty()
                            ? right
                            : Optional.of(apply(left.get(), sign, right.get(), typed));
        }
        return left;
    }

    private Optional<Fraction> product() throws EditRefusedException {
        Optional<Fraction> left = factor();
        while (left.isPresent() && (next('*') || next('/'))) {
            char sign = text.charAt(at++);
            Optional<Fraction> right = factor();
            left =
                    right.isEmpty()
                            ? right
                            : Optional.of(apply(left.get(), sign, right.get(), typed));
        }
        return left;
    }

    /// A number, or a sum in brackets, perhaps behind a sign.
    private Optional<Fraction> factor() throws EditRefusedException {
        if (++depth > MOST_DEPTH) {
            return Optional.empty();
        }
        Optional<Fraction> found;
        if (next('-')) {
            at++;
            found = factor().map(Fraction::negated);
        } else if (next('(')) {
            at++;
            found = sum();
            found = next(')') ? found : Optional.empty();
            at++;
        } else {
            found = number();
        }
        depth--;
        return found;
    }

    private Optional<Fraction> number() {
        skip();
        Matcher number = NUMBER.matcher(text).region(Math.min(at, text.length()), text.length());
        if (!number.lookingAt()) {
            return Optional.empty();
        }
        at = number.end();
        String found = number.group();
        return Optional.of(
                found.startsWith("0x") || found.startsWith("0X")
                        ? Fraction.of(new BigInteger(found.substring(2), 16))
                        : Fraction.of(new BigDecimal(found)));
    }

    private boolean next(char wanted) {
        skip();
        return at < text.length() && text.charAt(at) == wanted;
    }

    private void skip() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }
}
