package dev.keepsake.model.query;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/// A regular expression whose search in a text can be stopped and ends by itself.
///
/// Some expressions take longer than anybody waits, or go deeper than the stack of a thread; which
/// ones, no look at them tells. So the text counts how often it is read, asks the progress on the
/// way, and refuses to go on above a bound. Immutable; any thread may search.
public final class BoundedRegex {
    private static final int MOST_READS = 100_000_000;
    private static final int READS_BETWEEN = 1 << 16;

    private final String source;
    private final boolean anyCase;
    private final Pattern pattern;

    /// @param source may have slashes with or without a backslash before them
    /// @throws PatternSyntaxException where it is no regular expression
    BoundedRegex(String source, boolean anyCase) {
        this.source = escaped(source);
        this.anyCase = anyCase;
        this.pattern = compile(source, anyCase);
    }

    /// A regular expression as [Pattern] has it.
    ///
    /// @param source may have slashes with or without a backslash before them
    /// @param anyCase true where letters in upper and lower case are the same
    /// @throws EditRefusedException with [QueryCode#REGEX] where it is none
    public static BoundedRegex of(String source, boolean anyCase) throws EditRefusedException {
        try {
            return new BoundedRegex(source, anyCase);
        } catch (PatternSyntaxException fault) {
            throw EditRefusedException.of(
                    Finding.of(QueryCode.REGEX)
                            .with("text", source)
                            .with("column", Math.max(fault.getIndex(), 0) + 1)
                            .with("reason", fault.getDescription()));
        }
    }

    private static Pattern compile(String source, boolean anyCase) {
        try {
            int flags = anyCase ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0;
            return Pattern.compile(source, flags);
        } catch (StackOverflowError tooDeep) {
            throw new PatternSyntaxException("too many groups in one another", source, 0);
        }
    }

    /// Whether it matches a part of a text.
    ///
    /// @throws SaveException with [QueryCode#REGEX_TOO_SLOW] above the bound, or where the caller
    ///   stops it
    public boolean find(String text, Progress progress) throws SaveException {
        return run(text, progress, counted -> pattern.matcher(counted).find());
    }

    /// The text with all matches replaced; `$1` stands for what a group matched.
    ///
    /// @throws SaveException as [#find]
    /// @throws IllegalArgumentException where the replacement names a group that is not there
    /// @throws IndexOutOfBoundsException likewise
    public String replaceAll(String text, String replacement, Progress progress)
            throws SaveException {
        return run(text, progress, counted -> pattern.matcher(counted).replaceAll(replacement));
    }

    private interface Work<T> {
        T on(CharSequence text);
    }

    private <T> T run(String text, Progress progress, Work<T> work) throws SaveException {
        try {
            return work.on(new CountedText(text, new Reads(progress)));
        } catch (Stop stop) {
            if (stop.cancelled) {
                throw new CancelledException();
            }
            throw tooSlow();
        } catch (StackOverflowError tooDeep) {
            throw tooSlow();
        }
    }

    private SaveException tooSlow() {
        return SaveException.of(Finding.of(QueryCode.REGEX_TOO_SLOW).with("regex", toString()));
    }

    /// As it stands in a query.
    @Override
    public String toString() {
        return "/" + source + "/" + (anyCase ? "i" : "");
    }

    /// With a backslash before each slash, which matches the same.
    private static String escaped(String source) {
        var out = new StringBuilder();
        for (int i = 0; i < source.length(); i++) {
            char unit = source.charAt(i);
            if (unit == '\\' && i + 1 < source.length()) {
                out.append(unit).append(source.charAt(++i));
            } else {
                out.append(unit == '/' ? "\\/" : Character.toString(unit));
            }
        }
        return out.toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BoundedRegex regex
                && regex.source.equals(source)
                && regex.anyCase == anyCase;
    }

    @Override
    public int hashCode() {
        return source.hashCode();
    }

    /// Ends a search from inside the text. Never leaves this class.
    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final boolean cancelled;

        Stop(boolean cancelled) {
            super(null, null, false, false);
            this.cancelled = cancelled;
        }
    }

    /// How often a text was read.
    private static final class Reads {
        private final Progress progress;
        private int count;

        Reads(Progress progress) {
            this.progress = progress;
        }

        void add() {
            if (++count % READS_BETWEEN == 0 && !progress.step(0, -1)) {
                throw new Stop(true);
            }
            if (count > MOST_READS) {
                throw new Stop(false);
            }
        }
    }

    private record CountedText(CharSequence text, Reads reads) implements CharSequence {
        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            reads.add();
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new CountedText(text.subSequence(start, end), reads);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
