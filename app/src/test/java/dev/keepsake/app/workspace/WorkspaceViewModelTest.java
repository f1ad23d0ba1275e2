package dev.keepsake.app.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.FolderWatcher;
import dev.keepsake.app.fake.FakeDocuments;
import dev.keepsake.app.fake.FakeFormat;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.fake.SlotSaves;
import dev.keepsake.app.task.Steps;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.store.file.CopyLetter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.util.Subscription;
import org.junit.jupiter.api.AfterEach;
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
    private final Watched watched = new Watched();
    private final FolderStores stores = FolderStores.of(InstantSource.system());
    private final WorkspaceViewModel workspace =
            new WorkspaceViewModel(
                    new TabSetting(
                            FakeSaves.reader(format, SaveFormats.installed()),
                            stores,
                            watched,
                            runner,
                            new TabSetting.Words("opening", "checking"),
                            FakeDocuments.setting()),
                    recent);

    @AfterEach
    void close() {
        workspace.closeAll();
        stores.close();
    }

    /// Tells of changes when the test says so.
    private static final class Watched implements FolderWatcher {
        private final List<Consumer<Set<Path>>> watching = new ArrayList<>();

        @Override
        public Subscription watch(Path folder, Consumer<Set<Path>> changed) {
            watching.add(changed);
            return () -> watching.remove(changed);
        }

        void tell(Path file) {
            List.copyOf(watching).forEach(changed -> changed.accept(Set.of(file)));
        }
    }

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
        SaveTab tab = workspace.open(SlotSaves.write(folder, "harbour", 'a', 1));
        workers.runAll();
        Path other = SlotSaves.write(folder, "harbour", 'b', 2);
        assertSame(tab, workspace.open(other));
        workers.runAll();
        assertEquals(1, workspace.tabs().size());
        assertEquals(other, tab.document().save().get().file());
        assertEquals(Optional.of(CopyLetter.B), tab.slot().get().copies().loads());
        assertTrue(tab.slot().get().checked());
    }

    @Test
    void anotherSaveInTheOpenFileIsAChange() {
        SaveTab tab = workspace.open(SlotSaves.write(folder, "harbour", 'a', 1));
        workers.runAll();
        watched.tell(SlotSaves.write(folder, "harbour", 'a', 3));
        workers.runAll();
        assertEquals(new DiskChange.Changed(), tab.disk().change().get());
    }

    @Test
    void theSameSaveWrittenAgainIsNoChange() throws IOException {
        Path file = SlotSaves.write(folder, "harbour", 'a', 1);
        SaveTab tab = workspace.open(file);
        workers.runAll();
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
        watched.tell(file);
        workers.runAll();
        assertNull(tab.disk().change().get());
    }

    @Test
    void aNewerSaveInTheOtherCopyIsAChange() {
        SaveTab tab = workspace.open(SlotSaves.write(folder, "harbour", 'a', 1));
        workers.runAll();
        Path other = SlotSaves.write(folder, "harbour", 'b', 2);
        watched.tell(other);
        workers.runAll();
        assertEquals(new DiskChange.NewerCopy(CopyLetter.B, other), tab.disk().change().get());
        assertEquals(Optional.of(CopyLetter.B), tab.slot().get().copies().loads());
    }

    @Test
    void whatTheUserKeepsIsNoNewsAgain() {
        Path file = SlotSaves.write(folder, "harbour", 'a', 1);
        SaveTab tab = workspace.open(file);
        workers.runAll();
        watched.tell(SlotSaves.write(folder, "harbour", 'a', 3));
        workers.runAll();
        tab.disk().keep();
        assertNull(tab.disk().change().get());
        watched.tell(file);
        workers.runAll();
        assertNull(tab.disk().change().get());
    }

    @Test
    void aFileThatGoesStaysOpen() throws IOException {
        Path file = FakeSaves.write(folder, "town.fake");
        SaveTab tab = workspace.open(file);
        workers.runAll();
        Files.delete(file);
        watched.tell(file);
        workers.runAll();
        assertEquals(new DiskChange.Gone(), tab.disk().change().get());
        assertNotNull(tab.document().document());
    }

    @Test
    void reloadingEndsTheNews() {
        SaveTab tab = workspace.open(SlotSaves.write(folder, "harbour", 'a', 1));
        workers.runAll();
        watched.tell(SlotSaves.write(folder, "harbour", 'a', 3));
        workers.runAll();
        tab.reload();
        workers.runAll();
        assertNull(tab.disk().change().get());
        watched.tell(tab.file().get());
        workers.runAll();
        assertNull(tab.disk().change().get());
    }

    @Test
    void aClosedTabWatchesNoMore() {
        SaveTab tab = open("town.fake");
        workspace.close(tab);
        assertEquals(List.of(), watched.watching);
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
