package dev.keepsake.app.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.app.document.FolderStores;
import dev.keepsake.app.document.ShownSlot;
import dev.keepsake.app.fake.FakeFormat;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.fake.SlotSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SourceViewModelTest {
    @TempDir private Path folder;
    private final ObservableList<Path> recent = FXCollections.observableArrayList();
    private final List<SaveException> failed = new ArrayList<>();
    private final FolderStores stores = FolderStores.of(InstantSource.system());
    private final List<Consumer<Set<Path>>> watching = new ArrayList<>();
    private final SourceViewModel model =
            new SourceViewModel(
                    new SourceViewModel.Sources(
                            new FolderReader(stores, SaveFormats.of(List.of(new FakeFormat()))),
                            (watched, changed) -> {
                                watching.add(changed);
                                return () -> watching.remove(changed);
                            }),
                    new TaskScope(new TaskRunner(Runnable::run, Runnable::run, defect -> {})),
                    Messages.of(Locale.ENGLISH),
                    new SourceViewModel.Lists(recent, FXCollections.observableArrayList()),
                    Clock.fixed(Instant.parse("2026-12-01T12:00:00Z"), ZoneOffset.UTC),
                    failed::add);

    @AfterEach
    void close() {
        stores.close();
    }

    private ShownSlot slot(int row) {
        return assertInstanceOf(SourceRow.OfSlot.class, model.rows().get(row)).slot();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private void writeDemo() throws IOException, SaveException {
        for (DemoSaves.Sample sample : DemoSaves.in(SaveFormats.installed()).all()) {
            Files.write(folder.resolve(sample.name()), sample.bytes().toArray());
        }
    }

    @Test
    void groupsTheCopiesOfASlotNewestSlotFirst() throws IOException, SaveException {
        writeDemo();
        model.addFolder(folder);
        assertEquals("Before the bridge", model.text().title(slot(1)));
        assertEquals("yesterday 21:14", model.text().age(slot(1)));
        assertEquals(SlotKind.MANUAL, model.text().kind(slot(1)));
        assertEquals("Harbour, night", model.text().title(slot(2)));
        assertEquals("Mira", model.text().title(slot(7)));
        assertEquals(SlotKind.PROFILE, model.text().kind(slot(7)));
    }

    @Test
    void listingAndCheckingWriteNothing() throws IOException, SaveException {
        writeDemo();
        List<String> before = files();
        model.addFolder(folder);
        model.refresh();
        assertNotNull(slot(1).copies());
        assertEquals(before, files());
    }

    @Test
    void otherFilesStandApartAndAnIndexNowhere() {
        FakeSaves.write(folder, "town.fake");
        FakeSaves.write(folder, "index_all.a.ksave");
        FakeSaves.write(folder, "readme.txt");
        model.addFolder(folder);
        assertEquals(2, model.rows().size());
        assertEquals(
                folder.resolve("town.fake"),
                assertInstanceOf(SourceRow.OfFile.class, model.rows().get(1)).file());
    }

    @Test
    void aSlotWithoutAReadableCopyIsListed() {
        FakeSaves.write(folder, "slot_lost.a.ksave", "no save at all");
        model.addFolder(folder);
        assertEquals("lost", model.text().title(slot(1)));
        assertEquals("cannot be read", model.text().age(slot(1)));
        assertEquals(DotLook.BROKEN, model.text().look(slot(1), CopyLetter.A));
    }

    @Test
    void aCopyWithADamagedBlockIsFoundAfterListing() {
        SlotSaves.write(folder, "hurt", 'a', 1);
        SlotSaves.writeDamaged(folder, "hurt", 'b', 2);
        model.addFolder(folder);
        assertEquals(DotLook.LOADS, model.text().look(slot(1), CopyLetter.A));
        assertEquals(DotLook.BROKEN, model.text().look(slot(1), CopyLetter.B));
        assertTrue(model.text().spoken(slot(1)).contains("Copy B is damaged at 0x"));
        assertEquals(folder.resolve("slot_hurt.a.ksave"), slot(1).file());
    }

    @Test
    void followsWhatChangesOnDisk() {
        SlotSaves.write(folder, "one", 'a', 1);
        SlotSaves.write(folder, "two", 'a', 1);
        model.addFolder(folder);
        SlotSaves.write(folder, "three", 'a', 1);
        Path hurt = SlotSaves.writeDamaged(folder, "two", 'a', 1);
        watching.get(0).accept(Set.of(hurt, folder.resolve("slot_three.a.ksave")));
        assertEquals(4, model.rows().size());
        ShownSlot two =
                Stream.of(1, 2, 3)
                        .map(this::slot)
                        .filter(slot -> slot.place().key().equals("two"))
                        .findFirst()
                        .orElseThrow();
        assertEquals(DotLook.BROKEN, model.text().look(two, CopyLetter.A));
        model.close();
        assertEquals(List.of(), watching);
    }

    @Test
    void aDeletedSlotIsListedByItsBackup() throws SaveException {
        SlotSaves.write(folder, "gone", 'a', 4);
        var removed =
                stores.ask(
                        folder,
                        Progress.NONE,
                        store -> store.delete(SlotId.slot("gone"), Base.any()));
        model.addFolder(folder);
        assertEquals(2, model.rows().size());
        assertEquals(new SourceRow.Heading("DELETED SAVES"), model.rows().get(0));
        assertTrue(slot(1).isDeleted());
        assertEquals("Title of gone", model.text().title(slot(1)));
        assertEquals(folder.resolve(removed.kept().get(0).path()), slot(1).file());
    }

    @Test
    void recentFilesFollowTheirList() {
        recent.add(folder.resolve("a.fake"));
        assertEquals(2, model.rows().size());
    }

    @Test
    void saysWhyAFolderCannotBeListed() {
        model.addFolder(folder.resolve("missing"));
        assertEquals(Outcome.FAILED, failed.get(0).outcome());
    }
}
