package dev.keepsake.model.query;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.QuotedText;
import java.util.Locale;

/// What a name must be. Prints with its operator, as the query language has it.
sealed interface NameTest {
    /// Whether a name is so.
    ///
    /// @throws SaveException where a regular expression takes too long, or the caller stops it
    boolean holds(String name, Progress progress) throws SaveException;

    /// True where this asks for what a name is not.
    default boolean different() {
        return false;
    }

    /// The very name, or one of letters with stars for any others.
    record Is(NamePattern name, boolean different) implements NameTest {
        @Override
        public boolean holds(String other, Progress progress) {
            return name.matches(other) != different;
        }

        @Override
        public String toString() {
            return (different ? "!= " : "= ") + name;
        }
    }

    /// A part of it, whatever the case.
    record Contains(String part, String lower) implements NameTest {
        static Contains of(String part) {
            return new Contains(part, part.toLowerCase(Locale.ROOT));
        }

        @Override
        public boolean holds(String name, Progress progress) {
            return name.toLowerCase(Locale.ROOT).contains(lower);
        }

        @Override
        public String toString() {
            return "contains " + QuotedText.ofName(part);
        }
    }

    /// A regular expression that matches a part of it.
    record Matches(BoundedRegex regex) implements NameTest {
        @Override
        public boolean holds(String name, Progress progress) throws SaveException {
            return regex.find(name, progress);
        }

        @Override
        public String toString() {
            return "~ " + regex;
        }
    }
}
