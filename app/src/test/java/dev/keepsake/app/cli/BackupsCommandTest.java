package dev.keepsake.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `backups`: what was kept of a slot, and getting it back.
final class BackupsCommandTest {
    private static final SlotId NIGHT = SlotId.slot("night");
    private static final String FIRST = "slot_night.20261130-211403.1.replaced.Night 1.ksave";
    private static final String SECOND = "slot_night.20261130-211403.2.replaced.Night 1.ksave";

    @TempDir Path folder;
    private StoredSlots slots;

    @BeforeEach
    void make() {
        slots = new StoredSlots(folder);
    }

    /// Two saves of the game, then an edit: both are kept, copy A holds the edit.
    private void edited() throws SaveException, IOException {
        slots.saved(NIGHT, 1, 2);
        assertEquals(0, slots.status("set", "@/slot_night.b.ksave", "Mira/Gold=3"));
    }

    private String gold(String file) {
        String row = slots.run("show", "--json", "@/" + file, "Mira/Gold").lines().getLast();
        return row.replaceAll(".*\"value\":(\\d+).*", "$1");
    }

    private String backup(String name) {
        return folder + "/backups/" + name;
    }

    @Nested
    final class Listed {
        @Test
        void areTheNewestFirst() throws SaveException, IOException {
            edited();
            assertEquals(
                    List.of(
                            "2026-11-30T21:14:03Z 2 replaced Night 1 " + SECOND,
                            "2026-11-30T21:14:03Z 1 replaced Night 1 " + FIRST),
                    slots.run("backups", "@", "night").lines().stream()
                            .skip(1)
                            .map(line ->
                                    line.replaceAll("[0-9.]+ (K?i?B)", "").replaceAll(" +", " "))
                            .toList());
        }

        @Test
        void areOneObjectEach() throws SaveException, IOException {
            edited();
            assertEquals(
                    """
                    {"file":"%s","name":"%s","keptAt":"2026-11-30T21:14:03Z","reason":"replaced",\
                    "title":"Night 1","bytes":%d,"sequence":2,"savedAt":"2026-11-30T20:00:05",\
                    "findings":[]}\
                    """
                            .formatted(backup(SECOND), SECOND, Files.size(Path.of(backup(SECOND)))),
                    slots.run("backups", "--json", "@", "night").lines().getFirst());
        }

        @Test
        void mayBeNone() throws SaveException, IOException {
            slots.saved(NIGHT, 1);
            Typed typed = slots.run("backups", "@", "night");
            assertEquals(0, typed.outcome().exitStatus());
            assertEquals(List.of("No backups of night."), typed.lines());
            assertEquals("", slots.run("backups", "--json", "@", "night").out());
        }

        @Test
        void areThoseOfASlotThatIsThere() throws SaveException, IOException {
            slots.saved(NIGHT, 1);
            assertEquals(7, slots.status("backups", "@", "day"));
            assertEquals(2, slots.status("backups", "@"));
            assertEquals(2, slots.status("backups", "@", "night", "--dry-run"));
        }

        @Test
        void tellThoseThatDoNotRead() throws SaveException, IOException {
            edited();
            slots.cut("backups/" + SECOND);
            String line = slots.run("backups", "--json", "@", "night").lines().getFirst();
            assertTrue(line.contains("\"savedAt\":\"\",\"findings\":[{"), line);
        }
    }

    @Nested
    final class Restored {
        @Test
        void becomeTheNewestSave() throws SaveException, IOException {
            edited();
            Typed typed = slots.run("backups", "@", "night", "--restore", FIRST);
            assertEquals(
                    List.of(
                            backup(FIRST) + " is restored.",
                            folder
                                    + "/slot_night.b.ksave is written and checked: copy B, number 4."
                                    + " It loads from now on; the other copy stays as it is.",
                            "Kept as a backup: "
                                    + backup(
                                            "slot_night.20261130-211403.3.replaced.Night 1.ksave")),
                    typed.lines());
            assertEquals("1", gold("slot_night.b.ksave"));
            assertEquals("3", gold("slot_night.a.ksave"));
            assertEquals(0, slots.status("verify", "--exact", "@"));
        }

        @Test
        void areTheNewestThatWasWholeWhereAsked() throws SaveException, IOException {
            slots.saved(NIGHT, 1, 2).damage("slot_night.a.ksave");
            slots.status("set", "@/slot_night.b.ksave", "Mira/Gold=3");
            assertEquals(
                    """
                    {"file":"%s/slot_night.b.ksave","restored":"%s","copy":"b","sequence":4,\
                    "kept":["%s"],"findings":[]}
                    """
                            .formatted(
                                    folder,
                                    backup(SECOND),
                                    backup("slot_night.20261130-211403.3.replaced.Night 1.ksave")),
                    slots.run("backups", "--json", "@", "night", "--restore", "newest").out());
            assertEquals("2", gold("slot_night.b.ksave"));
        }

        @Test
        void bringADeletedSlotBack() throws SaveException, IOException {
            slots.saved(NIGHT, 1, 2);
            try (SaveStore game = slots.game()) {
                assertEquals(1, game.delete(NIGHT, Base.any()).await().kept().size());
            }
            assertEquals(0, slots.status("backups", "@", "night", "--restore", "newest"));
            assertEquals("2", gold("slot_night.a.ksave"));
        }

        @Test
        void bringASlotBackOfWhichNoCopyIsWhole() throws SaveException, IOException {
            edited();
            slots.damage("slot_night.a.ksave");
            slots.cut("slot_night.b.ksave");
            assertEquals(3, slots.status("slots", "@"));
            assertEquals(0, slots.status("backups", "@", "night", "--restore", SECOND));
            assertEquals(0, slots.status("slots", "@"));
        }

        @Test
        void bringAProfileBack() throws SaveException, IOException {
            SlotId mira = SlotId.profile("Mira M.");
            slots.saved(mira, 1, 2);
            slots.status("set", "@/" + mira.file(CopyLetter.B).path(), "Mira/Gold=3");
            assertEquals(7, slots.status("backups", "@", "Mira M.", "--restore", "newest"));
            assertEquals(
                    0, slots.status("backups", "@", "Mira M.", "--profile", "--restore", "newest"));
        }

        @Test
        void areRefusedWhereTheyAreDamaged() throws SaveException, IOException {
            edited();
            slots.damage("backups/" + FIRST);
            Map<String, String> before = slots.content();
            for (String option : List.of("--dry-run", "--quiet")) {
                Typed typed = slots.run("backups", option, "@", "night", "--restore", FIRST);
                assertEquals(3, typed.outcome().exitStatus());
                assertTrue(typed.problems().endsWith(" Nothing was written.\n"), typed.problems());
            }
            assertEquals(before, slots.content());
        }

        @Test
        void areRefusedOverASaveOfANewerVersion() throws SaveException, IOException {
            edited();
            slots.makeNewer("slot_night.b.ksave");
            Map<String, String> before = slots.content();
            assertEquals(4, slots.status("backups", "@", "night", "--restore", FIRST));
            assertEquals(4, slots.status("backups", "@", "night", "--restore", FIRST, "--dry-run"));
            assertEquals(before, slots.content());
        }

        @Test
        void areNamedAsListed() throws SaveException, IOException {
            edited();
            assertEquals(7, slots.status("backups", "@", "night", "--restore", "first"));
        }

        @Test
        void areOnlyToldInADryRun() throws SaveException, IOException {
            edited();
            Map<String, String> before = slots.content();
            assertEquals(
                    List.of(
                            backup(FIRST)
                                    + " is whole. It would be written to copy B, with the number 4,"
                                    + " and load from then on.",
                            "What the copies hold now would be kept as backups, where it was not"
                                    + " before.",
                            "Nothing was written."),
                    slots.run("backups", "@", "night", "--restore", FIRST, "--dry-run").lines());
            assertEquals(
                    """
                    {"file":"%s/slot_night.b.ksave","copy":"b","sequence":4,"restored":"%s",\
                    "written":false}
                    """
                            .formatted(folder, backup(FIRST)),
                    slots.run("backups", "@", "night", "--restore", FIRST, "--dry-run", "--json")
                            .out());
            assertEquals(before, slots.content());
        }

        @Test
        void waitForWhoeverWritesThere() throws SaveException, IOException {
            edited();
            try (SaveStore game = slots.game()) {
                game.save(SlotId.slot("day"), StoredSlots.content(1), Base.any()).await();
                Typed typed = slots.run("backups", "@", "night", "--restore", FIRST);
                assertEquals(7, typed.outcome().exitStatus());
                assertTrue(typed.problems().contains("Harbour, process "), typed.problems());
            }
        }
    }
}
