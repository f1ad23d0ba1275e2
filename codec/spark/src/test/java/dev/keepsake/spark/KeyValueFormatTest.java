package dev.keepsake.spark;

import static dev.keepsake.spark.KeyValues.MARKER;
import static dev.keepsake.spark.KeyValues.head;
import static dev.keepsake.spark.KeyValues.open;
import static dev.keepsake.spark.KeyValues.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.TextValue;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class KeyValueFormatTest {
    @Test
    void aLineIsARecord() throws Exception {
        SaveDocument document = open(MARKER + "a\\tb\tone\\ntwo\\\\\\r\nempty\t\n\tkeyless\n");
        assertEquals("spark-kv-2", document.format().text());
        assertEquals(3, document.chunk(0).size());
        assertEquals(new RecordHead("a\tb", "entry", ""), head(document, 0));
        assertEquals(TextValue.of("one\ntwo\\\r"), value(document, 0));
        assertEquals(TextValue.of(""), value(document, 1));
        assertEquals("", head(document, 2).subject());
        assertEquals(IntegerValue.int32(2), document.header().value(0));
    }

    @Test
    void withoutAMarkerNothingIsEscaped() throws Exception {
        SaveDocument document = open("path\tC:\\temp\\new\ta\n");
        assertEquals("0", document.format().version());
        assertEquals(TextValue.of("C:\\temp\\new\ta"), value(document, 0));
    }

    @Test
    void aRawReturnTellsTheGenerationBefore() throws Exception {
        assertEquals("1", open(MARKER + "k\ta\rb\np\tC:\\\\readme\n").format().version());
        assertEquals("2", open(MARKER + "k\ta\\rb\n").format().version());
        assertEquals(TextValue.of("\\r\r"), value(open(MARKER + "k\t\\\\r\r\n"), 0));
    }

    @ParameterizedTest
    @CsvSource({
        "a.db, 'k\tv\n', LIKELY",
        "a.DB, 'k\tv\nl\tw', LIKELY",
        "a.db, '', LIKELY",
        "a.db, '#!spark-kv-v2\nbroken\n', LIKELY",
        "a.db, '#!spark-kv-v2', LIKELY",
        "a.db, 'k\tv\nbroken\n', NO",
        "a.db, 'k\tv\nbroken', NO",
        "a.db, 'k\tv\n\n', NO",
        "a.txt, 'k\tv\n', NO",
        "a.txt, '#!spark-kv-v2\n', NO",
    })
    void isLikelyByNameAndLines(String name, String text, Likelihood expected) throws Exception {
        var source = MemorySource.of(name, Bytes.ofText(text));
        assertEquals(expected, Saves.KEY_VALUE.probe(source, Limits.DEFAULT));
    }

    @Test
    void valuesAreFoundWhereTheyStand() throws Exception {
        var origin = open(MARKER + "a\tb\\n\nxyz\n").origin();
        var line = origin.locate(new RecordId(0, 0), ItemPath.ROOT).orElseThrow();
        assertEquals(Bytes.ofText("a\tb\\n"), line.bytes());
        var value = origin.locate(new RecordId(0, 0), ItemPath.of(0)).orElseThrow();
        assertEquals(Bytes.ofText("b\\n"), value.bytes());
        assertEquals(16, value.region().offset());
        assertTrue(origin.locate(RecordId.HEADER, ItemPath.of(0)).isEmpty());
    }

    @Property
    void anyTextIsWrittenAsItWasRead(@ForAll("files") String text) throws Exception {
        Bytes bytes = Bytes.ofText(text);
        SaveDocument document = Saves.open(Saves.KEY_VALUE, bytes);
        assertEquals(bytes, Saves.write(Saves.KEY_VALUE, document));
        assertTrue(Saves.check(document, FindingLog.tolerant(9)).exact());
        assertEquals(bytes, Saves.copied(Saves.KEY_VALUE, document));
    }

    @Provide
    Arbitrary<String> files() {
        Arbitrary<String> body =
                Arbitraries.strings().withChars("ab\t\n\r\\nrtq\u00e9").ofMaxLength(30);
        return Arbitraries.oneOf(
                body, body.map(text -> MARKER + text), body.map(text -> "\uFEFF" + text));
    }

    @Test
    void whatWasAddedStandsNowhere() throws Exception {
        var origin = open("a\tb\n").origin();
        assertEquals(Optional.empty(), origin.locate(new RecordId(0, -1), ItemPath.ROOT));
        assertEquals(Optional.empty(), origin.locate(new RecordId(0, 0), ItemPath.of(-1)));
        assertEquals(Optional.empty(), origin.locate(new RecordId(0, 0), ItemPath.of(0, -1)));
        assertEquals(Optional.empty(), origin.locate(new RecordId(0, 1), ItemPath.ROOT));
    }
}
