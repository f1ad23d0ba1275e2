package dev.keepsake.app.contents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.task.Steps;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ContentsViewModelTest {
    private static final int HARBOUR_ROW = 2;

    @TempDir private Path folder;
    private final Steps workers = new Steps();
    private final TaskScope tasks =
            new TaskScope(
                    new TaskRunner(
                            workers,
                            Runnable::run,
                            defect -> {
                                throw new AssertionError(defect);
                            }));
    private final DocumentViewModel document = FakeDocuments.make();
    private final ContentsViewModel contents = new ContentsViewModel(document, tasks, "");

    @BeforeEach
    void openSave() throws SaveException {
        document.show(FakeSaves.open(folder));
    }

    private void openHarbour() {
        contents.setOpen(contents.rows().get(HARBOUR_ROW), true);
    }

    private ContentsRow.OfRecord record(int row) {
        return assertInstanceOf(ContentsRow.OfRecord.class, contents.rows().get(row));
    }

    @Test
    void listsHeaderAndChunks() {
        assertEquals(6, contents.rows().size());
        assertInstanceOf(ContentsRow.OfHeader.class, contents.rows().get(0));
        var chunk = assertInstanceOf(ContentsRow.OfChunk.class, contents.rows().get(HARBOUR_ROW));
        assertEquals(12_000, chunk.shown());
        assertFalse(chunk.open());
    }

    @Test
    void openingAChunkAddsARowForEachRecordWithoutReadingThem() {
        openHarbour();
        assertEquals(12_006, contents.rows().size());
        assertEquals(0, workers.size());
    }

    @Test
    void readsTheHeadsOfAPageWhenOneRowIsShown() {
        openHarbour();
        assertNull(record(HARBOUR_ROW + 1).head());
        assertEquals(1, workers.size());
        assertNull(record(HARBOUR_ROW + 2).head());
        assertEquals(1, workers.size());
        workers.runAll();
        assertEquals("Merchant", record(HARBOUR_ROW + 1).head().subject());
        assertEquals("Wide", record(HARBOUR_ROW + 2).head().subject());
    }

    @Test
    void filterLeavesOnlyMatchesWhateverTheCase() {
        contents.filter("gUARD_5002");
        assertFalse(contents.filtered().get());
        workers.runAll();
        assertTrue(contents.filtered().get());
        assertEquals(1, contents.matches().get());
        assertEquals(new RecordId(1, 5_002), record(HARBOUR_ROW + 1).id());
    }

    @Test
    void filterFindsClassesToo() {
        contents.filter("Settings");
        workers.runAll();
        assertEquals(1, contents.matches().get());
    }

    @Test
    void aLaterFilterDropsTheOneBefore() {
        contents.filter("Guard");
        contents.filter("Settings");
        workers.runAll();
        assertEquals(1, contents.matches().get());
    }

    @Test
    void anEmptyFilterShowsAllAgain() {
        contents.filter("Settings");
        workers.runAll();
        contents.filter("");
        assertFalse(contents.filtered().get());
        assertEquals(12_207, contents.matches().get());
    }

    @Test
    void revealsARecordInAClosedChunk() {
        Optional<Integer> row = contents.reveal(new Place.OfRecord(new RecordId(1, 700)));
        assertEquals(Optional.of(HARBOUR_ROW + 1 + 700), row);
        assertEquals(new RecordId(1, 700), record(row.get()).id());
    }

    @Test
    void doesNotRevealWhatTheFilterHides() {
        contents.filter("Settings");
        workers.runAll();
        assertEquals(Optional.empty(), contents.reveal(new Place.OfRecord(new RecordId(1, 700))));
    }

    @Test
    void marksTheChunkAndRecordOfAnError() throws SaveException {
        document.show(FakeSaves.open(folder, "damaged"));
        var chunk = assertInstanceOf(ContentsRow.OfChunk.class, contents.rows().get(HARBOUR_ROW));
        assertTrue(chunk.mark().damaged());
        openHarbour();
        assertNull(record(HARBOUR_ROW + 8).head());
        workers.runAll();
        assertEquals("Guard_7", record(HARBOUR_ROW + 8).head().subject());
        assertTrue(record(HARBOUR_ROW + 8).mark().damaged());
        assertFalse(record(HARBOUR_ROW + 7).mark().damaged());
    }

    @Test
    void selectingARowSelectsItsPlace() {
        contents.select(contents.rows().get(HARBOUR_ROW));
        assertEquals(new Place.OfChunk(1), document.place().get());
    }

    @Test
    void headsOfAnEarlierSaveAreDropped() throws SaveException {
        openHarbour();
        assertNull(record(HARBOUR_ROW + 1).head());
        document.show(FakeSaves.open(folder, "title=other"));
        workers.runAll();
        openHarbour();
        assertNull(record(HARBOUR_ROW + 1).head());
        workers.runAll();
        assertNotNull(record(HARBOUR_ROW + 1).head());
    }
}
