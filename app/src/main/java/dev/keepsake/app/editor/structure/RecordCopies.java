package dev.keepsake.app.editor.structure;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditChecks;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.Editor;
import dev.keepsake.model.finding.SaveException;

/// Records once more under another subject.
public final class RecordCopies {
    private RecordCopies() {}

    /// The edit that puts a copy of a record behind it, under the next subject that is free.
    ///
    /// @throws SaveException where the record cannot be read
    public static Edit.AddRecord copy(EditedSave now, RecordId id) throws SaveException {
        SaveRecord record = now.document().record(id);
        Chunk chunk = now.document().chunk(id.chunk());
        RecordHead head = record.head();
        String subject = head.subject();
        while (chunk.find(subject, 0).isPresent()) {
            subject = FreeKeys.numbered(subject);
        }
        var copied = new RecordHead(subject, head.kind(), head.className());
        RecordId added =
                new Editor(EditChecks.of(now.document().origin().types()))
                        .nextRecord(now, id.chunk());
        return new Edit.AddRecord(added, new DetachedRecord(copied, record.content()), id.record());
    }
}
