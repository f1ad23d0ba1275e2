package dev.keepsake.model.check.rule;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ReferenceValue;
import java.util.ArrayList;
import java.util.List;

/// Which subjects a save has: 8 bytes a record, 48 bits of the subject's hash with the chunk's
/// position below.
///
/// What is not among the hashes is not there. What is, is asked of the chunk itself ([Chunk#find]),
/// so that subjects whose hashes are equal are never mixed up; the answers of late are kept. Where
/// the record heads of a chunk do not read, the chunk may have every subject.
final class SubjectTable {
    private static final int CHUNK_BITS = 16;
    private static final int POLLED = 1_024;
    private static final int REMEMBERED = 1 << 14;
    private static final int LONGEST = 128;

    private final List<Chunk> chunks = new ArrayList<>();
    private final Hashes keys = new Hashes();
    private final ReferenceValue[] known = new ReferenceValue[REMEMBERED];
    private boolean unread;

    void fill(SaveDocument document, Progress progress) throws SaveException {
        for (Chunk chunk : document.chunks()) {
            if (chunk.head().kind() == ChunkHead.Kind.RECORDS) {
                chunks.add(chunk);
                fill(chunk, chunks.size() - 1, progress);
            }
        }
        keys.sort();
    }

    private void fill(Chunk chunk, int number, Progress progress) throws SaveException {
        int size = chunk.size();
        for (int i = 0; i < size; i++) {
            if (i % POLLED == 0) {
                progress.check(i, size);
            }
            try {
                keys.add(key(chunk.record(i).head().subject(), number));
            } catch (SaveException failure) {
                requireContent(failure);
                unread = true;
            }
        }
    }

    private static void requireContent(SaveException failure) throws SaveException {
        switch (failure.outcome()) {
            case DAMAGED, NEWER, REFUSED -> {}
            default -> throw failure;
        }
    }

    private static long key(String subject, int chunk) {
        return Hashes.of(subject) >>> CHUNK_BITS << CHUNK_BITS | chunk % (1 << CHUNK_BITS);
    }

    /// True where a record has the subject a reference means, or one that does not read may have.
    boolean has(ReferenceValue reference) throws SaveException {
        int slot = (int) (Hashes.of(reference.subject()) & REMEMBERED - 1);
        if (unread || reference.equals(known[slot])) {
            return true;
        }
        boolean found = isFound(reference);
        if (found && reference.subject().length() <= LONGEST) {
            known[slot] = reference;
        }
        return found;
    }

    private boolean isFound(ReferenceValue reference) throws SaveException {
        long least = key(reference.subject(), 0);
        int asked = -1;
        for (int i = keys.from(least); i < keys.size() && isSame(keys.at(i), least); i++) {
            int number = (int) (keys.at(i) - least);
            if (number != asked && isIn(number, reference)) {
                return true;
            }
            asked = number;
        }
        return false;
    }

    private static boolean isSame(long key, long other) {
        return key >>> CHUNK_BITS == other >>> CHUNK_BITS;
    }

    private boolean isIn(int number, ReferenceValue reference) throws SaveException {
        for (int i = number; i < chunks.size(); i += 1 << CHUNK_BITS) {
            var found = chunks.get(i).find(reference.subject(), reference.ordinal());
            if (found.map(SaveRecord::id).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
