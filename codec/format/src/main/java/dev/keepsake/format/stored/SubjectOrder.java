package dev.keepsake.format.stored;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.OptionalInt;

/// Finds records by their subject. Immutable; any thread may use it.
///
/// Holds the subjects end to end and the records in their order: 12 bytes a record beside the
/// subjects themselves. Neither many equal subjects nor many that a hash would mix up make it slow.
public final class SubjectOrder {
    private final byte[] text;
    private final RecordSpans spans;
    private final int[] sorted;
    private final int[] ordinals;

    private SubjectOrder(byte[] text, RecordSpans spans, int[] sorted) {
        this.text = text;
        this.spans = spans;
        this.sorted = sorted;
        this.ordinals = new int[sorted.length];
        for (int i = 1; i < sorted.length; i++) {
            boolean same = compare(sorted[i], sorted[i - 1]) == 0;
            ordinals[sorted[i]] = same ? ordinals[sorted[i - 1]] + 1 : 0;
        }
    }

    /// Gives the subject of each record in turn.
    @FunctionalInterface
    public interface Subjects {
        /// The subject of a record.
        Bytes subject(int record) throws SaveException;
    }

    /// An order of records 0 to `count - 1`.
    public static SubjectOrder of(int count, Subjects source, Progress progress)
            throws SaveException {
        var builder = new Builder();
        var pace = new Pace(progress, count);
        for (int i = 0; i < count; i++) {
            Bytes subject = source.subject(i);
            pace.stepOver(subject.length());
            builder.add(subject);
        }
        return builder.build(progress);
    }

    /// Takes subjects as they come. For one thread.
    public static final class Builder {
        private final RecordSpans spans = new RecordSpans(0);
        private byte[] text = new byte[256];

        /// No subjects yet.
        public Builder() {}

        /// Adds the subject of the next record.
        ///
        /// @throws ArithmeticException where all subjects take 2 GiB
        public void add(Bytes subject) {
            int end = Math.addExact(spans.end(), subject.length());
            if (end > text.length) {
                long doubled = Math.min(2L * text.length, Integer.MAX_VALUE - 8);
                text = Arrays.copyOf(text, (int) Math.max(end, doubled));
            }
            subject.copyTo(text, spans.end());
            spans.add(end);
        }

        /// How many subjects there are.
        public int count() {
            return spans.count();
        }

        /// The order of all so far; the builder ends with it.
        public SubjectOrder build(Progress progress) throws CancelledException {
            byte[] cut = Arrays.copyOf(text, spans.end());
            return new SubjectOrder(cut, spans, new Sorting(cut, spans, progress).sorted());
        }
    }

    /// Sorts records by subject, equal ones by number, without an object for each.
    private static final class Sorting {
        private final byte[] text;
        private final RecordSpans spans;
        private final Pace pace;

        Sorting(byte[] text, RecordSpans spans, Progress progress) {
            this.text = text;
            this.spans = spans;
            int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(spans.count());
            this.pace = new Pace(progress, (long) rounds * spans.count());
        }

        int[] sorted() throws CancelledException {
            int count = spans.count();
            int[] from = new int[count];
            Arrays.setAll(from, i -> i);
            int[] to = new int[count];
            for (long width = 1; width < count; width *= 2) {
                for (long start = 0; start < count; start += 2 * width) {
                    merge(from, to, (int) start, width);
                }
                int[] done = to;
                to = from;
                from = done;
            }
            return from;
        }

        private void merge(int[] from, int[] to, int start, long width) throws CancelledException {
            int middle = (int) Math.min(start + width, from.length);
            int end = (int) Math.min(start + 2 * width, from.length);
            int left = start;
            int right = middle;
            for (int i = start; i < end; i++) {
                pace.step();
                boolean first =
                        left < middle
                                && (right == end
                                        || compare(text, spans, from[left], from[right]) <= 0);
                to[i] = from[first ? left++ : right++];
            }
        }
    }

    private static int compare(byte[] text, RecordSpans spans, int a, int b) {
        return Arrays.compareUnsigned(
                text,
                spans.start(a),
                spans.start(a) + spans.length(a),
                text,
                spans.start(b),
                spans.start(b) + spans.length(b));
    }

    private int compare(int a, int b) {
        return compare(text, spans, a, b);
    }

    /// The subject of a record.
    public Bytes subject(int record) {
        return Bytes.wrap(text, spans.start(record), spans.length(record));
    }

    /// The n-th record (from 0) with a subject.
    public OptionalInt find(Bytes subject, int ordinal) {
        long place = (long) first(subject) + ordinal;
        boolean found =
                ordinal >= 0
                        && place < sorted.length
                        && subject(sorted[(int) place]).equals(subject);
        return found ? OptionalInt.of(sorted[(int) place]) : OptionalInt.empty();
    }

    /// Which of the records with its subject a record is, from 0.
    public int ordinal(int record) {
        return ordinals[record];
    }

    private int first(Bytes subject) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (subject(sorted[middle]).compareTo(subject) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
