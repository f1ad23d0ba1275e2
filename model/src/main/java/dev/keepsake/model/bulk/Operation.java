package dev.keepsake.model.bulk;

import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.path.QuotedText;
import dev.keepsake.model.query.BoundedRegex;
import java.math.BigDecimal;

/// What a change of many does to each place. `docs/query.md` describes its text:
///
/// | text | does |
/// |---|---|
/// | `=VALUE`, `VALUE` | sets the value, read by the type that stands there |
/// | `*N` | multiplies a number |
/// | `+N`, `-N` | adds to a number |
/// | `replace "old" with "new"` | replaces a part of texts |
/// | `replace /regex/ with "new $1"` | replaces what a regular expression matches |
/// | `remove` | takes items, entries, fields or records out |
///
/// `parse(toString())` gives it again.
public sealed interface Operation {
    /// Reads the text of a change. What is none of the other forms is a value to set.
    ///
    /// @throws EditRefusedException where it begins as a replacement and is none, or where a
    ///   regular expression is none
    static Operation parse(String text) throws EditRefusedException {
        return OperationParser.parse(text);
    }

    /// Sets the value.
    ///
    /// @param literal as `Literals` reads it
    record SetTo(String literal) implements Operation {
        @Override
        public String toString() {
            return "=" + literal;
        }
    }

    /// Multiplies a number.
    record Multiply(BigDecimal factor) implements Operation {
        @Override
        public String toString() {
            return "*" + factor;
        }
    }

    /// Adds to a number.
    record Add(BigDecimal summand) implements Operation {
        @Override
        public String toString() {
            return summand.signum() < 0 ? summand.toString() : "+" + summand;
        }
    }

    /// Replaces each place where a part stands in a text.
    ///
    /// @param part not empty
    record ReplaceText(String part, String with) implements Operation {
        @Override
        public String toString() {
            return "replace " + QuotedText.quote(part) + " with " + QuotedText.quote(with);
        }
    }

    /// Replaces each part of a text that a regular expression matches.
    ///
    /// @param with `$1` stands for what the first group matched
    record ReplaceMatches(BoundedRegex regex, String with) implements Operation {
        @Override
        public String toString() {
            return "replace " + regex + " with " + QuotedText.quote(with);
        }
    }

    /// Takes the value, or the record, out.
    record Remove() implements Operation {
        @Override
        public String toString() {
            return "remove";
        }
    }
}
