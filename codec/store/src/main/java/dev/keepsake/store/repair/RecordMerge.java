package dev.keepsake.store.repair;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.repair.RescuedRecord.Way;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// Goes through the records of a chunk in the order of the newest source and gives each that reads
/// anywhere: the newest's, else the older one's; and where the newest lost records, those that only
/// the older one has. For one thread, once.
///
/// Holds one record at a time, and of subjects their hashes.
final class RecordMerge {
    private final MergedChunk chunk;
    private final ChunkParts newest;
    private final @Nullable ChunkParts older;
    private final boolean isUnique;
    private final ChunkTally tally;
    private final Taker taker;
    private final Progress progress;
    private final SubjectSet given = new SubjectSet();
    private @Nullable SubjectSet known;
    private @Nullable RecordHead before;
    private boolean inGap;
    private boolean hadGap;

    /// Takes the records that read.
    @FunctionalInterface
    interface Taker {
        /// Takes a record; false where it cannot.
        boolean take(RescuedRecord record) throws SaveException;
    }

    /// @param isUnique true where a chunk cannot have two records of one subject
    RecordMerge(
            MergedChunk chunk, boolean isUnique, ChunkTally tally, Taker taker, Progress progress) {
        this.chunk = chunk;
        this.newest = chunk.sources().get(0);
        this.older = chunk.sources().size() > 1 ? chunk.sources().get(1) : null;
        this.isUnique = isUnique;
        this.tally = tally;
        this.taker = taker;
        this.progress = progress;
    }

    void run() throws SaveException {
        int size = newest.size();
        for (int i = 0; i < size; i++) {
            progress.check(i, size);
            Optional<RecordHead> head = head(newest, i);
            if (head.isEmpty()) {
                tally.addUnread();
                inGap = true;
            } else {
                endGap();
                rescue(i, head.get());
                before = head.get();
            }
        }
        endGap();
        if (hadGap || !newest.input().isDirectorySound()) {
            addAllOthers();
        }
    }

    private Optional<RecordHead> head(ChunkParts source, int place) throws SaveException {
        return read(source, () -> source.record(place).head());
    }

    private <T> Optional<T> read(ChunkParts source, Faults.Reading<T> reading)
            throws SaveException {
        try {
            return Optional.of(reading.read());
        } catch (SaveException failure) {
            if (!Faults.isOfContent(failure)) {
                throw failure;
            }
            tally.addDamage(source, failure.finding());
            return Optional.empty();
        }
    }

    /// Gives the record at a place of the newest source, from the older one where it must be.
    private void rescue(int place, RecordHead head) throws SaveException {
        Way way = chunk.isAdded() ? Way.ADDED : Way.NEWEST;
        if (give(newest, place, head, way)) {
            return;
        }
        tally.addUnread();
        OptionalInt found =
                older == null ? OptionalInt.empty() : older.find(head.subject(), head.kind());
        boolean replaced =
                older != null
                        && found.isPresent()
                        && give(older, found.getAsInt(), head, Way.OLDER);
        if (!replaced) {
            tally.addLost(head);
        }
    }

    /// Gives a record; false where it does not read.
    private boolean give(ChunkParts source, int place, RecordHead head, Way way)
            throws SaveException {
        if (isUnique && given.has(head.subject())) {
            tally.addTwice();
            return true;
        }
        var content = read(source, () -> source.record(place).content());
        if (content.isEmpty()) {
            return false;
        }
        given.add(head.subject());
        var record = new DetachedRecord(head, content.get());
        var rescued = new RescuedRecord(record, source.input().source(), way);
        if (taker.take(rescued)) {
            tally.addRescued(rescued);
        }
        return true;
    }

    /// Adds what the older copy has where the newest has records that do not read, up to the next
    /// record that both have.
    private void endGap() throws SaveException {
        if (!inGap) {
            return;
        }
        inGap = false;
        hadGap = true;
        RecordHead last = before;
        if (older == null) {
            return;
        }
        OptionalInt start =
                last == null ? OptionalInt.of(-1) : older.find(last.subject(), last.kind());
        for (int i = start.orElse(older.size()) + 1; i < older.size(); i++) {
            progress.check(i, older.size());
            Optional<RecordHead> head = head(older, i);
            if (head.isPresent() && known().has(head.get().subject())) {
                return;
            }
            if (head.isPresent()) {
                addOther(older, i, head.get());
            }
        }
    }

    private void addAllOthers() throws SaveException {
        if (older == null) {
            return;
        }
        for (int i = 0; i < older.size(); i++) {
            progress.check(i, older.size());
            Optional<RecordHead> head = head(older, i);
            if (head.isPresent() && !known().has(head.get().subject())) {
                addOther(older, i, head.get());
            }
        }
    }

    /// Adds a record that the newest source is not known to have.
    private void addOther(ChunkParts source, int place, RecordHead head) throws SaveException {
        boolean isNew = !given.has(head.subject());
        if (isNew && !give(source, place, head, Way.ADDED)) {
            given.add(head.subject());
            tally.addLost(head);
        }
    }

    /// The subjects whose records the newest source has, whether they read or not.
    private SubjectSet known() throws SaveException {
        SubjectSet made = known;
        if (made == null) {
            made = new SubjectSet();
            for (int i = 0; i < newest.size(); i++) {
                progress.check(i, newest.size());
                Optional<RecordHead> head = head(newest, i);
                if (head.isPresent()) {
                    made.add(head.get().subject());
                }
            }
            known = made;
        }
        return made;
    }
}
