package dev.keepsake.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.StagedChange.Kind;
import dev.keepsake.app.document.StagedChange.Line;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.Location;
import dev.keepsake.model.edit.PathResolver;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EditingTest {
    private static final String GOLD = "Merchant/Gold";

    @TempDir private java.nio.file.Path folder;
    private final DocumentViewModel document = FakeDocuments.make();
    private final Editing editing = document.editing();

    @BeforeEach
    void openSave() throws SaveException {
        document.show(FakeSaves.open(folder));
    }

    @AfterEach
    void close() {
        document.close();
    }

    private static Editing.Change set(String path, int number) {
        return (now, progress) -> {
            Location place = new PathResolver(now, progress).resolve(path);
            return List.of(new Edit.SetValue(place.target(), IntegerValue.int32(number), null));
        };
    }

    private void stage(String path, int number) {
        editing.stage("", set(path, number));
        assertNull(editing.refusal().get());
    }

    private Value value(String path) throws SaveException {
        var now = document.now().get();
        Location place = new PathResolver(now, Progress.NONE).resolve(path);
        return dev.keepsake.model.edit.EditedRecord.of(now, place.record())
                .find(place.item())
                .orElseThrow();
    }

    @Test
    void aStagedEditSaysWhatItChanges() throws SaveException {
        stage(GOLD, 120);
        StagedChange change = editing.changes().get().get(0);
        Line line = change.lines().get(0);
        assertEquals(Kind.CHANGED, line.kind());
        assertTrue(line.path().toString().endsWith("/Merchant/PROP/Gold"), line.path()::toString);
        assertEquals("500", line.old());
        assertEquals("120", line.now());
        assertEquals(IntegerValue.int32(120), value(GOLD));
    }

    @Test
    void undoAndRedoWalkOverWhatWasStaged() throws SaveException {
        stage(GOLD, 1);
        stage(GOLD, 2);
        editing.undo();
        assertEquals(IntegerValue.int32(1), value(GOLD));
        editing.undo();
        assertEquals(IntegerValue.int32(500), value(GOLD));
        assertFalse(editing.isDirty());
        editing.redo();
        editing.redo();
        assertEquals(IntegerValue.int32(2), value(GOLD));
        assertEquals(2, editing.changes().get().size());
    }

    @Test
    void oneOfManyIsRevertedAlone() throws SaveException {
        stage(GOLD, 1);
        editing.stage("Shop", set("Merchant/Stock[0]/Count", 77));
        assertNull(editing.refusal().get());
        editing.revert(List.of(editing.changes().get().get(0).number()));
        assertEquals(IntegerValue.int32(500), value(GOLD));
        assertEquals(List.of("Shop"), titles());
        editing.undo();
        assertEquals(IntegerValue.int32(1), value(GOLD));
        assertEquals(List.of("", "Shop"), titles());
    }

    private List<String> titles() {
        return editing.changes().get().stream().map(StagedChange::title).toList();
    }

    @Test
    void typingIsOneChangeFromWhatStoodThereFirst() throws SaveException {
        Target gold = new PathResolver(document.now().get(), Progress.NONE).resolve(GOLD).target();
        editing.stageTyped(gold, set(GOLD, 1));
        editing.stageTyped(gold, set(GOLD, 12));
        assertEquals(1, editing.changes().get().size());
        assertEquals("500", editing.changes().get().get(0).lines().get(0).old());
        assertEquals("12", editing.changes().get().get(0).lines().get(0).now());
        editing.undo();
        assertEquals(IntegerValue.int32(500), value(GOLD));
    }

    @Test
    void aRefusedEditChangesNothingAndSaysWhy() throws SaveException {
        editing.stage("", set("Merchant/DisplayName", 1));
        assertNotNull(editing.refusal().get());
        assertFalse(editing.isDirty());
        stage(GOLD, 1);
        assertTrue(editing.isDirty());
    }

    @Test
    void nothingIsStagedOnALockedSave() throws SaveException {
        editing.setWriting(true);
        editing.stage("", set(GOLD, 1));
        assertEquals(Lock.WRITING, editing.refusal().get().finding().code());
        assertFalse(editing.isDirty());
    }

    @Test
    void aRemovedRecordIsToldByItsPath() throws SaveException {
        RecordId merchant =
                new PathResolver(document.now().get(), Progress.NONE).resolve("Merchant").record();
        editing.stage("", (now, progress) -> List.of(new Edit.RemoveRecord(merchant)));
        assertNull(editing.refusal().get());
        Line line = editing.changes().get().get(0).lines().get(0);
        assertEquals(Kind.REMOVED, line.kind());
        assertTrue(line.path().toString().endsWith("/Merchant"), line.path()::toString);
    }
}
