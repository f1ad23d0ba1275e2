package dev.keepsake.app.journal;

import dev.keepsake.app.document.Editing;
import dev.keepsake.json.edit.EditLine;
import dev.keepsake.json.value.Spelled;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedRecord;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An entry of a journal for a save that is not the one it was staged on: each edit goes to the
/// place of the same path, and only where what stood there still does.
///
/// @param lines the edits with their places
record ReplayedEdits(List<EditLine> lines) implements Editing.Change {
    ReplayedEdits {
        lines = List.copyOf(lines);
    }

    @Override
    public List<Edit> edits(EditedSave now, Progress progress) throws SaveException {
        var edits = new ArrayList<Edit>();
        for (int i = 0; i < lines.size(); i++) {
            progress.check(i, lines.size());
            EditLine line = lines.get(i);
            if (line.edit() instanceof Edit.AddChunk add) {
                edits.add(add);
                continue;
            }
            Location place = place(line, now, progress);
            if (!isDone(line, place, now)) {
                edits.add(moved(line.edit(), place));
            }
        }
        return edits;
    }

    private static Location place(EditLine line, EditedSave now, Progress progress)
            throws SaveException {
        String path = line.path();
        if (path == null) {
            throw SaveException.of(Finding.of(JournalCode.NO_PLACE));
        }
        Location place = new PathResolver(now, progress).resolve(path);
        // A path that is no longer right in full may be short for another place.
        if (!place.path().toString().equals(path)) {
            throw other(place);
        }
        return place;
    }

    private static SaveException other(Location place) {
        return SaveException.of(
                Finding.of(JournalCode.OTHER_VALUE)
                        .with("path", place.path())
                        .withPath(place.path()));
    }

    /// True where the save holds already what the edit sets.
    ///
    /// @throws SaveException where neither that nor what stood there before does
    private static boolean isDone(EditLine line, Location place, EditedSave now)
            throws SaveException {
        Spelled old = line.old();
        RecordId record = place.record();
        if (old == null || record == null) {
            return false;
        }
        Optional<Value> there = EditedRecord.of(now, record).find(place.item());
        if (line.edit() instanceof Edit.SetValue set
                && there.filter(set.value()::equals).isPresent()) {
            return true;
        }
        if (there.filter(old.value()::equals).isEmpty()) {
            throw other(place);
        }
        return false;
    }

    private static Edit moved(Edit edit, Location place) throws SaveException {
        return switch (edit) {
            case Edit.OfValue ofValue -> moved(ofValue, target(place));
            case Edit.SetHead set -> new Edit.SetHead(record(place), set.head());
            case Edit.AddRecord add ->
                    new Edit.AddRecord(
                            new RecordId(place.chunk(), add.record().record()),
                            add.content(),
                            add.after());
            case Edit.RemoveRecord remove -> new Edit.RemoveRecord(record(place));
            case Edit.RestoreRecord restore -> new Edit.RestoreRecord(record(place));
            case Edit.AddChunk add -> add;
            case Edit.RemoveChunk remove -> new Edit.RemoveChunk(place.chunk());
            case Edit.SetChunkBytes set -> new Edit.SetChunkBytes(place.chunk(), set.bytes());
        };
    }

    private static Edit moved(Edit.OfValue edit, Target target) {
        return switch (edit) {
            case Edit.SetValue set -> new Edit.SetValue(target, set.value(), set.encoding());
            case Edit.SetKey set -> new Edit.SetKey(target, set.key(), set.encoding());
            case Edit.SetName set -> new Edit.SetName(target, set.name());
            case Edit.Insert insert ->
                    new Edit.Insert(
                            target, insert.after(), insert.id(), insert.key(), insert.slot());
            case Edit.Remove remove -> new Edit.Remove(target);
            case Edit.Move move -> new Edit.Move(target, move.after());
            case Edit.Retype retype -> new Edit.Retype(target, retype.slot());
            case Edit.SetEncoding set -> new Edit.SetEncoding(target, set.encoding());
            case Edit.SetBytes set -> new Edit.SetBytes(target, set.bytes());
        };
    }

    private static Target target(Location place) throws SaveException {
        return new Target(record(place), place.item());
    }

    private static RecordId record(Location place) throws SaveException {
        RecordId record = place.record();
        if (record == null) {
            throw other(place);
        }
        return record;
    }
}
