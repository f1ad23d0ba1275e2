package dev.keepsake.spark;

import static dev.keepsake.spark.KeyValues.MARKER;
import static dev.keepsake.spark.KeyValues.add;
import static dev.keepsake.spark.KeyValues.entry;
import static dev.keepsake.spark.KeyValues.head;
import static dev.keepsake.spark.KeyValues.open;
import static dev.keepsake.spark.KeyValues.refused;
import static dev.keepsake.spark.KeyValues.value;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.TextValue;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

final class KeyValueConvertTest {
    @Test
    void generationsConvertIntoOneAnother() throws Exception {
        String raw = "path\tC:\\temp\ncr\ta\r\ntab\ta\tb\n";
        String escaped = MARKER + "path\tC:\\\\temp\ncr\ta\r\ntab\ta\\tb\n";
        String strict = MARKER + "path\tC:\\\\temp\ncr\ta\\r\ntab\ta\\tb\n";
        assertEquals(escaped, convert(raw, "1"));
        assertEquals(strict, convert(raw, "2"));
        assertEquals(strict, convert(escaped, "2"));
        assertEquals(raw, convert(escaped, "0"));
        assertEquals(raw, convert(strict, "0"));
        assertEquals(escaped, convert(strict, "1"));
        assertEquals(strict, convert(strict, "2"));
    }

    private static String convert(String text, String version) throws Exception {
        return Saves.convert(Saves.KEY_VALUE, open(text), version).asText();
    }

    @Test
    void whatAGenerationCannotHoldIsNotConverted() {
        refused("lineFeed", () -> convert(MARKER + "k\ta\\nb\n", "0"));
        refused("tab", () -> convert(MARKER + "a\\tb\tc\n", "0"));
        refused("line", () -> convert("k\tv\nbroken\n", "2"));
        refused("duplicate", () -> convert("k\tv\nk\tw\n", "2"));
    }

    @Test
    void theFirstTwoGenerationsKeepDamagedLines() throws Exception {
        assertEquals(MARKER + "k\tv\nbroken\n\nk\tw\n", convert("k\tv\nbroken\n\nk\tw", "1"));
    }

    @Property
    void anyEntrySurvivesTheEscapedGenerations(@ForAll String key, @ForAll String value)
            throws Exception {
        SaveDocument document = add(open(MARKER), entry(key, value), RecordChange.Added.FIRST);
        for (String version : List.of("1", "2")) {
            Bytes written = Saves.convert(Saves.KEY_VALUE, document, version);
            SaveDocument reopened = Saves.open(Saves.KEY_VALUE, written);
            assertEquals(1, reopened.chunk(0).size());
            assertEquals(TextValue.of(value), value(reopened, 0));
            assertEquals(Bytes.ofName(key), Bytes.ofName(head(reopened, 0).subject()));
        }
    }

    @Test
    void aKeptMarkerIsNotConvertedToTheFirstLine() {
        refused("marker", () -> convert(MARKER + MARKER + "k\tv\n", "0"));
    }
}
