package dev.keepsake.spark.stored;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.OptionalInt;

/// Finds records by their subject. Immutable; any thread may use it.
///
/// Holds the records in the order of their subjects and nothing else, so that neither many equal
/// subjects nor many that a hash would mix up make it slow.
public final class SubjectIndex {
    private final Bytes[] subjects;
    private final int[] sorted;
    private final int[] ordinals;

    private SubjectIndex(Bytes[] subjects, int[] sorted, int[] ordinals) {
        this.subjects = subjects;
        this.sorted = sorted;
        this.ordinals = ordinals;
    }

    /// Gives the subject of each record in turn.
    @FunctionalInterface
    public interface Subjects {
        /// The subject of a record.
        Bytes subject(int record) throws SaveException;
    }

    /// An index over records 0 to `count - 1`.
    public static SubjectIndex of(int count, Subjects source) throws SaveException {
        var subjects = new Bytes[count];
        var order = new Integer[count];
        for (int i = 0; i < count; i++) {
            subjects[i] = source.subject(i);
            order[i] = i;
        }
        Arrays.sort(order, (a, b) -> subjects[a].compareTo(subjects[b]));
        var sorted = new int[count];
        var ordinals = new int[count];
        for (int i = 0; i < count; i++) {
            sorted[i] = order[i];
            boolean same = i > 0 && subjects[order[i]].equals(subjects[order[i - 1]]);
            ordinals[order[i]] = same ? ordinals[order[i - 1]] + 1 : 0;
        }
        return new SubjectIndex(subjects, sorted, ordinals);
    }

    /// The n-th record (from 0) with a subject.
    public OptionalInt find(Bytes subject, int ordinal) {
        long place = (long) first(subject) + ordinal;
        boolean found =
                ordinal >= 0
                        && place < sorted.length
                        && subjects[sorted[(int) place]].equals(subject);
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
            if (subjects[sorted[middle]].compareTo(subject) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
