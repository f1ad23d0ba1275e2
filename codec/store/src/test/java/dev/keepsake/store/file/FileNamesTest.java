package dev.keepsake.store.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.store.file.KeptFile.Reason;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FileNamesTest {
    @ParameterizedTest
    @ValueSource(strings = {"a", "slot-1", "under_score", "0", "xx", "x0123456789abcde"})
    void keepsPlainNames(String name) {
        assertEquals("slot_" + name + ".a.ksave", SlotId.slot(name).file(CopyLetter.A).path());
    }

    /// The keys were computed by another implementation of XXH3-64.
    @ParameterizedTest
    @CsvSource({
        "Evening, xedddb1f3979bd417",
        "con, x94525f68203962f2",
        "x0123456789abcdef, xeca0d90c60f8a407",
        "Der Hafen, x15c8135ff372e173",
        "🛶, xdb4a2ed7c7578185"
    })
    void hashesOtherNames(String name, String key) {
        assertEquals(key, SlotId.slot(name).key());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "com1",
                "lpt9",
                "nul",
                "prn",
                "aux",
                "Abc",
                "a b",
                "a.b",
                "../up",
                "ä",
                "🛶",
                "a/b",
                "\ud800",
                "1234567890123456789012345678901234567890123456789"
            })
    void hashesWhatNoSystemTakesAsAName(String name) {
        String path = SlotId.slot(name).file(CopyLetter.B).path();
        assertTrue(path.matches("slot_x[0-9a-f]{16}\\.b\\.ksave"), path);
    }

    @Test
    void takesNamesOfOneToManyCharactersWithoutNul() {
        assertFalse(SlotId.isName(""));
        assertFalse(SlotId.isName("a\0b"));
        assertTrue(SlotId.isName("n".repeat(1_024)));
        assertFalse(SlotId.isName("n".repeat(1_025)));
        assertThrows(IllegalArgumentException.class, () -> SlotId.slot(""));
    }

    @Test
    void readsTheNamesOfCopiesAndNoOthers() {
        for (FileKind kind : FileKind.values()) {
            for (CopyLetter letter : CopyLetter.values()) {
                var file = new CopyFile(kind, "night-2", letter);
                assertEquals(Optional.of(file), CopyFile.parse(file.path()));
            }
        }
        for (String name :
                new String[] {
                    "slot_.a.ksave", "slot_A.a.ksave", "slot_a.c.ksave", "slot_a.a.ksave.new-1-1",
                    "slots_a.a.ksave", "slot_a.a.KSAVE", " slot_a.a.ksave", "slot_a.a.ksave\n"
                }) {
            assertEquals(Optional.empty(), CopyFile.parse(name), name);
        }
    }

    @Test
    void readsTheNamesOfKeptSavesAgain() {
        var random = new Random(7);
        for (int i = 0; i < 1_000; i++) {
            var file =
                    new KeptFile(
                            random.nextBoolean() ? FileKind.SLOT : FileKind.PROFILE,
                            "key-" + random.nextInt(9),
                            Instant.ofEpochSecond(random.nextInt(2_000_000_000)),
                            1 + random.nextInt(999_999),
                            random.nextLong(),
                            List.of(Reason.values()).get(random.nextInt(4)),
                            random.nextBoolean() ? "" : "Title " + random.nextInt());
            String name = file.path().substring("backups/".length());
            assertEquals(Optional.of(file), KeptFile.parse(name), name);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'../../etc/passwd', 'etc passwd'",
        "'a.b.ksave', 'a b ksave'",
        "'Der Hafen\u2014Nacht', 'Der Hafen Nacht'",
        "'   ', ''",
        "'äöü', ''",
        "'123456789 123456789 123456789 123456789 123456789', '123456789 123456789 123456789 123456789'"
    })
    void cutsTitlesToWhatAFileNameTakes(String title, String fitting) {
        assertEquals(
                fitting,
                new KeptFile(FileKind.SLOT, "a", Instant.EPOCH, 1, 1, Reason.DELETED, title)
                        .title());
    }

    @Test
    void tellsTheEnginesSlotsByTheirNames() {
        for (String name : new String[] {"quick", "autosave-0", "checkpoint-32"}) {
            assertTrue(SlotId.slot(name).isEngines(), name);
            assertFalse(SlotId.profile(name).isEngines(), name);
        }
        for (String name : new String[] {"quick-1", "autosave", "checkpoint-", "Quick"}) {
            assertFalse(SlotId.slot(name).isEngines(), name);
        }
    }
}
