package dev.keepsake.app.document;

import dev.keepsake.app.document.StagedChange.Kind;
import dev.keepsake.app.document.StagedChange.Line;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedRecord;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.MapValue;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Tells what edits change, line by line: looks at the save before and after them. For one worker.
final class ChangeTeller {
    private final Side before;
    private final Side after;
    private final ValueText text;
    private final Progress progress;

    ChangeTeller(EditedSave before, EditedSave after, ValueText text, Progress progress) {
        this.before = new Side(before, progress);
        this.after = new Side(after, progress);
        this.text = text;
        this.progress = progress;
    }

    /// One of the two saves.
    private static final class Side {
        private final EditedSave save;
        private final PathResolver paths;
        private final Map<RecordId, EditedRecord> records = new HashMap<>();

        Side(EditedSave save, Progress progress) {
            this.save = save;
            this.paths = new PathResolver(save, progress);
        }

        private boolean has(RecordId id) {
            return id.isHeader() || RecordPaths.has(save.document(), id);
        }

        Optional<Value> value(Target target) throws SaveException {
            if (!has(target.record())) {
                return Optional.empty();
            }
            EditedRecord record = records.get(target.record());
            if (record == null) {
                records.clear(); // one decoded record at a time
                record = EditedRecord.of(save, target.record());
                records.put(target.record(), record);
            }
            return record.find(target.path());
        }

        Optional<Path> path(Target target) throws SaveException {
            return value(target).isEmpty() ? Optional.empty() : Optional.of(paths.path(target));
        }

        Optional<Path> path(RecordId id) throws SaveException {
            return has(id) ? Optional.of(paths.path(id)) : Optional.empty();
        }

        Optional<Path> path(int chunk) {
            return save.document().chunks().stream()
                    .filter(each -> each.number() == chunk)
                    .map(ChangeTeller::path)
                    .findFirst();
        }
    }

    private static Path path(Chunk chunk) {
        return Path.ofChunk(chunk.id(), chunk.key());
    }

    /// A line for each of the first edits that can be told: what a later one of the same entry took
    /// back or built on has none.
    List<Line> tell(List<Edit> edits) throws SaveException {
        var lines = new ArrayList<Line>();
        for (int i = 0; i < Math.min(edits.size(), StagedChange.MOST_LINES); i++) {
            progress.check(i, edits.size());
            Line line = line(edits.get(i));
            if (line != null) {
                lines.add(line);
            }
        }
        return lines;
    }

    private @Nullable Line line(Edit edit) throws SaveException {
        return switch (edit) {
            case Edit.Insert insert -> added(insert);
            case Edit.Remove remove -> removed(remove.target());
            case Edit.Move move -> moved(move.target());
            case Edit.OfValue value -> changed(value.target());
            case Edit.SetHead set -> moved(set.record());
            case Edit.AddRecord add ->
                    line(Kind.ADDED, add.record(), after.path(add.record()), "", "");
            case Edit.RemoveRecord remove ->
                    line(Kind.REMOVED, remove.record(), before.path(remove.record()), "", "");
            case Edit.RestoreRecord restore ->
                    line(Kind.RESTORED, restore.record(), after.path(restore.record()), "", "");
            case Edit.AddChunk add -> line(Kind.ADDED, null, after.path(add.chunk()), "", "");
            case Edit.RemoveChunk remove ->
                    line(Kind.REMOVED, null, before.path(remove.chunk()), "", "");
            case Edit.SetChunkBytes set ->
                    line(Kind.CHANGED, null, after.path(set.chunk()), "", "");
        };
    }

    private static @Nullable Line line(
            Kind kind, @Nullable RecordId record, Optional<Path> path, String old, String now) {
        return path.isEmpty() ? null : new Line(kind, record, path.get(), old, now);
    }

    private @Nullable Line added(Edit.Insert insert) throws SaveException {
        boolean entry = insert.key() != null && isMap(insert.target());
        ItemPath item = insert.target().path().then(entry ? insert.id() - 1 : insert.id());
        var target = new Target(insert.record(), item);
        String now = line(after.value(target));
        return line(Kind.ADDED, insert.record(), after.path(target), "", now);
    }

    private boolean isMap(Target container) throws SaveException {
        return after.value(container).filter(MapValue.class::isInstance).isPresent();
    }

    private @Nullable Line removed(Target target) throws SaveException {
        Target shown = entryValue(before, target);
        String old = line(before.value(shown));
        return line(Kind.REMOVED, target.record(), before.path(shown), old, "");
    }

    /// Of an entry of a map, which edits address by its key, its value; else the place itself.
    private static Target entryValue(Side side, Target target) throws SaveException {
        long id = target.path().last();
        var container = new Target(target.record(), target.path().parent());
        boolean map =
                !target.path().parent().ids().isEmpty()
                        && side.value(container).filter(MapValue.class::isInstance).isPresent();
        boolean key = map && id % 2 == (id >= 0 ? 0 : -1);
        long value = id >= 0 ? id + 1 : id - 1;
        return key ? new Target(target.record(), target.path().parent().then(value)) : target;
    }

    private @Nullable Line moved(Target target) throws SaveException {
        Optional<Path> to = after.path(entryValue(after, target));
        Target from = entryValue(before, target);
        String where = to.map(Path::toString).orElse("");
        return line(
                Kind.MOVED, target.record(), before.path(from), line(before.value(from)), where);
    }

    private @Nullable Line moved(RecordId record) throws SaveException {
        String where = after.path(record).map(Path::toString).orElse("");
        return line(Kind.MOVED, record, before.path(record), "", where);
    }

    private @Nullable Line changed(Target target) throws SaveException {
        Target shown = entryValue(after, target);
        Optional<Path> path = before.path(shown);
        if (path.isEmpty()) {
            path = after.path(shown);
        }
        String old = line(before.value(target));
        return line(Kind.CHANGED, target.record(), path, old, line(after.value(target)));
    }

    private String line(Optional<Value> value) {
        return value.map(text::line).orElse("");
    }
}
