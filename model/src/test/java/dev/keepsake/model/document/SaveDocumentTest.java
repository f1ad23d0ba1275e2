package dev.keepsake.model.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SaveDocumentTest {
    @Test
    void findsChunksByNumberWhicheverCameAndWent() throws SaveException {
        SaveDocument opened =
                new MemoryOrigin(StructValue.builder("").build())
                        .with("A", "")
                        .with("B", "")
                        .with("C", "")
                        .open();
        var added = new ChunkChange.Added(ChunkHead.ofRecords("D", ""));
        SaveDocument edited =
                opened.withChanges(
                        Changes.NONE.withChunks(Map.of(1, new ChunkChange.Removed(), -2, added)),
                        Progress.NONE);
        assertEquals("C", edited.chunk(2).id());
        assertEquals("D", edited.chunk(-2).id());
        assertSame(opened.chunk(2), edited.chunk(2));
        assertThrows(IllegalArgumentException.class, () -> edited.chunk(1));
        assertThrows(IllegalArgumentException.class, () -> edited.chunk(3));
    }
}
