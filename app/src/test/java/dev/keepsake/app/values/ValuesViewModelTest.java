package dev.keepsake.app.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.document.ValuePages;
import dev.keepsake.app.document.ValueText;
import dev.keepsake.app.document.ValueTrail;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.Steps;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathSyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ValuesViewModelTest {
    @TempDir private java.nio.file.Path folder;
    private final Steps workers = new Steps();
    private final DocumentViewModel document = FakeDocuments.make();
    private final ValuesViewModel values =
            new ValuesViewModel(
                    document,
                    new TaskScope(
                            new TaskRunner(
                                    workers,
                                    Runnable::run,
                                    defect -> {
                                        throw new AssertionError(defect);
                                    })),
                    new ValuePages(new ValueText(Messages.of(Locale.ENGLISH))),
                    "");

    @BeforeEach
    void openSave() throws SaveException {
        document.show(FakeSaves.open(folder));
        workers.runAll();
    }

    private static Place record(int number) {
        return new Place.OfRecord(new RecordId(1, number));
    }

    @Test
    void readsARecordOnAWorker() {
        document.place().set(record(0));
        assertTrue(values.reads().get());
        workers.runAll();
        assertFalse(values.reads().get());
        assertEquals(15, values.rows().get().nodes().size());
        assertEquals("WRLD@\"/Maps/Harbour\"/Merchant", values.rows().get().path().toString());
    }

    @Test
    void theResultOfAnEarlierSelectionIsDropped() {
        document.place().set(record(0));
        document.place().set(record(1));
        workers.runOne();
        assertTrue(values.reads().get());
        workers.runAll();
        assertEquals("WRLD@\"/Maps/Harbour\"/Wide", values.rows().get().path().toString());
    }

    @Test
    void aChunkHasNoRows() {
        document.place().set(new Place.OfChunk(1));
        workers.runAll();
        assertEquals(List.of(), values.rows().get().nodes());
        assertEquals(12_000, values.chunk().get().recordCount());
    }

    @Test
    void findsTheRowsThatLeadToAValueOnceItsRecordIsHere()
            throws SaveException, PathSyntaxException {
        var found = new ArrayList<ValueTrail.Stop>();
        Path target = Path.parse("WRLD@\"/Maps/Harbour\"/Merchant/PROP/Gold");
        document.reveal().set(target);
        values.findRevealed(found::addAll);
        workers.runAll();
        assertEquals(List.of(), found);
        document.place().set(record(0));
        workers.runAll();
        values.findRevealed(found::addAll);
        workers.runAll();
        assertEquals(1, found.size());
        assertEquals(2, found.get(0).index());
        assertNull(document.reveal().get());
    }

    @Test
    void selectingAnotherRecordSelectsNoValue() {
        document.place().set(record(0));
        workers.runAll();
        values.select((ValueNode.Row) values.rows().get().nodes().get(2));
        assertEquals("Gold", document.value().get().label());
        document.place().set(record(1));
        assertNull(document.value().get());
    }
}
