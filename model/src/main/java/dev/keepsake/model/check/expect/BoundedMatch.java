package dev.keepsake.model.check.expect;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import java.util.regex.Pattern;

/// Whether a pattern matches a text as a whole, found out in bounded time: a pattern that goes back
/// and forth without end is given up, and the caller may stop it.
enum BoundedMatch {
    /// It does.
    YES,
    /// It does not.
    NO,
    /// The text is too long, or the pattern takes too long over it.
    TOO_LONG;

    private static final int MOST_CHARACTERS = 1 << 16;
    private static final int MOST_READS = 20_000_000;
    private static final int POLLED = 1 << 14;

    static BoundedMatch of(Pattern pattern, String text, Progress progress)
            throws CancelledException {
        if (text.length() > MOST_CHARACTERS) {
            return TOO_LONG;
        }
        var read = new ReadText(text, progress, new int[1]);
        try {
            return pattern.matcher(read).matches() ? YES : NO;
        } catch (ReadText.GivenUp giveUp) {
            progress.check(0, -1);
            return TOO_LONG;
        } catch (StackOverflowError deep) {
            // The engine goes one frame deeper for each turn of some patterns.
            return TOO_LONG;
        }
    }

    /// A text that counts how often it is read.
    @SuppressWarnings("ArrayRecordComponent")
    private record ReadText(CharSequence text, Progress progress, int[] reads)
            implements CharSequence {
        /// Ends the matching: the engine lets nothing else through.
        private static final class GivenUp extends RuntimeException {
            private static final long serialVersionUID = 1L;

            GivenUp() {
                super("given up", null, false, false);
            }
        }

        @Override
        public char charAt(int index) {
            int count = ++reads[0];
            if (count > MOST_READS || count % POLLED == 0 && !progress.step(0, -1)) {
                throw new GivenUp();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return new ReadText(text.subSequence(from, to), progress, reads);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
