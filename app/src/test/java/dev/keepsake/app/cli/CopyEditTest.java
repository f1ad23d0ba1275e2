package dev.keepsake.app.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.cli.Typed.World;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `set` on a copy of a slot: the edit is the slot's next save.
final class CopyEditTest {
    private static final SlotId NIGHT = SlotId.slot("night");

    @TempDir Path folder;
    private StoredSlots slots;

    @BeforeEach
    void make() throws SaveException, IOException {
        slots = new StoredSlots(folder).saved(NIGHT, 1, 2);
    }

    private String row(String file, String path) {
        return slots.run("show", "--json", "@/" + file, path).lines().getLast();
    }

    private String gold(String file) {
        return row(file, "Mira/Gold").replaceAll(".*\"value\":(\\d+).*", "$1");
    }

    private String backup(int sequence) {
        return folder
                + "/backups/slot_night.20261130-211403.%d.replaced.Night 1.ksave"
                        .formatted(sequence);
    }

    @Test
    void goesToTheOtherCopy() throws IOException {
        byte[] newest = Files.readAllBytes(slots.file("slot_night.b.ksave"));
        assertEquals(
                List.of(
                        "GLOB/Mira/PROP/Gold: 2 → 3",
                        folder
                                + "/slot_night.a.ksave is written and checked: copy A, number 3. It"
                                + " loads from now on; the other copy stays as it is.",
                        "Kept as a backup: " + backup(1),
                        "Kept as a backup: " + backup(2)),
                slots.run("set", "@/slot_night.b.ksave", "Mira/Gold=3").lines());
        assertEquals("3", gold("slot_night.a.ksave"));
        assertArrayEquals(newest, Files.readAllBytes(slots.file("slot_night.b.ksave")));
        assertEquals(0, slots.status("verify", "--exact", "@"));
        assertFalse(
                slots.content().keySet().stream().anyMatch(name -> name.contains(".bak-")),
                slots.content().keySet()::toString);
        assertTrue(row("slot_night.a.ksave", "header/edited/at").contains("2026-11-30T21:14:03"));
    }

    @Test
    void isToldAsJson() {
        assertEquals(
                List.of(
                        "{\"path\":\"GLOB/Mira/PROP/Gold\",\"old\":2,\"new\":3}",
                        """
                        {"file":"%s/slot_night.a.ksave","backup":"%s","copy":"a","sequence":3,\
                        "kept":["%s","%s"],"findings":[]}\
                        """
                                .formatted(folder, backup(2), backup(1), backup(2))),
                slots.run("set", "--json", "@/slot_night.b.ksave", "Mira/Gold=3").lines());
    }

    @Test
    void keepsNoBackupWhereNoneIsWanted() {
        assertEquals(0, slots.status("set", "--no-backup", "@/slot_night.b.ksave", "Mira/Gold=3"));
        assertFalse(Files.exists(slots.file("backups")));
        assertEquals("3", gold("slot_night.a.ksave"));
    }

    @Test
    void isRefusedOnTheOlderCopy() throws IOException {
        Map<String, String> before = slots.content();
        for (String option : List.of("--dry-run", "--quiet")) {
            Typed typed = slots.run("set", option, "@/slot_night.a.ksave", "Mira/Gold=3");
            assertEquals(2, typed.outcome().exitStatus());
            assertEquals("", typed.out());
            assertTrue(typed.problems().contains("loads copy B"), typed.problems());
            assertTrue(
                    typed.problems().endsWith("For a new file, add -o OUT. Nothing was written.\n"),
                    typed.problems());
        }
        assertEquals(before, slots.content());
    }

    @Test
    void ofTheOlderCopyGoesToANewFile() throws IOException {
        Map<String, String> before = slots.content();
        assertEquals(
                0, slots.status("set", "@/slot_night.a.ksave", "Mira/Gold=3", "-o", "@/new.ksave"));
        assertEquals("3", gold("new.ksave"));
        Files.delete(slots.file("new.ksave"));
        assertEquals(before, slots.content());
    }

    @Test
    void takesThePlaceOfADamagedCopy() throws IOException {
        slots.damage("slot_night.a.ksave");
        Typed typed = slots.run("set", "--no-backup", "@/slot_night.b.ksave", "Mira/Gold=3");
        assertEquals(0, typed.outcome().exitStatus());
        assertTrue(typed.out().contains(".1.damaged.Night 1.ksave"), typed.out());
    }

    @Test
    void ofADamagedCopyIsRefused() throws IOException {
        slots.damage("slot_night.b.ksave");
        assertEquals(3, slots.status("set", "@/slot_night.b.ksave", "Mira/Gold=3"));
        assertEquals(0, slots.status("set", "@/slot_night.a.ksave", "Mira/Gold=3"));
        assertEquals("3", gold("slot_night.b.ksave"));
    }

    @Test
    void isRefusedBesideASaveOfANewerVersion() throws IOException {
        slots.makeNewer("slot_night.a.ksave");
        assertEquals(4, slots.status("set", "@/slot_night.b.ksave", "Mira/Gold=3"));
    }

    @Test
    void waitsForWhoeverWritesThere() throws SaveException {
        try (SaveStore game = slots.game()) {
            game.save(SlotId.slot("day"), StoredSlots.content(1), Base.any()).await();
            Typed typed = slots.run("set", "@/slot_night.b.ksave", "Mira/Gold=3");
            assertEquals(7, typed.outcome().exitStatus());
            assertEquals("", typed.out());
            assertTrue(typed.problems().contains("Harbour, process "), typed.problems());
            assertTrue(
                    typed.problems().endsWith("For a new file, add -o OUT. Nothing was written.\n"),
                    typed.problems());
            assertEquals(
                    0, slots.status("set", "--dry-run", "@/slot_night.b.ksave", "Mira/Gold=3"));
        }
        assertEquals(0, slots.status("set", "@/slot_night.b.ksave", "Mira/Gold=3"));
    }

    @Test
    void isRefusedWhereTheGameSavedMeanwhile() throws IOException {
        // The time is asked for once the save is open, and before the edit is written.
        World world =
                new World()
                        .with(SaveFormats.installed())
                        .with(() -> {
                            saveOnce();
                            return Instant.parse("2026-11-30T21:14:03Z");
                        });
        Typed typed = world.run(slots.words("set", "@/slot_night.b.ksave", "Mira/Gold=3"));
        assertEquals(8, typed.outcome().exitStatus(), typed::problems);
        assertEquals("", typed.out());
        assertTrue(typed.problems().endsWith(" Nothing was written.\n"), typed.problems());
        assertEquals("77", gold("slot_night.a.ksave"));
        assertEquals("2", gold("slot_night.b.ksave"));
        assertFalse(Files.exists(slots.file("backups")));
    }

    private void saveOnce() {
        if (gold("slot_night.a.ksave").equals("1")) {
            try {
                slots.saved(NIGHT, 77);
            } catch (SaveException | IOException failure) {
                throw new AssertionError(failure);
            }
        }
    }

    @Test
    void ofWhatTheSlotDecidesIsRefused() throws IOException {
        Map<String, String> before = slots.content();
        Typed typed = slots.run("set", "@/slot_night.b.ksave", "header/slot=day");
        assertEquals(2, typed.outcome().exitStatus());
        assertTrue(typed.problems().contains("header/slot is what the slot night decides"));
        assertEquals(2, slots.status("set", "@/slot_night.b.ksave", "header/sequence=9"));
        assertEquals(before, slots.content());
    }

    @Test
    void ofAProfileWithATrueNameGoesToItsOtherCopy() throws SaveException, IOException {
        SlotId mira = SlotId.profile("Mira M.");
        slots.saved(mira, 1, 2);
        String newest = mira.file(CopyLetter.B).path();
        assertEquals(0, slots.status("set", "@/" + newest, "header/title=Mira"));
        assertTrue(row(mira.file(CopyLetter.A).path(), "header/title").contains("\"Mira\""));
    }

    /// Named like a copy, by hand: its header is of another slot.
    @Test
    void ofAFileThatIsOnlyNamedLikeACopyReplacesThatFile() throws IOException {
        Files.copy(slots.file("slot_night.b.ksave"), slots.file("slot_other.a.ksave"));
        assertEquals(0, slots.status("set", "@/slot_other.a.ksave", "Mira/Gold=3"));
        assertEquals("3", gold("slot_other.a.ksave"));
        assertTrue(Files.exists(slots.file("slot_other.a.ksave.bak-20261130-211403")));
        assertFalse(Files.exists(slots.file("slot_other.b.ksave")));
    }

    /// A case that the name of a copy cannot have: the header says a slot of a hashed key.
    @Test
    void ofACopyOfAnotherKeyReplacesThatFile() throws SaveException, IOException {
        SlotId slot = SlotId.slot("Vor der Brücke");
        slots.saved(slot, 1);
        Files.copy(slots.file(slot.file(CopyLetter.A).path()), slots.file("slot_vor.a.ksave"));
        assertEquals(0, slots.status("set", "@/slot_vor.a.ksave", "Mira/Gold=3"));
        assertTrue(Files.exists(slots.file("slot_vor.a.ksave.bak-20261130-211403")));
    }

    @Test
    void isOnlyToldInADryRun() throws IOException {
        Map<String, String> before = slots.content();
        assertEquals(
                List.of("GLOB/Mira/PROP/Gold: 2 → 3", "Nothing was written."),
                slots.run("set", "--dry-run", "@/slot_night.b.ksave", "Mira/Gold=3").lines());
        assertEquals(before, slots.content());
    }
}
