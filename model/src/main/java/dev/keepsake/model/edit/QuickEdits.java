package dev.keepsake.model.edit;

import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import java.util.List;

/// Edits that can be staged over the changes of a document, without doing the earlier ones again:
/// what those made of each record stands in the changes.
final class QuickEdits {
    private QuickEdits() {}

    /// True where all edits are of opened records as the changes know them, or add records whose
    /// numbers were never used.
    static boolean are(EditedSave now, List<Edit> edits) {
        return edits.stream()
                .allMatch(edit -> edit instanceof Edit.OfRecord ofRecord && is(now, ofRecord));
    }

    private static boolean is(EditedSave now, Edit.OfRecord edit) {
        RecordId id = edit.record();
        Changes changes = now.document().changes();
        if (id.chunk() < 0 || changes.chunks().containsKey(id.chunk())) {
            return false;
        }
        return switch (edit) {
            case Edit.AddRecord add -> id.isAdded() && isNew(now, add);
            case Edit.RestoreRecord restore -> !id.isAdded();
            case Edit.RemoveRecord remove -> isThere(changes, id);
            case Edit.SetHead set -> isThere(changes, id);
            case Edit.OfValue value -> isThere(changes, id);
        };
    }

    private static boolean isThere(Changes changes, RecordId id) {
        return !id.isAdded() && !(changes.records().get(id) instanceof RecordChange.Removed);
    }

    /// True where neither the record nor what it stands behind was here once and is gone.
    private static boolean isNew(EditedSave now, Edit.AddRecord add) {
        int chunk = add.record().chunk();
        int lowest = now.staged().lowestRecord(chunk);
        boolean anchored =
                add.after() >= 0
                        || add.after() < lowest
                        || now.document()
                                .changes()
                                .records()
                                .containsKey(new RecordId(chunk, add.after()));
        return add.record().record() < lowest && anchored;
    }

    /// The edits staged before of the records that these are of.
    static EditLines lines(SaveDocument document, List<Edit> edits) {
        var lines = new EditLines(document.origin(), document.changes());
        for (Edit edit : edits) {
            if (edit instanceof Edit.OfRecord ofRecord && !lines.knows(ofRecord.record())) {
                RecordId id = ofRecord.record();
                RecordLine.find(document.origin(), id, document.changes())
                        .ifPresent(line -> lines.put(id, line));
            }
        }
        return lines;
    }
}
