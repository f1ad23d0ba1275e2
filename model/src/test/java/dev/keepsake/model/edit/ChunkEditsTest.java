package dev.keepsake.model.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.MemoryOrigin;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Edits of chunks as a whole.
final class ChunkEditsTest {
    private static final Bytes OTHER = Bytes.ofText("other");
    private static final Edit SET = new Edit.SetChunkBytes(0, OTHER);

    private final Editor editor = new Editor(EditChecks.of(TypeCatalog.EMPTY));
    private final EditedSave opened =
            EditedSave.opened(
                    new MemoryOrigin(StructValue.builder("").build())
                            .withBytes("RAWS", Bytes.ofText("raw"))
                            .open());

    private EditedSave takeBack(EditedSave before, Edit edit) throws SaveException {
        List<Edit> inverse = editor.inverse(before, edit);
        return editor.stage(editor.stage(before, edit), inverse, Progress.NONE);
    }

    @Test
    void areNoChangeOnceTheOpenedBytesAreBack() throws SaveException {
        EditedSave back = takeBack(opened, SET);
        assertTrue(back.document().changes().isEmpty());
        assertEquals(Bytes.ofText("raw"), back.document().chunk(0).bytes());
        assertEquals(OTHER, takeBack(editor.stage(opened, SET), SET).document().chunk(0).bytes());
    }
}
