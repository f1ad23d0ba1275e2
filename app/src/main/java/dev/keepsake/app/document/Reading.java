package dev.keepsake.app.document;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.EditedRecord;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One reading of rows: of which save, and who may stop it. Knows by which ids edits address what
/// stands in a record, and remembers each record it was asked for. For one worker.
public final class Reading {
    private final @Nullable EditedSave now;
    private final Progress progress;
    private final Map<RecordId, EditedRecord> edited = new HashMap<>();

    private Reading(@Nullable EditedSave now, Progress progress) {
        this.now = now;
        this.progress = progress;
    }

    /// Reads a save as edited.
    public static Reading of(EditedSave now, Progress progress) {
        return new Reading(now, progress);
    }

    /// Reads what has no edits.
    public static Reading ofOpened(Progress progress) {
        return new Reading(null, progress);
    }

    Progress progress() {
        return progress;
    }

    /// The items of a container from one position to before another.
    List<EditedRecord.Item> items(RecordId record, ItemPath container, long from, long to)
            throws SaveException {
        EditedSave save = now;
        if (save == null || !isEdited(save, record)) {
            var items = new ArrayList<EditedRecord.Item>();
            for (long id = from; id < to; id++) {
                items.add(new EditedRecord.Item(id, false, null));
            }
            return items;
        }
        EditedRecord known = edited.get(record);
        if (known == null) {
            known = EditedRecord.of(save, record);
            edited.put(record, known);
        }
        return known.items(container, from, to);
    }

    private static boolean isEdited(EditedSave save, RecordId record) {
        return record.isHeader()
                ? save.document().changes().header() != null
                : save.document().record(record).isEdited();
    }
}
