package dev.keepsake.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.app.fake.SlotSaves;
import dev.keepsake.app.i18n.Messages;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.file.CopyLetter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is said of the copies of a slot, found by the store.
final class CopyWordsTest {
    @TempDir private Path folder;
    private final FolderStores stores = FolderStores.of(InstantSource.system());
    private final SlotLookup slots = new SlotLookup(stores);
    private final CopyWords words = new CopyWords(Messages.of(Locale.ENGLISH));

    @AfterEach
    void close() {
        stores.close();
    }

    private OpenSlot checked(String file) throws SaveException {
        OpenSlot found = slots.look(folder.resolve(file)).orElseThrow();
        return slots.check(found, Progress.NONE);
    }

    private List<String> said(OpenSlot slot) {
        return Stream.of(CopyLetter.values())
                .map(letter -> words.reason(slot.copies(), letter))
                .toList();
    }

    @Test
    void theNewerOfTwoWholeCopiesLoads() throws SaveException {
        SlotSaves.write(folder, "quick-1", 'a', 7);
        SlotSaves.write(folder, "quick-1", 'b', 8);
        OpenSlot slot = checked("slot_quick-1.a.ksave");
        assertEquals(
                List.of(
                        "Copy A #7 is whole and older. The next save goes here.",
                        "Copy B #8 loads: both are whole, and it is the newer one."),
                said(slot));
        assertEquals(
                "A game loads copy B: both are whole, and it is the newer one.",
                words.summary(slot.copies()));
    }

    @Test
    void aDamagedCopySaysWhereAndWhat() throws SaveException {
        SlotSaves.write(folder, "harbour", 'a', 7);
        SlotSaves.writeDamaged(folder, "harbour", 'b', 8);
        OpenSlot slot = checked("slot_harbour.b.ksave");
        assertEquals("Copy A #7 loads: copy B is not whole.", said(slot).get(0));
        assertTrue(said(slot).get(1).startsWith("Copy B is damaged at 0x"), said(slot).get(1));
        assertEquals("damaged", words.state(slot.copies(), CopyLetter.B));
    }

    @Test
    void aCopyOfAnotherSlotSaysWhose() throws IOException, SaveException {
        Path other = SlotSaves.write(folder, "other", 'a', 7);
        Files.move(other, folder.resolve("slot_harbour.a.ksave"));
        SlotSaves.write(folder, "harbour", 'b', 3);
        OpenSlot slot = checked("slot_harbour.b.ksave");
        assertTrue(said(slot).get(0).startsWith("Copy A is another slot's. "), said(slot).get(0));
        assertTrue(said(slot).get(0).contains("belongs to the slot other"), said(slot).get(0));
    }

    @Test
    void equalNumbersLoadTheFirst() throws SaveException {
        SlotSaves.write(folder, "harbour", 'a', 7);
        SlotSaves.write(folder, "harbour", 'b', 7);
        assertEquals(
                "A game loads copy A: both have the same number, and A goes first.",
                words.summary(checked("slot_harbour.b.ksave").copies()));
    }

    @Test
    void headsAloneClaimNothingYet() throws SaveException {
        SlotSaves.writeDamaged(folder, "harbour", 'b', 8);
        OpenSlot slot = slots.look(folder.resolve("slot_harbour.b.ksave")).orElseThrow();
        assertFalse(slot.checked());
        assertEquals(List.of(CopyLetter.B), slot.letters());
    }

    @Test
    void otherFilesBelongToNoSlot() throws SaveException {
        Path file = FakeSaves.write(folder, "town.fake");
        assertEquals(Optional.empty(), slots.look(file));
    }

    @Test
    void lookingWritesNothing() throws IOException, SaveException {
        SlotSaves.write(folder, "harbour", 'a', 7);
        SlotSaves.writeDamaged(folder, "harbour", 'b', 8);
        OpenSlot ignored = checked("slot_harbour.b.ksave");
        var list = stores.ask(folder, Progress.NONE, store -> store.list());
        assertEquals(1, list.entries().size());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of("slot_harbour.a.ksave", "slot_harbour.b.ksave"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }
}
