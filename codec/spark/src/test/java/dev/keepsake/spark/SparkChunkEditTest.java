package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.value.TextValue;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SparkChunkEditTest {
    @Test
    void customEntriesAreAddedChangedAndTakenOut() throws Exception {
        SaveDocument document = Saves.open(SampleSave.typical(2).bytes());
        SaveDocument changed =
                Saves.revised(
                        document,
                        new RecordId(1, 0),
                        head -> head,
                        value -> TextValue.of("other\u0000"));
        changed = Saves.without(changed, 1, 1);
        var entry =
                new DetachedRecord(
                        new RecordHead("new", "entry", ""),
                        RecordContent.of(Section.of("VALU", TextValue.of("x"))));
        changed = Saves.with(changed, new RecordId(1, -1), new RecordChange.Added(entry, 0));
        SaveDocument reopened = Saves.open(Saves.write(changed));
        assertEquals(2, reopened.chunk(1).size());
        assertEquals(
                TextValue.of("other\u0000"),
                reopened.chunk(1).record(0).content().sections().get(0).content());
        assertEquals("new", reopened.chunk(1).record(1).head().subject());
    }

    @Test
    void aTailCanBeTakenOff() throws Exception {
        SaveDocument document = Saves.open(SampleSave.typical(4).unsealedTail("JUNK").bytes());
        SaveDocument clean =
                document.withChanges(
                        document.changes().withChunks(Map.of(2, new ChunkChange.Removed())),
                        Progress.NONE);
        assertEquals(SampleSave.typical(4).bytes(), Saves.write(clean));
    }

    @Test
    void otherChunksStay() throws Exception {
        SaveDocument document = Saves.open(SampleSave.typical(4).bytes());
        Saves.refused(
                "spark.edit.chunk",
                () ->
                        document.withChanges(
                                document.changes().withChunks(Map.of(1, new ChunkChange.Removed())),
                                Progress.NONE));
    }
}
