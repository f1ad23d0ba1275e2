package dev.keepsake.spark;

import static dev.keepsake.spark.KeyValues.MARKER;
import static dev.keepsake.spark.KeyValues.add;
import static dev.keepsake.spark.KeyValues.entry;
import static dev.keepsake.spark.KeyValues.refused;
import static dev.keepsake.spark.KeyValues.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The limits of reading hold for writing too.
final class KeyValueLimitsTest {
    private static final String FILE = MARKER + "k\tvalue\nl\tw\n";
    private static final int LINE = 8;

    private static SaveDocument open(String text, Limits limits) throws Exception {
        return Saves.KEY_VALUE.open(
                MemorySource.of("a.db", Bytes.ofText(text)), Saves.options(limits), Progress.NONE);
    }

    private static List<Limits> tooSmall() {
        return List.of(
                Saves.limits(FILE.length() - 1, LINE, 2),
                Saves.limits(FILE.length(), LINE - 1, 2),
                Saves.limits(FILE.length(), LINE, 1));
    }

    @Test
    void hold() throws Exception {
        Limits exact = Saves.limits(FILE.length(), LINE, 2);
        SaveDocument document = open(FILE, exact);
        assertEquals(FILE, write(document));
        assertEquals(FILE, Saves.copied(Saves.KEY_VALUE, document, exact).asText());
        for (Limits limits : tooSmall()) {
            var diagnosis =
                    Saves.KEY_VALUE.inspect(
                            MemorySource.of("a.db", Bytes.ofText(FILE)),
                            Saves.options(limits),
                            Progress.NONE);
            assertEquals(Outcome.REFUSED, diagnosis.outcome());
        }
    }

    @Test
    void aNewFilePastOneIsNotWritten() throws Exception {
        SaveDocument document = KeyValues.open(FILE);
        for (Limits limits : tooSmall()) {
            assertThrows(
                    RefusedSaveException.class,
                    () -> Saves.copied(Saves.KEY_VALUE, document, limits));
        }
    }

    @Test
    void anEditPastOneIsRefusedWhenItIsStaged() throws Exception {
        SaveDocument document = open(FILE, Saves.limits(99, LINE, 2));
        refused("count", () -> add(document, entry("n", ""), 0));
        SaveDocument room = open(FILE, Saves.limits(99, LINE, 3));
        assertEquals(3, KeyValues.open(write(add(room, entry("n", "value"), 0))).chunk(0).size());
        refused("long", () -> add(room, entry("n", "values"), 0));
    }

    @Test
    void anEditedFileThatIsTooLargeIsNotWritten() throws Exception {
        SaveDocument document = open(FILE, Saves.limits(FILE.length() + 4, LINE, 3));
        assertEquals(FILE.length() + 4, write(add(document, entry("n", "1"), 0)).length());
        SaveDocument larger = add(document, entry("n", "12"), 0);
        assertThrows(RefusedSaveException.class, () -> write(larger));
    }

    @Test
    void aConvertedFileThatIsTooLargeIsNotWritten() throws Exception {
        String raw = "k\t\\\n";
        SaveDocument document = open(raw, Saves.limits(raw.length(), LINE, 1));
        assertThrows(
                RefusedSaveException.class, () -> Saves.convert(Saves.KEY_VALUE, document, "2"));
    }
}
