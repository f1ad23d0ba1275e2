package dev.keepsake.model.edit;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.SaveException;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// Leads from where values of a record stand now to the numbers by which edits know them.
///
/// Where no edit of the record is staged, both are the same and nothing is read; else it holds the
/// record decoded. For one thread.
public final class RecordItems {
    private final RecordId record;
    private final @Nullable EditedValue root;

    private RecordItems(RecordId record, @Nullable EditedValue root) {
        this.record = record;
        this.root = root;
    }

    /// The values of a record, or of the header.
    ///
    /// @throws SaveException where the record cannot be read
    public static RecordItems of(EditedSave now, RecordId record) throws SaveException {
        boolean edited =
                record.isHeader()
                        ? now.document().changes().header() != null
                        : now.document().record(record).isEdited();
        return new RecordItems(
                record,
                edited
                        ? Editor.replay(now, record)
                                .walk(ItemPath.ROOT, new Edit.RemoveRecord(record), made -> {})
                        : null);
    }

    /// The record, or the header.
    public RecordId record() {
        return record;
    }

    /// The numbers of a value.
    ///
    /// @param positions where it stands now, as a path of positions
    /// @throws IllegalArgumentException where nothing stands there
    /// @throws SaveException where a page of a big container cannot be read
    public Target target(ItemPath positions) throws SaveException {
        EditedValue place = root;
        if (place == null) {
            return new Target(record, positions);
        }
        var ids = new ArrayList<Long>(positions.ids().size());
        for (long position : positions.ids()) {
            long id =
                    place.idAt(position)
                            .orElseThrow(
                                    () -> new IllegalArgumentException("no place " + positions));
            ids.add(id);
            place = place.item(id);
        }
        return new Target(record, new ItemPath(ids));
    }
}
