package dev.keepsake.app.sizes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.task.Steps;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SizesViewModelTest {
    @TempDir private java.nio.file.Path folder;
    private final Steps workers = new Steps();
    private final DocumentViewModel document = FakeDocuments.make();
    private final SizesViewModel sizes =
            new SizesViewModel(
                    document,
                    document.now().map(EditedSave::document),
                    new TaskScope(
                            new TaskRunner(
                                    workers,
                                    Runnable::run,
                                    defect -> {
                                        throw new AssertionError(defect);
                                    })));

    @BeforeEach
    void openSave() throws SaveException {
        document.show(FakeSaves.open(folder));
    }

    private SizeNode focus() {
        return sizes.trail().get().getLast();
    }

    @Test
    void nothingIsReadBeforeThePictureIsShown() {
        assertEquals(0, workers.size());
        sizes.setShown(true);
        assertTrue(workers.size() > 0);
    }

    @Test
    void sizesOfRecordsAddUpToTheSave() {
        sizes.setShown(true);
        workers.runAll();
        assertEquals(12_207 * 300L + 2_150, focus().size());
        assertEquals(12_207, focus().count());
        assertEquals(5, focus().children().size());
        for (SizeNode chunk : focus().children()) {
            long classes = chunk.children().stream().mapToLong(SizeNode::size).sum();
            assertTrue(chunk.children().isEmpty() || classes == chunk.size(), chunk::toString);
        }
    }

    @Test
    void ofAManyRecordsTheBiggestAreListedAndTheRestIsCounted() {
        sizes.setShown(true);
        workers.runAll();
        SizeNode gulls =
                focus().children().get(0).children().stream()
                        .filter(part -> part.count() > ClassTally.LISTED)
                        .findFirst()
                        .orElseThrow();
        assertEquals(ClassTally.LISTED + 1, gulls.children().size());
        long listed = gulls.children().stream().mapToLong(SizeNode::count).sum();
        assertEquals(gulls.count(), listed);
    }

    @Test
    void looksIntoAPartAndOutAgain() {
        sizes.setShown(true);
        workers.runAll();
        SizeNode chunk = focus().children().get(0);
        sizes.zoomIn(List.of(chunk));
        assertEquals(chunk, focus());
        sizes.zoomOut();
        assertEquals(1, sizes.trail().get().size());
        assertEquals(chunk, sizes.selected().get());
    }

    @Test
    void selectingARecordLeadsToIt() {
        sizes.setShown(true);
        workers.runAll();
        SizeNode record = focus().children().get(0).children().get(0).children().get(0);
        sizes.select(record);
        var name = (SizeName.OfRecord) record.name();
        assertEquals(new Place.OfRecord(name.id()), document.place().get());
        assertTrue(sizes.isMarked(record));
    }
}
