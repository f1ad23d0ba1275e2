package dev.keepsake.unreal;

import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Value;
import java.util.List;

/// Changes saves in memory.
public final class Edits {
    private static final Editor EDITOR = new Editor(EditChecks.of(TypeCatalog.EMPTY));

    private Edits() {}

    /// Another value at a path of a record; a format's own spelling where the old one does not fit.
    public static Edit set(RecordId record, Value value, long... path) {
        return new Edit.SetValue(new Target(record, ItemPath.of(path)), value, null);
    }

    /// What a save is written as with these edits.
    public static Bytes written(Bytes save, Edit... edits) throws SaveException {
        try (SaveDocument document = Saves.open(save);
                EditedSave edited =
                        EDITOR.stage(EditedSave.opened(document), List.of(edits), Progress.NONE)) {
            return Saves.write(edited.document());
        }
    }
}
