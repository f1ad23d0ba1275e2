package dev.keepsake.format.keepsake;

import dev.keepsake.format.block.BlockHead;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// Finds the records of a chunk by subject: eight bytes a record, sorted by the upper bits of the
/// subject's hash with the record's number in the lower ones. Immutable.
///
/// Blocks that do not read are left out; a subject that is not found among the others fails with
/// the first of them.
final class SubjectIndex {
    private static final int POLLED = 1_024;

    private final long[] keys;
    private final int numberBits;
    private final @Nullable SaveException damage;

    /// Gives the subject of a record.
    @FunctionalInterface
    interface Subjects {
        Bytes of(int record) throws SaveException;
    }

    private SubjectIndex(long[] keys, int numberBits, @Nullable SaveException damage) {
        this.keys = keys;
        this.numberBits = numberBits;
        this.damage = damage;
    }

    /// Reads the heads of all blocks of a chunk.
    static SubjectIndex of(OpenChunk chunk, OpenBlocks blocks, Progress progress)
            throws SaveException {
        int count = chunk.head().recordCount();
        long[] keys = new long[count];
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(count);
        int size = 0;
        SaveException damage = null;
        for (int i = 0; i < chunk.blockCount(); i++) {
            progress.check(size, count);
            try {
                BlockHead head = blocks.head(chunk.block(i));
                size = add(head, chunk.firstRecord(i), bits, keys, size, progress);
            } catch (SaveException failure) {
                if (!isOfContent(failure)) {
                    throw failure;
                }
                damage = damage == null ? failure : damage;
            }
        }
        long[] sorted = size == count ? keys : Arrays.copyOf(keys, size);
        Arrays.sort(sorted);
        return new SubjectIndex(sorted, bits, damage);
    }

    /// True where the bytes are at fault, not the storage or the caller.
    static boolean isOfContent(SaveException failure) {
        return switch (failure.outcome()) {
            case DAMAGED, NEWER, REFUSED -> true;
            default -> false;
        };
    }

    private static int add(
            BlockHead head, int first, int bits, long[] keys, int size, Progress progress)
            throws SaveException {
        int next = size;
        for (int i = 0; i < head.index().count(); i++) {
            poll(progress, next, keys.length);
            keys[next++] = upper(head.subject(i), bits) | first + i;
        }
        return next;
    }

    /// Polls once in so many elements.
    static void poll(Progress progress, long done, long total) throws SaveException {
        if (done % POLLED == 0) {
            progress.check(done, total);
        }
    }

    private static long upper(Bytes subject, int bits) {
        return Xxh3.hash64(subject) >>> bits << bits;
    }

    /// The n-th record (from 0) with a subject.
    OptionalInt find(Bytes subject, int ordinal, Subjects subjects) throws SaveException {
        long key = upper(subject, numberBits);
        int from = Arrays.binarySearch(keys, key);
        int left = ordinal;
        for (int i = from < 0 ? -from - 1 : from; i < keys.length && isSame(keys[i], key); i++) {
            int record = number(keys[i]);
            if (subjects.of(record).equals(subject) && left-- == 0) {
                return OptionalInt.of(record);
            }
        }
        if (damage != null) {
            throw damage;
        }
        return OptionalInt.empty();
    }

    private boolean isSame(long entry, long key) {
        return entry >>> numberBits == key >>> numberBits;
    }

    private int number(long key) {
        return (int) (key & (1L << numberBits) - 1);
    }

    /// The records that may have the subject of another, in the order of the chunk: those whose
    /// subjects have equal upper bits of their hashes.
    int[] doubtful(Progress progress) throws SaveException {
        var found = new int[keys.length];
        int size = 0;
        for (int i = 0; i < keys.length; i++) {
            poll(progress, i, keys.length);
            boolean asBefore = i > 0 && isSame(keys[i], keys[i - 1]);
            if (asBefore || i + 1 < keys.length && isSame(keys[i], keys[i + 1])) {
                found[size++] = number(keys[i]);
            }
        }
        int[] doubtful = Arrays.copyOf(found, size);
        Arrays.sort(doubtful);
        return doubtful;
    }
}
