package dev.keepsake.model.query;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead.Kind;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.query.Candidate.Scope;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Goes through a save for what a query selects: header, chunks, records and values in the order of
/// the save.
///
/// Holds one record decoded at a time and one page of a big container, and decodes no record that
/// the query cannot mean by its chunk, subject, class or kind. Keys of maps are no values of their
/// own here; an owned text of a game's language is found by its parts. For one thread.
public final class Search {
    private final SaveDocument document;
    private final Query query;
    private final Visitor visitor;
    private final Progress progress;
    private final Candidate candidate;
    private final long total;
    private long done;

    private Search(SaveDocument document, Query query, Visitor visitor, Progress progress) {
        this.document = document;
        this.query = query;
        this.visitor = visitor;
        this.progress = progress;
        this.total = document.recordCount();
        this.candidate = new Candidate((part, parts) -> progress.step(done, total));
    }

    /// Takes what is found.
    @FunctionalInterface
    public interface Visitor {
        /// Takes a record or value; false ends the search.
        ///
        /// @throws SaveException to end it with that
        boolean take(Hit hit) throws SaveException;

        /// Takes why a record does not read; the search goes on behind it. What was found in it
        /// before was taken already.
        ///
        /// @throws SaveException to end it with that: unless this is overridden, the failure
        default void unread(SaveException failure) throws SaveException {
            throw failure;
        }
    }

    /// Goes through a save.
    ///
    /// @param progress told how many of the records were looked at
    /// @return false where the visitor ended it
    /// @throws SaveException where the caller stops it, a regular expression takes too long, or the
    ///   visitor throws
    public static boolean run(
            SaveDocument document, Query query, Visitor visitor, Progress progress)
            throws SaveException {
        return new Search(document, query, visitor, progress).run();
    }

    private boolean run() throws SaveException {
        try {
            header();
            long end = 0;
            for (Chunk chunk : document.chunks()) {
                done = end;
                progress.check(done, total);
                candidate.enterChunk(Path.ofChunk(chunk.id(), chunk.key()));
                if (chunk.head().kind() == Kind.RECORDS && mayHold(Scope.CHUNK)) {
                    records(chunk);
                }
                end += chunk.size();
            }
            return true;
        } catch (Ended ended) {
            if (ended.failure != null) {
                throw ended.failure;
            }
            return false;
        }
    }

    private void header() throws SaveException {
        candidate.enterHeader(document.changes().header() != null);
        if (query.selectsValues() && mayHold(Scope.RECORD)) {
            new ValueSearch(candidate, query, RecordId.HEADER, this::take)
                    .lookThrough(document.header());
        }
    }

    private void records(Chunk chunk) throws SaveException {
        Path path = Path.ofChunk(chunk.id(), chunk.key());
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < chunk.size(); i++) {
            progress.check(done++, total);
            SaveRecord record = chunk.record(i);
            try {
                RecordHead head = record.head();
                int ordinal = seen.merge(head.subject(), 1, Integer::sum) - 1;
                record(record, head, path.record(head.subject(), ordinal));
            } catch (CancelledException stop) {
                throw stop;
            } catch (SaveException failure) {
                unread(failure);
            }
        }
    }

    private void record(SaveRecord record, RecordHead head, Path path) throws SaveException {
        candidate.enterRecord(path, head, record.isEdited());
        if (query.selectsRecords()
                && query.condition().answer(candidate.at(Scope.WHOLE_RECORD, null)) == Answer.YES) {
            take(new Hit.OfRecord(record, head, path));
        }
        if (query.selectsValues() && mayHold(Scope.RECORD)) {
            new ValueSearch(candidate, query, record.id(), this::take)
                    .lookThrough(record.content());
        }
    }

    private boolean mayHold(Scope scope) throws SaveException {
        return query.condition().answer(candidate.at(scope, null)) != Answer.NO;
    }

    /// A failure of the visitor is none of the record that it came from.
    private void take(Hit hit) {
        try {
            if (!visitor.take(hit)) {
                throw new Ended(null);
            }
        } catch (SaveException failure) {
            throw new Ended(failure);
        }
    }

    private void unread(SaveException failure) throws SaveException {
        if (failure.finding().code() instanceof QueryCode) {
            throw failure;
        }
        visitor.unread(failure);
    }

    /// The visitor had enough, or failed. Never leaves this class.
    private static final class Ended extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient @Nullable SaveException failure;

        Ended(@Nullable SaveException failure) {
            super(null, null, false, false);
            this.failure = failure;
        }
    }
}
