package dev.keepsake.app.sizes;

import dev.keepsake.model.document.RecordId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/// The sizes of the records of one class, of which the biggest are remembered. For one thread at a
/// time.
final class ClassTally {
    /// How many records of a class are listed one by one.
    static final int LISTED = 500;

    private final PriorityQueue<Sized> biggest =
            new PriorityQueue<>(Comparator.comparingLong(Sized::size));
    private long size;
    private long count;

    /// A record and its size.
    record Sized(RecordId id, long size) {}

    /// Adds a record.
    ///
    /// @param mayGrow false where one more may be remembered only in the place of another
    /// @return true where one more is remembered
    boolean add(RecordId id, long bytes, boolean mayGrow) {
        size += bytes;
        count++;
        if (biggest.size() < LISTED && mayGrow) {
            biggest.add(new Sized(id, bytes));
            return true;
        }
        if (!biggest.isEmpty() && bytes > biggest.element().size()) {
            biggest.remove();
            biggest.add(new Sized(id, bytes));
        }
        return false;
    }

    long size() {
        return size;
    }

    long count() {
        return count;
    }

    /// The biggest, the very biggest first.
    List<Sized> biggest() {
        List<Sized> all = new ArrayList<>(biggest);
        all.sort(Comparator.comparingLong(Sized::size).reversed().thenComparing(Sized::id));
        return all;
    }
}
