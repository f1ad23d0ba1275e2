package dev.keepsake.app.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.chart.DemoFolder;
import dev.keepsake.app.distribution.ClassCatalogue.OfClass;
import dev.keepsake.app.document.DocumentViewModel;
import dev.keepsake.app.document.OpenSlot;
import dev.keepsake.app.document.Place;
import dev.keepsake.app.document.ValueNode;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.task.Steps;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.path.PathSyntaxException;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.store.copy.SlotCopies;
import dev.keepsake.store.file.FileKind;
import dev.keepsake.store.file.SlotId;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DistributionViewModelTest {
    private static final String GOLD = "WRLD@\"/Maps/Harbour\"/Merchant/PROP/Gold";

    @TempDir private java.nio.file.Path folder;
    private final Steps workers = new Steps();
    private final DocumentViewModel document = FakeDocuments.make();
    private final DistributionViewModel numbers =
            new DistributionViewModel(
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

    private void choose(String className) {
        OfClass chosen =
                numbers.classes().get().stream()
                        .filter(one -> one.name().equals(className))
                        .findFirst()
                        .orElseThrow();
        numbers.ofClass().set(chosen);
        workers.runAll();
    }

    private static ValueNode.Row gold(SaveDocument save) throws PathSyntaxException {
        RecordId merchant = save.chunks().get(1).record(0).id();
        return new ValueNode.Row(
                merchant,
                ItemPath.of(0, 1),
                Path.parse(GOLD),
                "Gold",
                PrimitiveType.INT32,
                IntegerValue.int32(85),
                "85",
                null);
    }

    @Test
    void classesAndTheirNumbersAreOffered() {
        numbers.setShown(true);
        workers.runAll();
        assertEquals("Crate", numbers.classes().get().getFirst().name());
        choose("Citizen");
        assertTrue(
                numbers.properties().get().stream()
                        .anyMatch(path -> path.text().equals("Pockets[…]/Count")),
                () -> "" + numbers.properties().get());
    }

    @Test
    void aBarListsTheRecordsInIt() {
        numbers.setShown(true);
        workers.runAll();
        choose("Citizen");
        numbers.property()
                .set(
                        numbers.properties().get().stream()
                                .filter(path -> path.text().equals("Pockets[…]/Count"))
                                .findFirst()
                                .orElseThrow());
        workers.runAll();
        Distribution found = numbers.distribution().get();
        assertNotNull(found);
        assertEquals(3_545, found.counts().stream().mapToInt(Integer::intValue).sum());
        List<Integer> listed = found.in(3);
        assertEquals(found.counts().get(3), listed.size());
        numbers.leadTo(found.numbers().record(listed.getFirst()));
        assertEquals(
                new Place.OfRecord(found.numbers().record(listed.getFirst())),
                document.place().get());
    }

    @Test
    void theSelectedValueIsCountedOverItsClass() throws PathSyntaxException {
        SaveDocument save = document.document();
        assertNotNull(save);
        document.value().set(gold(save));
        numbers.setShown(true);
        workers.runAll();
        Distribution found = numbers.distribution().get();
        assertNotNull(found);
        assertEquals(1, found.numbers().size());
        assertEquals("85", Distribution.text(found.numbers().value(0)));
    }

    @Test
    void theCourseOfAValueIsReadFromEverySaveOfTheSlot() throws SaveException, PathSyntaxException {
        var slot = new OpenSlot(folder, new SlotId(FileKind.SLOT, "quick"), SlotCopies.NONE, false);
        Course course =
                new CourseReader(DemoFolder.reader()).read(slot, Path.parse(GOLD), Progress.NONE);
        assertEquals(
                List.of("76: 85", "77: 120"),
                course.stops().stream().map(stop -> stop.sequence() + ": " + stop.text()).toList());
    }

    @Test
    void aSaveWithoutTheValueIsAGap() throws SaveException, PathSyntaxException {
        var slot = new OpenSlot(folder, new SlotId(FileKind.SLOT, "quick"), SlotCopies.NONE, false);
        Path nowhere = Path.parse("WRLD@\"/Maps/Harbour\"/Nobody/PROP/Gold");
        Course course = new CourseReader(DemoFolder.reader()).read(slot, nowhere, Progress.NONE);
        assertEquals(2, course.stops().size());
        assertTrue(course.stops().stream().allMatch(stop -> stop.number().isEmpty()));
    }
}
