package dev.keepsake.app.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.document.CopyReader;
import dev.keepsake.app.document.SlotCopies;
import dev.keepsake.app.fake.FakeFormat;
import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.app.task.TaskRunner;
import dev.keepsake.app.task.TaskScope;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SourceViewModelTest {
    @TempDir private Path folder;
    private final ObservableList<Path> recent = FXCollections.observableArrayList();
    private final List<SaveException> failed = new ArrayList<>();
    private final SourceViewModel model =
            new SourceViewModel(
                    new FolderReader(
                            new CopyReader(FakeSaves.reader()),
                            SaveFormats.of(List.of(new FakeFormat()))),
                    new TaskScope(new TaskRunner(Runnable::run, Runnable::run, defect -> {})),
                    Messages.of(Locale.ENGLISH),
                    recent,
                    Clock.fixed(Instant.parse("2026-12-01T12:00:00Z"), ZoneOffset.UTC),
                    failed::add);

    private SourceRow.OfSlot slot(int row) {
        return assertInstanceOf(SourceRow.OfSlot.class, model.rows().get(row));
    }

    @Test
    void groupsTheCopiesOfASlotNewestSlotFirst() {
        FakeSaves.write(folder, "slot_old.a.ksave", "savedAt=2026-11-01T00:00:00Z", "title=Old");
        FakeSaves.write(folder, "slot_new.a.ksave", "savedAt=2026-12-01T11:58:00Z", "title=New");
        FakeSaves.write(folder, "slot_new.b.ksave", "damaged");
        model.addFolder(folder);
        assertEquals(3, model.rows().size());
        assertEquals("New", model.title(slot(1)));
        assertEquals(2, slot(1).copies().copies().size());
        assertEquals("2 min ago", model.age(slot(1)));
        assertEquals("Old", model.title(slot(2)));
    }

    @Test
    void profilesAndOtherFilesStandApart() {
        FakeSaves.write(folder, "profile_mira.a.ksave", "title=mira");
        FakeSaves.write(folder, "town.fake");
        FakeSaves.write(folder, "index_all.a.ksave");
        FakeSaves.write(folder, "readme.txt");
        model.addFolder(folder);
        assertEquals(4, model.rows().size());
        assertEquals(SlotKind.PROFILE, model.kind(slot(1)));
        assertEquals(
                folder.resolve("town.fake"),
                assertInstanceOf(SourceRow.OfFile.class, model.rows().get(3)).file());
    }

    @Test
    void aSlotWithoutAReadableCopyIsListed() {
        FakeSaves.write(folder, "slot_lost.a.ksave", "damaged", "title=Lost");
        model.addFolder(folder);
        assertEquals("Lost", model.title(slot(1)));
        assertEquals(
                "Copy A: cannot be loaded",
                model.copyText(slot(1), slot(1).copies().copies().get(0)));
    }

    @Test
    void aCopyWithADamagedBlockIsFoundAfterListing() {
        FakeSaves.write(folder, "slot_hurt.a.ksave", "title=Hurt");
        FakeSaves.write(folder, "slot_hurt.b.ksave", "title=Hurt", "rotten");
        model.addFolder(folder);
        SlotCopies copies = slot(1).copies();
        assertTrue(copies.checked());
        assertFalse(copies.copies().get(1).isValid());
        assertTrue(model.spoken(slot(1)).endsWith("Copy B: cannot be loaded"));
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
