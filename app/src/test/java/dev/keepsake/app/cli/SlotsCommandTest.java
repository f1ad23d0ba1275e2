package dev.keepsake.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.cli.Typed.World;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.file.CopyLetter;
import dev.keepsake.store.file.SlotId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `slots`, `timeline`: what is there.
final class SlotsCommandTest {
    private static final SlotId NIGHT = SlotId.slot("night");

    @TempDir Path folder;
    private StoredSlots slots;

    @BeforeEach
    void make() {
        slots = new StoredSlots(folder);
    }

    /// The last column of a slot's two lines.
    private static List<String> states(Typed typed) {
        return typed.lines().stream()
                .skip(1)
                .map(line -> line.replaceAll(".*  (?=\\S)", ""))
                .toList();
    }

    @Nested
    final class Copies {
        @Test
        void tellWhichOneLoadsAndWhy() throws SaveException, IOException {
            slots.saved(NIGHT, 1, 2);
            Typed typed = slots.run("slots", "@");
            assertEquals(0, typed.outcome().exitStatus());
            assertEquals(
                    List.of(
                            "Slot   Title    Kind  Copy  Number  Saved                State",
                            "night  Night 1  slot  A          1  2026-11-30T20:00:05  older",
                            "                      B          2  2026-11-30T20:00:05"
                                    + "  loads: the newest that is whole"),
                    typed.lines());
        }

        @Test
        void areOneObjectASlot() throws SaveException, IOException {
            slots.saved(NIGHT, 1, 2);
            String copies =
                    """
                    {"copy":"a","file":"%1$s/slot_night.a.ksave","outcome":"ok","state":"whole",\
                    "sequence":1,"savedAt":"2026-11-30T20:00:05","findings":[]},\
                    {"copy":"b","file":"%1$s/slot_night.b.ksave","outcome":"ok","state":"whole",\
                    "sequence":2,"savedAt":"2026-11-30T20:00:05","findings":[]}\
                    """
                            .formatted(folder);
            assertEquals(
                    List.of(
                            """
                            {"kind":"slot","key":"night","slot":"night","title":"Night 1",\
                            "slotKind":"","loads":"b","from":"copies","copies":[%s]}\
                            """
                                    .formatted(copies)),
                    slots.run("slots", "--json", "@").lines());
        }

        @Test
        void thatAreDamagedAreNotLoaded() throws SaveException, IOException {
            slots.saved(NIGHT, 1, 2).damage("slot_night.b.ksave");
            Typed typed = slots.run("slots", "@");
            assertEquals(0, typed.outcome().exitStatus());
            List<String> states = states(typed);
            assertEquals("loads: the only one that is whole", states.get(0));
            assertTrue(states.get(1).startsWith("damaged, not loaded: at 0x"), states.get(1));
            String json = slots.run("slots", "--json", "@").out();
            assertTrue(json.contains("\"code\":\"keepsake.block.checksum\""), json);
        }

        @Test
        void failWhereNoneLoads() throws SaveException, IOException {
            slots.saved(NIGHT, 1, 2).damage("slot_night.b.ksave");
            slots.cut("slot_night.a.ksave");
            assertEquals(3, slots.status("slots", "@"));
        }

        @Test
        void ofANewerVersionStopTheSlot() throws SaveException, IOException {
            slots.saved(NIGHT, 1, 2);
            slots.makeNewer("slot_night.b.ksave");
            Typed typed = slots.run("slots", "@");
            assertEquals(4, typed.outcome().exitStatus());
            List<String> states = states(typed);
            assertEquals(
                    "whole, but the other copy is of a newer version: no copy loads",
                    states.get(0));
            assertTrue(
                    states.get(1).startsWith("of a newer version, no copy loads: "), states.get(1));
        }

        @Test
        void ofAnotherSlotAreNotLoaded() throws SaveException, IOException {
            slots.saved(NIGHT, 1).saved(SlotId.slot("day"), 1);
            Files.copy(folder.resolve("slot_day.a.ksave"), folder.resolve("slot_night.b.ksave"));
            Typed typed = slots.run("slots", "@");
            assertEquals(0, typed.outcome().exitStatus());
            String state = states(typed).getLast();
            assertTrue(state.startsWith("not of this slot, not loaded: "), state);
            assertTrue(state.contains("the slot day"), state);
        }

        @Test
        void withOneNumberSayThatTheFirstLoads() throws SaveException, IOException {
            slots.saved(NIGHT, 1);
            Files.copy(folder.resolve("slot_night.a.ksave"), folder.resolve("slot_night.b.ksave"));
            assertEquals(
                    List.of(
                            "loads: both are whole and have one number, A goes first",
                            "whole, has the number of copy A, which loads"),
                    states(slots.run("slots", "@")));
        }

        @Test
        void haveTheTrueNameOfTheirSlot() throws SaveException, IOException {
            slots.saved(SlotId.slot("Vor der Brücke"), 1);
            assertTrue(slots.run("slots", "@").lines().get(1).startsWith("Vor der Brücke  "));
            assertTrue(
                    slots.run("slots", "--json", "@")
                            .out()
                            .contains("\"slot\":\"Vor der Br\\u00FCcke\""));
        }

        @Test
        void whoseNameNoHeaderSaysAreShownByTheirKey() throws SaveException, IOException {
            SlotId slot = SlotId.slot("Vor der Brücke");
            slots.saved(slot, 1, 2).cut(slot.file(CopyLetter.A).path());
            slots.cut(slot.file(CopyLetter.B).path());
            Typed typed = slots.run("slots", "@");
            assertEquals(3, typed.outcome().exitStatus());
            assertTrue(typed.lines().get(1).startsWith(slot.key() + "  "), typed.out());
            assertTrue(states(typed).get(1).startsWith("damaged, not loaded: "), typed.out());
        }

        @Test
        void ofAnIndexCostNoStatus() throws SaveException, IOException {
            slots.save(NIGHT, 1);
            slots.damage("index_slots.a.ksave");
            Typed typed = slots.run("slots", "@");
            assertEquals(0, typed.outcome().exitStatus());
            assertTrue(typed.out().contains("\nslots  "), typed.out());
            assertTrue(typed.out().contains("damaged, not loaded: "), typed.out());
        }

        @Test
        void areToldInGermanToo() throws SaveException, IOException {
            slots.saved(NIGHT, 1);
            Typed typed =
                    new World()
                            .in(Locale.GERMAN)
                            .with(SaveFormats.installed())
                            .run(slots.words("slots", "@"));
            assertEquals(List.of("lädt: die einzige, die ganz ist", "fehlt"), states(typed));
        }
    }

    @Nested
    final class ListAlone {
        @Test
        void comesFromTheIndexAndSaysSo() throws SaveException {
            slots.save(NIGHT, 1);
            Typed typed = slots.run("slots", "--list", "@");
            assertEquals(0, typed.outcome().exitStatus());
            assertEquals("as the index says, not checked", states(typed).get(0));
            assertTrue(typed.lines().getLast().startsWith("From the index: "), typed.out());
            assertEquals(
                    """
                    {"kind":"slot","key":"night","slot":"night","title":"Night 1","slotKind":"",\
                    "loads":null,"from":"index","copies":[{"copy":"a",\
                    "file":"%s/slot_night.a.ksave","outcome":null,"state":null,"sequence":1,\
                    "savedAt":"2026-11-30T20:00:05","findings":[]}],"findings":[]}
                    """
                            .formatted(folder),
                    slots.run("slots", "--list", "--json", "@").out());
        }

        @Test
        void comesFromTheHeadsWhereThereIsNoIndex() throws SaveException, IOException {
            slots.saved(NIGHT, 1).damage("slot_night.a.ksave");
            Typed typed = slots.run("slots", "--list", "@");
            assertEquals(0, typed.outcome().exitStatus());
            assertEquals("as its head says, not checked", states(typed).get(0));
            assertTrue(typed.lines().getLast().startsWith("From the heads "), typed.out());
        }

        @Test
        void saysThatTheIndexIsDamaged() throws SaveException, IOException {
            slots.save(NIGHT, 1);
            slots.damage("index_slots.a.ksave");
            Typed typed = slots.run("slots", "--list", "@");
            assertTrue(typed.lines().getLast().contains("does not read"), typed.out());
            String last = slots.run("slots", "--list", "--json", "@").lines().getLast();
            assertTrue(last.contains("store.indexUnread"), last);
        }

        @Test
        void saysWhyNoHeadReads() throws SaveException, IOException {
            slots.saved(NIGHT, 1).cut("slot_night.a.ksave");
            Typed typed = slots.run("slots", "--list", "@");
            assertEquals(3, typed.outcome().exitStatus());
            assertTrue(typed.lines().get(1).startsWith("night  "), typed.out());
        }
    }

    @Nested
    final class Timelines {
        @Test
        void goFromTheOldestToTheNewest() throws SaveException, IOException {
            slots.saved(NIGHT, 1, 2);
            Files.copy(folder.resolve("slot_night.a.ksave"), folder.resolve("before.ksave"));
            slots.status("set", "@/slot_night.b.ksave", "Mira/Gold=3");
            assertEquals(
                    List.of(
                            "1 backup (replaced) Night 1 reads",
                            "1 export Night 1 reads",
                            "2 backup (replaced) Night 1 reads",
                            "2 copy B Night 1 reads",
                            "3 copy A Night 1 reads"),
                    slots.run("timeline", "@", "night").lines().stream()
                            .skip(1)
                            .map(line ->
                                    line.replaceAll("^\\S+ +", "")
                                            .replaceAll("/\\S+(/|\\.)\\S+( 1)?\\.ksave", "")
                                            .replaceAll(" +", " "))
                            .toList());
        }

        @Test
        void areOneObjectAState() throws SaveException, IOException {
            slots.saved(NIGHT, 1, 2).cut("slot_night.a.ksave");
            List<String> lines = slots.run("timeline", "--json", "@", "night").lines();
            assertEquals(2, lines.size());
            assertTrue(
                    lines.get(0)
                            .startsWith(
                                    """
                                    {"file":"%s/slot_night.a.ksave","role":"copy","copy":"a",\
                                    "reason":null,"sequence":null,"savedAt":"","title":"",\
                                    "reads":false,"findings":[{"severity":"error",\
                                    """
                                            .formatted(folder)),
                    lines.get(0));
            assertEquals(
                    """
                    {"file":"%s/slot_night.b.ksave","role":"copy","copy":"b","reason":null,\
                    "sequence":2,"savedAt":"2026-11-30T20:00:05","title":"Night 1",\
                    "reads":true,"findings":[]}\
                    """
                            .formatted(folder),
                    lines.get(1));
        }

        @Test
        void needASlotThatIsThere() throws SaveException, IOException {
            slots.saved(NIGHT, 1);
            assertEquals(7, slots.status("timeline", "@", "day"));
            assertEquals(7, slots.status("timeline", "@", "--profile", "night"));
            assertEquals(2, slots.status("timeline", "@", ""));
            assertEquals(2, slots.status("timeline", "@"));
            assertEquals(7, slots.status("timeline", "@/nowhere", "night"));
        }

        @Test
        void findASlotByItsKeyToo() throws SaveException, IOException {
            SlotId slot = SlotId.slot("Vor der Brücke");
            slots.saved(slot, 1);
            assertEquals(
                    slots.run("timeline", "@", slot.name()).out(),
                    slots.run("timeline", "@", slot.key()).out());
            assertEquals(0, slots.status("timeline", "@", slot.key()));
        }
    }

    @Test
    void looksWriteNothing() throws SaveException, IOException {
        slots.save(NIGHT, 1);
        slots.saved(SlotId.profile("mira"), 1, 2).damage("profile_mira.b.ksave");
        Files.delete(folder.resolve("keepsake.lock"));
        Map<String, String> before = slots.content();
        for (String option : List.of("--json", "--list", "--quiet")) {
            slots.status("slots", option, "@");
        }
        assertEquals(0, slots.status("timeline", "@", "night"));
        assertEquals(0, slots.status("backups", "@", "night"));
        assertEquals(0, slots.status("backups", "@", "mira", "--profile"));
        assertEquals(before, slots.content());
        assertFalse(Files.exists(folder.resolve("backups")));
    }
}
