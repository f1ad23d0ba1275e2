package dev.keepsake.app.distribution;

import dev.keepsake.app.document.OpenSlot;
import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.app.document.SaveReader;
import dev.keepsake.format.Limits;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.Step;
import dev.keepsake.model.query.ValueWalk;
import dev.keepsake.model.value.Value;
import dev.keepsake.store.timeline.Moment;
import dev.keepsake.store.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads one value in all saves of a slot: each is opened, asked and closed again. For workers.
final class CourseReader {
    private final SaveReader reader;

    CourseReader(SaveReader reader) {
        this.reader = reader;
    }

    /// What a value was.
    ///
    /// @throws SaveException where the folder cannot be listed or the caller stops it
    Course read(OpenSlot slot, Path path, Progress progress) throws SaveException {
        List<Moment> moments = new Timeline(slot.folder(), Limits.DEFAULT).of(slot.id(), progress);
        var stops = new ArrayList<Course.Stop>();
        for (Moment moment : moments) {
            progress.check(stops.size(), moments.size());
            stops.add(read(moment, path, progress));
        }
        return new Course(path, stops);
    }

    /// A save that does not read is a gap in the course, and says why.
    private Course.Stop read(Moment moment, Path path, Progress progress)
            throws CancelledException {
        Progress quiet = (done, total) -> progress.step(0, -1);
        try (OpenedSave save = reader.read(moment.file(), quiet)) {
            SaveDocument document = save.document();
            Value value = document == null ? null : find(document, path, quiet).orElse(null);
            return new Course.Stop(moment, value, moment.problem());
        } catch (CancelledException stop) {
            throw stop;
        } catch (SaveException unread) {
            return new Course.Stop(moment, null, unread.finding());
        }
    }

    private static Optional<Value> find(SaveDocument document, Path path, Progress progress)
            throws SaveException {
        Step.Name record = path.record();
        var chunk = document.findChunk(path.chunk(), path.key());
        if (record == null || path.section() == null || chunk.isEmpty()) {
            return Optional.empty();
        }
        Optional<SaveRecord> found = chunk.get().find(record.name(), record.ordinal());
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Optional<Value> value = found.get().content().find(path.section()).map(Section::content);
        for (Step step : path.steps()) {
            value = value.isEmpty() ? value : part(value.get(), step, progress);
        }
        return value;
    }

    private static Optional<Value> part(Value value, Step step, Progress progress)
            throws SaveException {
        var found = new ArrayList<Value>(1);
        long from = step instanceof Step.Item(long index) ? index : 0;
        long to = step instanceof Step.Item(long index) ? index + 1 : Long.MAX_VALUE;
        ValueWalk.parts(
                value,
                from,
                to,
                (number, own, part) -> {
                    if (number % 1024 == 0) {
                        progress.check(number, -1);
                    }
                    if (found.isEmpty() && own.equals(step)) {
                        found.add(part);
                    }
                });
        return found.stream().findFirst();
    }
}
