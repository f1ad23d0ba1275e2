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

    @Test
    void giveAnAddedChunkItsBytes() throws SaveException {
        Edit set = new Edit.SetChunkBytes(-2, OTHER);
        EditedSave added =
                editor.stage(opened, new Edit.AddChunk(-2, ChunkHead.ofBytes("MORE", "")));
        assertEquals(Bytes.EMPTY, added.document().chunk(-2).bytes());
        EditedSave now = editor.stage(added, set);
        assertEquals(OTHER, now.document().chunk(-2).bytes());
        assertEquals(Bytes.EMPTY, takeBack(added, set).document().chunk(-2).bytes());
        EditedSave again = takeBack(now, new Edit.RemoveChunk(-2));
        assertEquals(OTHER, again.document().chunk(-2).bytes());
    }

    @Test
    void giveNoBytesToAChunkOfRecords() throws SaveException {
        EditedSave added =
                editor.stage(opened, new Edit.AddChunk(-2, ChunkHead.ofRecords("MORE", "")));
        var refused =
                assertThrows(
                        EditRefusedException.class,
                        () -> editor.stage(added, new Edit.SetChunkBytes(-2, OTHER)));
        assertEquals(EditCode.CHUNK_KIND, refused.finding().code());
        assertThrows(
                IllegalArgumentException.class, () -> added.document().chunk(-2).bytes());
    }
}
