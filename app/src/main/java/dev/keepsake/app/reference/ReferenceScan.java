package dev.keepsake.app.reference;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.NewerVersionException;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Goes through the records of a save, one decoded at a time, for references to a subject; in
/// slices, so that what was found can be shown meanwhile. A record that does not read has none.
/// Runs on workers.
final class ReferenceScan {
    private static final int PAGE = 1_000;

    private final SaveDocument document;
    private final Subject wanted;

    /// How far a scan is.
    ///
    /// @param chunk the position of the chunk that comes next
    /// @param record the position of the record in it
    /// @param done how many records were looked at
    record Cursor(int chunk, int record, long done) {
        static final Cursor START = new Cursor(0, 0, 0);
    }

    /// What a slice found.
    ///
    /// @param next where to go on
    /// @param ended true where nothing is left
    record Slice(List<Referrer> found, Cursor next, boolean ended) {}

    ReferenceScan(SaveDocument document, Subject wanted) {
        this.document = document;
        this.wanted = wanted;
    }

    /// Looks at so many records.
    ///
    /// @throws SaveException where the caller stops it
    Slice slice(Cursor from, int most, Progress progress) throws SaveException {
        var found = new ArrayList<Referrer>();
        List<Chunk> chunks = document.chunks();
        int chunk = from.chunk();
        int record = from.record();
        long done = from.done();
        long total = document.recordCount();
        while (chunk < chunks.size() && done - from.done() < most) {
            Chunk here = chunks.get(chunk);
            if (here.head().kind() == ChunkHead.Kind.RAW || record >= here.size()) {
                chunk++;
                record = 0;
                continue;
            }
            progress.check(done, total);
            look(here, here.record(record), progress, found::add);
            record++;
            done++;
        }
        return new Slice(found, new Cursor(chunk, record, done), chunk >= chunks.size());
    }

    /// Goes through all records.
    ///
    /// @throws SaveException where the caller stops it
    void all(Progress progress, Consumer<Referrer> found) throws SaveException {
        Cursor at = Cursor.START;
        boolean ended = false;
        while (!ended) {
            Slice slice = slice(at, 256, progress);
            slice.found().forEach(found);
            at = slice.next();
            ended = slice.ended();
        }
    }

    private void look(Chunk chunk, SaveRecord record, Progress progress, Consumer<Referrer> found)
            throws SaveException {
        try {
            new InRecord(chunk, record, progress, found).look();
        } catch (DamagedSaveException | RefusedSaveException | NewerVersionException unread) {
            return; // a finding says so already
        }
    }

    /// The references of one record.
    private final class InRecord {
        private final Chunk chunk;
        private final SaveRecord record;
        private final Progress progress;
        private final Consumer<Referrer> found;
        private final List<Step> steps = new ArrayList<>();
        private String section = "";
        private long looked;
        private boolean inKey;

        InRecord(Chunk chunk, SaveRecord record, Progress progress, Consumer<Referrer> found) {
            this.chunk = chunk;
            this.record = record;
            this.progress = progress;
            this.found = found;
        }

        void look() throws SaveException {
            for (Section part : record.content().sections()) {
                section = part.id();
                look(part.content());
            }
        }

        /// Recurses as deep as values stand in one another, at most 256 levels.
        private void look(Value value) throws SaveException {
            if (++looked % 1_024 == 0) {
                progress.check(-1, -1);
            }
            if (value instanceof ReferenceValue reference) {
                if (wanted.isMeantBy(reference)) {
                    tell(inKey);
                }
                return;
            }
            if (value instanceof MapValue map) {
                keys(map);
            }
            ValueWalk.parts(value, (number, step, part) -> below(step, part));
        }

        private void below(Step step, Value part) throws SaveException {
            steps.add(step);
            look(part);
            steps.removeLast();
        }

        private void keys(MapValue map) throws SaveException {
            for (long from = 0; from < map.items().size(); ) {
                InlineItems page =
                        switch (map.items()) {
                            case InlineItems inline -> inline;
                            case PagedItems paged -> paged.page(from, PAGE);
                        };
                for (int i = 0; i < page.count(); i++) {
                    if ((from + i) % 2 == 0) {
                        inKey = page.value(i) instanceof ReferenceValue;
                        below(new Step.Member((from + i) / 2), page.value(i));
                        inKey = false;
                    }
                }
                from += page.count();
            }
        }

        private void tell(boolean key) throws SaveException {
            RecordHead head = record.head();
            int ordinal = Subject.of(document, record.id()).ordinal();
            Path path =
                    Path.ofChunk(chunk.id(), chunk.key())
                            .record(head.subject(), ordinal)
                            .section(section);
            for (Step step : steps) {
                path = path.then(step);
            }
            found.accept(new Referrer(record.id(), head.subject(), path, key));
        }
    }
}
