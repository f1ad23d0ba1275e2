package dev.keepsake.model.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.BoolValue;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class RecordOrderTest {
    private static final int FIRST = RecordChange.Added.FIRST;

    private static DetachedRecord record(String subject) {
        return new DetachedRecord(
                new RecordHead(subject, "k", ""),
                RecordContent.of(Section.of("PROP", BoolValue.TRUE)));
    }

    private static SaveDocument open() {
        return new MemoryOrigin(StructValue.builder("").build())
                .with("GLOB", "", record("a"), record("b"), record("c"))
                .open();
    }

    private static List<String> subjects(SaveDocument document) throws SaveException {
        var subjects = new ArrayList<String>();
        Chunk chunk = document.chunk(0);
        for (int i = 0; i < chunk.size(); i++) {
            SaveRecord record = chunk.record(i);
            assertEquals(i, chunk.positionOf(record.id()));
            subjects.add(record.head().subject());
        }
        return subjects;
    }

    private static SaveDocument with(SaveDocument document, Map<Integer, RecordChange> changes)
            throws SaveException {
        var byId = new HashMap<RecordId, RecordChange>();
        changes.forEach((number, change) -> byId.put(new RecordId(0, number), change));
        return document.withChanges(Changes.NONE.withRecords(byId), Progress.NONE);
    }

    @Test
    void placesAddedRecordsBehindTheirAnchorNewestFirst() throws SaveException {
        SaveDocument edited =
                with(
                        open(),
                        Map.of(
                                -1, new RecordChange.Added(record("x"), 0),
                                -2, new RecordChange.Added(record("y"), 0),
                                -3, new RecordChange.Added(record("z"), -1),
                                -4, new RecordChange.Added(record("first"), FIRST)));
        assertEquals(List.of("first", "a", "y", "x", "z", "b", "c"), subjects(edited));
    }

    @Test
    void keepsARemovedRecordAsAnAnchor() throws SaveException {
        SaveDocument edited =
                with(
                        open(),
                        Map.of(
                                1, new RecordChange.Removed(),
                                -1, new RecordChange.Added(record("x"), 1)));
        assertEquals(List.of("a", "x", "c"), subjects(edited));
        assertThrows(IllegalArgumentException.class, () -> edited.record(new RecordId(0, 1)));
    }

    @Test
    void findsRecordsBySubjectInTheOrderOfNow() throws SaveException {
        SaveDocument edited =
                with(
                        open(),
                        Map.of(
                                0, new RecordChange.Removed(),
                                -1, new RecordChange.Added(record("c"), FIRST)));
        Chunk chunk = edited.chunk(0);
        assertEquals(new RecordId(0, -1), chunk.find("c", 0).orElseThrow().id());
        assertEquals(new RecordId(0, 2), chunk.find("c", 1).orElseThrow().id());
        assertTrue(chunk.find("a", 0).isEmpty());
        assertTrue(chunk.isEdited());
    }

    @Test
    void refusesChangesOfWhatWasNotOpened() {
        SaveDocument document = open();
        assertThrows(
                IllegalArgumentException.class,
                () -> with(document, Map.of(3, new RecordChange.Removed())));
        assertThrows(
                IllegalArgumentException.class,
                () -> with(document, Map.of(-1, new RecordChange.Removed())));
    }

    @Test
    void sharesChunksThatDidNotChange() throws SaveException {
        SaveDocument document = open();
        assertSame(document.chunk(0), document.withChanges(Changes.NONE, Progress.NONE).chunk(0));
    }

    @Test
    void comparesRecordsByContent() throws SaveException {
        SaveDocument document = open();
        assertTrue(
                document.chunk(0)
                        .record(0)
                        .sameContent(document.chunk(0).record(1), Progress.NONE));
    }

    @Test
    void tellsTheHeaderFromRecordsOfAddedChunks() {
        assertTrue(RecordId.HEADER.isHeader());
        assertFalse(new RecordId(Changes.FIRST_ADDED_CHUNK, -1).isHeader());
    }
}
