package dev.keepsake.spark;

import static dev.keepsake.spark.KeyValues.MARKER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.value.Bytes;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class KeyValueFindingsTest {
    @Test
    void everyFaultIsFoundWhereItStands() throws Exception {
        assertEquals("", findings(MARKER + "a\tb\tc\n"));
        assertEquals("separator@18+3", findings(MARKER + "a\tb\nxyz\n"));
        assertEquals("blank@14+0", findings(MARKER + "\na\tb\n"));
        assertEquals("escape@16+2 backslash@19+1", findings(MARKER + "a\t\\q\n\\\tb\n"));
        assertEquals("backslash@15+1 escape@17+2", findings(MARKER + "a\\\t\\q\n"));
        assertEquals("duplicate@18+3", findings(MARKER + "a\tb\na\tc\n"));
        assertEquals("unterminated@17+0", findings(MARKER + "a\tb"));
        assertEquals("return@3+1", findings("a\tb\r\n"));
        assertEquals("bom@0+3", findings("\uFEFFa\tb\n"));
        assertEquals("bom@0+3 separator@0+16", findings("\uFEFF" + MARKER));
        assertEquals("marker@0+14", findings("#!spark-kv-v2\r\n"));
        assertEquals("", findings(""));
    }

    private static String findings(String text) throws Exception {
        return Saves.findings(Saves.KEY_VALUE, Bytes.ofText(text)).stream()
                .map(KeyValueFindingsTest::text)
                .collect(Collectors.joining(" "));
    }

    private static String text(Finding finding) {
        String code = finding.code().id().replace("spark.kv.", "");
        return code + "@" + finding.span().offset() + "+" + finding.span().length();
    }

    @Test
    void linesWithoutAKeyRepeatNone() throws Exception {
        assertEquals("separator@0+1 separator@2+1", findings("x\ny\n\tv\n"));
        assertEquals("separator@3+1 duplicate@5+2", findings("\tv\nx\n\tw\n"));
    }

    @Test
    void findingsNameTheGenerations() throws Exception {
        Finding finding = Saves.findings(Saves.KEY_VALUE, Bytes.ofText("x\n")).get(0);
        assertEquals("gen2", finding.details().get("engines"));
        assertEquals("gen0, gen1", finding.details().get("drops"));
        assertEquals("1", finding.details().get("line"));
    }

    @Test
    void aFindingThatNoGenerationMindsNamesNone() throws Exception {
        Finding note = Saves.findings(Saves.KEY_VALUE, Bytes.ofText("a\tb\r\n")).get(0);
        assertEquals(Map.of("line", "1"), note.details());
        Finding escape = Saves.findings(Saves.KEY_VALUE, Bytes.ofText(MARKER + "a\t\\q\n")).get(0);
        assertFalse(escape.details().containsKey("drops"));
    }

    @Test
    void aMarkerThatIsNotTheFirstLineIsALineWithoutAKey() throws Exception {
        assertEquals("separator@4+13", findings("a\tb\n" + MARKER));
    }
}
