package dev.keepsake.app.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.FakeFormat;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.task.Steps;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WorkspaceViewModelTest {
    @TempDir private Path folder;
    private final Steps workers = new Steps();
    private final TaskRunner runner =
            new TaskRunner(
                    workers,
                    Runnable::run,
                    defect -> {
                        throw new AssertionError(defect);
                    });
    private final FakeFormat format = new FakeFormat();
    private final RecentFiles recent =
            new RecentFiles(
                    Optional.empty(),
                    new TaskScope(runner),
                    failure -> {
                        throw new AssertionError(failure);
                    });
    private final WorkspaceViewModel workspace =
            new WorkspaceViewModel(
                    FakeSaves.reader(format),
                    runner,
                    recent,
                    new SaveTab.TabWords("opening", "checking"));

    private SaveTab open(String name, String... words) {
        return workspace.open(FakeSaves.write(folder, name, words));
    }

    @Test
    void aTabIsThereAtOnceAndItsSaveWhenItIsRead() {
        SaveTab tab = open("town.fake");
        assertSame(tab, workspace.selected().get());
        assertNotNull(tab.opening().get());
        assertNull(tab.document().save().get());
        workers.runAll();
        assertNull(tab.opening().get());
        assertNotNull(tab.document().document());
        assertEquals(12_207, tab.checked().get().records());
    }

    @Test
    void openingAgainSelectsTheSameTab() {
        SaveTab tab = open("town.fake");
        workers.runAll();
        open("other.fake");
        assertSame(tab, open("town.fake"));
        assertEquals(2, workspace.tabs().size());
    }

    @Test
    void theOtherCopyOfASlotOpensInTheSameTab() {
        SaveTab tab = open("slot_quick.a.ksave", "sequence=1");
        workers.runAll();
        assertSame(tab, open("slot_quick.b.ksave", "sequence=2"));
        workers.runAll();
        assertEquals(1, workspace.tabs().size());
        assertTrue(tab.document().save().get().file().endsWith("slot_quick.b.ksave"));
        assertEquals('B', tab.copies().get().loads().orElseThrow().letter());
    }

    @Test
    void aDamagedFileOpensWithItsFindings() {
        SaveTab tab = open("town.fake", "damaged");
        workers.runAll();
        assertNotNull(tab.document().document());
        assertEquals(Outcome.DAMAGED, tab.document().findings().get().outcome());
    }

    @Test
    void anUnknownFileOpensAsBytes() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "no save");
        SaveTab tab = workspace.open(file);
        workers.runAll();
        assertNull(tab.document().document());
        assertEquals(7, tab.document().save().get().raw().size());
        assertEquals(Outcome.UNKNOWN, tab.document().findings().get().outcome());
    }

    @Test
    void aMissingFileSaysSo() {
        SaveTab tab = workspace.open(folder.resolve("missing.fake"));
        workers.runAll();
        assertEquals(Outcome.FAILED, tab.failure().get().outcome());
    }

    @Test
    void aLongOpeningCanBeStopped() {
        SaveTab tab = open("town.fake", "slow");
        tab.opening().get().cancel();
        assertInstanceOf(CancelledException.class, tab.failure().get());
        workers.runAll();
        assertNull(tab.document().save().get());
    }

    @Test
    void closingATabDropsItsTasksAndClosesItsSave() {
        SaveTab tab = open("town.fake", "slow");
        workspace.close(tab);
        workers.runAll();
        assertNull(tab.document().save().get());
        assertTrue(workspace.tabs().isEmpty());
        assertNull(workspace.selected().get());
    }

    @Test
    void closingBringsTheNextTabToTheFront() {
        SaveTab first = open("a.fake");
        SaveTab second = open("b.fake");
        workspace.selected().set(first);
        workspace.closeSelected();
        assertSame(second, workspace.selected().get());
    }

    @Test
    void goesRoundTheTabs() {
        SaveTab first = open("a.fake");
        SaveTab second = open("b.fake");
        workspace.selectNext(1);
        assertSame(first, workspace.selected().get());
        workspace.selectNext(-1);
        assertSame(second, workspace.selected().get());
    }

    @Test
    void remembersWhatWasOpenedLast() {
        open("a.fake");
        open("b.fake");
        open("a.fake");
        assertEquals(
                List.of("a.fake", "b.fake"),
                recent.files().stream().map(file -> file.getFileName().toString()).toList());
    }
}
