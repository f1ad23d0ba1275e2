package dev.keepsake.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.file.SlotId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What commands write with `-o`, and how a repaired file gets back into its slot.
final class WrittenFileTest {
    private static final SlotId NIGHT = SlotId.slot("night");

    @TempDir Path folder;
    private StoredSlots slots;

    @BeforeEach
    void make() throws SaveException, IOException {
        slots = new StoredSlots(folder).saved(NIGHT, 1, 2);
    }

    @Test
    void isNeverASlotsCopy() throws IOException {
        Map<String, String> before = slots.content();
        for (String copy : List.of("@/slot_night.a.ksave", "@/slot_new.b.ksave")) {
            for (List<String> command :
                    List.of(
                            List.of("set", "@/slot_night.b.ksave", "Mira/Gold=3"),
                            List.of("convert", "@/slot_night.b.ksave", "--to", "keepsake-1"),
                            List.of("repair", "@/night"),
                            List.of("picture", "@/slot_night.b.ksave"))) {
                var words = new ArrayList<>(command);
                words.addAll(List.of("-o", copy));
                Typed typed = slots.run(words.toArray(String[]::new));
                assertEquals(2, typed.outcome().exitStatus(), words.toString());
                assertTrue(typed.problems().contains("slot’s copy"), typed.problems());
            }
        }
        assertEquals(before, slots.content());
    }

    @Test
    void keepsAPictureFromOtherFiles() throws IOException {
        Path notes = Files.writeString(slots.file("notes.txt"), "mine");
        assertEquals(2, slots.status("picture", "@/slot_night.b.ksave", "-o", "@/notes.txt"));
        assertEquals("mine", Files.readString(notes));
    }

    @Test
    void saysWhereTheOneBeforeStands() {
        assertEquals(0, slots.status("repair", "@/night", "-o", "@/out.ksave"));
        Typed again = slots.run("repair", "@/night", "-o", "@/out.ksave");
        assertTrue(again.out().contains("out.ksave.bak-"), again.out());
    }

    @Test
    void getsBackIntoItsSlot() throws IOException {
        slots.damage("slot_night.b.ksave");
        assertEquals(0, slots.status("repair", "@/night", "-o", "@/out.ksave"));
        Typed typed = slots.run("backups", "@", "night", "--restore", "@/out.ksave");
        assertEquals(0, typed.outcome().exitStatus(), typed.problems());
        assertTrue(typed.out().contains("number 3"), typed.out());
        assertEquals(0, slots.status("slots", "@"));
    }

    @Test
    void saysWhichCopyToEditInstead() throws IOException {
        slots.damage("slot_night.b.ksave");
        Typed typed = slots.run("set", "@/slot_night.b.ksave", "Mira/Gold=3");
        assertEquals(3, typed.outcome().exitStatus());
        assertTrue(typed.problems().contains("loads copy A"), typed.problems());
        assertTrue(typed.problems().contains("keepsake repair"), typed.problems());
    }

    @Test
    void isNumberedAboveWhatWasKeptOfAnEmptySlot() throws IOException, SaveException {
        try (var game = slots.game()) {
            assertEquals(1, game.delete(NIGHT, Base.any()).await().kept().size());
        }
        Typed typed = slots.run("backups", "@", "night", "--restore", "newest");
        assertTrue(typed.out().contains("number 3"), typed.out());
        Typed none = slots.run("backups", "@", "other", "--restore", "newest");
        assertEquals(7, none.outcome().exitStatus());
    }
}
