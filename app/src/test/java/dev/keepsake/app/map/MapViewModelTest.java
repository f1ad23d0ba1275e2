package dev.keepsake.app.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.chart.CsvWriter;
import dev.keepsake.app.chart.DemoFolder;
import dev.keepsake.app.chart.RecordScan;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.task.Steps;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MapViewModelTest {
    @TempDir private java.nio.file.Path folder;
    private final Steps workers = new Steps();
    private final DocumentViewModel document = FakeDocuments.make();
    private final MapViewModel map =
            new MapViewModel(
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
    void openSave() throws SaveException, IOException {
        document.show(DemoFolder.open(folder, "slot_quick", "slot_quick.a.ksave"));
    }

    @Test
    void placesArriveSliceBySlice() {
        assertEquals(0, workers.size());
        map.setShown(true);
        workers.runOne();
        int first = map.points().size();
        assertTrue(first > 0 && first < 8_435, () -> "" + first);
        workers.runAll();
        assertEquals(8_435, map.points().size());
        assertEquals(RecordScan.State.DONE, map.scan().state().get());
    }

    @Test
    void stoppingKeepsWhatWasRead() {
        map.setShown(true);
        workers.runOne();
        int read = map.points().size();
        map.scan().cancel();
        workers.runAll();
        assertEquals(read, map.points().size());
        assertEquals(RecordScan.State.STOPPED, map.scan().state().get());
    }

    @Test
    void theFullestMapIsShownFirst() {
        map.setShown(true);
        workers.runAll();
        MapLegend legend = map.legend().get();
        assertEquals("WRLD /Maps/Harbour", legend.maps().getFirst().name());
        assertEquals(legend.maps().getFirst().chunk(), map.chunk().get());
        assertEquals(legend.maps().getFirst().count(), legend.count());
        map.chunk().set(null);
        assertEquals(8_435, map.legend().get().count());
    }

    @Test
    void aPointLeadsToItsRecordAndBack() {
        map.setShown(true);
        workers.runAll();
        map.select(3);
        workers.runAll();
        assertEquals(new Place.OfRecord(map.points().point(3).record()), document.place().get());
        assertEquals(3, map.selected());
        assertTrue(String.valueOf(document.reveal().get()).endsWith("/XFRM"));
    }

    @Test
    void aClassCanBeSwitchedOff() {
        map.setShown(true);
        workers.runAll();
        String crates = map.legend().get().classes().getFirst().name();
        map.setVisible(crates, false);
        int number = map.points().classNames().indexOf(crates);
        assertEquals(Set.of(number), map.filter().hidden());
        map.setVisible(crates, true);
        assertEquals(Set.of(), map.filter().hidden());
    }

    @Test
    void theTableHasALineForEachPointThatIsShown() throws IOException, SaveException {
        map.setShown(true);
        workers.runAll();
        var text = new StringWriter();
        map.csv().write(new CsvWriter(text), Progress.NONE);
        List<String> lines = text.toString().lines().toList();
        assertEquals(map.legend().get().count() + 1, lines.size());
        assertEquals(
                "WRLD,/Maps/Harbour,Merchant,Merchant,1204.5,-88.25,16.0,false,false",
                lines.get(1));
    }
}
