package dev.keepsake.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SlotCopiesTest {
    @TempDir private Path folder;
    private final CopyReader reader = new CopyReader(FakeSaves.reader());

    private SlotCopies read(String name) throws SaveException {
        return reader.read(folder.resolve(name), Progress.NONE).orElseThrow();
    }

    private void write(char letter, String... words) {
        FakeSaves.write(folder, "slot_quick." + letter + ".ksave", words);
    }

    @Test
    void theNewerOfTwoValidCopiesLoads() throws SaveException {
        write('a', "sequence=7");
        write('b', "sequence=8");
        SlotCopies copies = read("slot_quick.a.ksave");
        assertEquals('B', copies.loads().orElseThrow().letter());
        assertEquals(8, copies.loads().orElseThrow().sequence());
    }

    @Test
    void aDamagedCopyNeverLoadsHoweverNew() throws SaveException {
        write('a', "sequence=7");
        write('b', "sequence=8", "damaged");
        SlotCopies copies = read("slot_quick.b.ksave");
        assertEquals('A', copies.loads().orElseThrow().letter());
        assertEquals(Outcome.DAMAGED, copies.copies().get(1).outcome());
        assertEquals(8, copies.copies().get(1).sequence());
    }

    @Test
    void damageThatOnlyACheckSeesKeepsACopyFromLoading() throws SaveException {
        write('a', "sequence=7");
        write('b', "sequence=8", "rotten");
        Path file = folder.resolve("slot_quick.a.ksave");
        assertEquals('B', read("slot_quick.a.ksave").loads().orElseThrow().letter());
        SlotCopies checked = reader.check(file, Progress.NONE).orElseThrow();
        assertTrue(checked.checked());
        assertEquals('A', checked.loads().orElseThrow().letter());
    }

    @Test
    void withoutAValidCopyNoneLoadsButOneIsShown() throws SaveException {
        write('b', "damaged");
        SlotCopies copies = read("slot_quick.b.ksave");
        assertTrue(copies.loads().isEmpty());
        assertEquals('B', copies.shown().orElseThrow().letter());
    }

    @Test
    void otherFilesBelongToNoSlot() throws SaveException {
        Path file = FakeSaves.write(folder, "town.fake");
        assertEquals(Optional.empty(), reader.read(file, Progress.NONE));
    }
}
