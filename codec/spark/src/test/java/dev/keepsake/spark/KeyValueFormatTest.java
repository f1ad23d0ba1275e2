package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Likelihood;
import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.TextValue;
import dev.keepsake.model.value.Value;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class KeyValueFormatTest {
    private static final String MARKER = "#!spark-kv-v2\n";

    private static SaveDocument open(String text) throws Exception {
        return Saves.open(Saves.STORE, Bytes.ofText(text));
    }

    private static String write(SaveDocument document) throws Exception {
        return Saves.write(Saves.STORE, document).asText();
    }

    private static Value value(SaveDocument document, int line) throws Exception {
        return document.chunk(0).record(line).content().sections().get(0).content();
    }

    private static RecordHead head(SaveDocument document, int line) throws Exception {
        return document.chunk(0).record(line).head();
    }

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

    @Test
    void damagedLinesStayInTheirPlace() throws Exception {
        String text = MARKER + "a\t1\n\nbroken\nb\t2";
        SaveDocument document = open(text);
        assertEquals(new RecordHead("", "line", ""), head(document, 1));
        assertEquals(
                new OpaqueValue(Bytes.ofText("broken"), "", OpaqueValue.Reason.UNREADABLE),
                value(document, 2));
        assertEquals(text, write(document));
        SaveDocument edited = edit(document, 0, TextValue.of("9"));
        assertEquals(MARKER + "a\t9\n\nbroken\nb\t2", write(edited));
    }

    private static SaveDocument edit(SaveDocument document, int line, Value value)
            throws Exception {
        return Saves.revised(document, new RecordId(0, line), head -> head, old -> value);
    }

    private static DetachedRecord entry(String key, String value) {
        return new DetachedRecord(
                new RecordHead(key, "entry", ""),
                RecordContent.of(Section.of("VALU", TextValue.of(value))));
    }

    private static SaveDocument add(SaveDocument document, DetachedRecord record, int after)
            throws Exception {
        return Saves.with(document, new RecordId(0, -1), new RecordChange.Added(record, after));
    }

    @Test
    void anEditChangesItsLineAlone() throws Exception {
        SaveDocument document = open(MARKER + "odd\tone\\q\nk\tv\nlast\\\tx\\");
        assertEquals(
                MARKER + "odd\tone\\q\nk\tn\\n\\t\\r\\\\\nlast\\\tx\\",
                write(edit(document, 1, TextValue.of("n\n\t\r\\"))));
        assertEquals(
                MARKER + "odd\ttwo\nk\tv\nlast\\\tx\\",
                write(edit(document, 0, TextValue.of("two"))));
        assertEquals(
                MARKER + "odd\tone\\q\nk\tv\nlast\\\ty",
                write(edit(document, 2, TextValue.of("y"))));
    }

    @Test
    void theGenerationBeforeDoesNotEscapeReturns() throws Exception {
        SaveDocument document = open(MARKER + "k\ta\rb\n");
        assertEquals(MARKER + "k\tc\rd\n", write(edit(document, 0, TextValue.of("c\rd"))));
    }

    @Test
    void aLineBehindAnUnterminatedOneStartsOnItsOwn() throws Exception {
        assertEquals("a\t1\nb\t2\n", write(add(open("a\t1"), entry("b", "2"), 0)));
        assertEquals(
                MARKER + "b\t2\n",
                write(add(open("#!spark-kv-v2"), entry("b", "2"), RecordChange.Added.FIRST)));
        assertEquals(
                "b\t2\na\t1", write(add(open("a\t1"), entry("b", "2"), RecordChange.Added.FIRST)));
        assertEquals(MARKER, write(Saves.without(open(MARKER + "a\t1"), 0, 0)));
    }

    private static void refused(String reason, Executable edit) {
        EditRefusedException refusal = assertThrows(EditRefusedException.class, edit);
        assertEquals(reason, refusal.finding().details().get("reason"));
    }

    @Test
    void theFirstGenerationHoldsNoLineFeeds() throws Exception {
        SaveDocument document = open("k\tv\nbroken\n");
        refused("lineFeed", () -> edit(document, 0, TextValue.of("a\nb")));
        refused("tab", () -> Saves.renamed(document, new RecordId(0, 0), "a\tb"));
        refused("lineFeed", () -> add(document, entry("a\n", ""), 0));
        assertEquals("k\ta\tb\nbroken\n", write(edit(document, 0, TextValue.of("a\tb"))));
        var entryLine = new OpaqueValue(Bytes.ofText("a\tb"), "", OpaqueValue.Reason.UNREADABLE);
        refused("line", () -> edit(document, 1, entryLine));
        refused("head", () -> edit(document, 0, IntegerValue.int32(1)));
    }

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
        return Saves.convert(Saves.STORE, open(text), version).asText();
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
        return Saves.findings(Saves.STORE, Bytes.ofText(text)).stream()
                .map(KeyValueFormatTest::text)
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
        Finding finding = Saves.findings(Saves.STORE, Bytes.ofText("x\n")).get(0);
        assertEquals("gen2", finding.details().get("engines"));
        assertEquals("gen0, gen1", finding.details().get("drops"));
        assertEquals("1", finding.details().get("line"));
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
        assertEquals(expected, Saves.STORE.probe(source, Limits.DEFAULT));
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

    @Test
    void limitsRefuse() throws Exception {
        Limits few = new Limits(99, 99, 20, 64, 256, 32, 99, 1, 8, 65_535, 10, 1 << 20);
        for (String text : List.of("k\tv\nl\tw\n", "k\t" + "x".repeat(20), "x".repeat(200))) {
            var diagnosis =
                    Saves.STORE.inspect(
                            MemorySource.of("a.db", Bytes.ofText(text)),
                            new OpenOptions(few, TypeCatalog.EMPTY),
                            Progress.NONE);
            assertEquals(Outcome.REFUSED, diagnosis.outcome());
        }
    }

    @Property
    void anyTextIsWrittenAsItWasRead(@ForAll("files") String text) throws Exception {
        Bytes bytes = Bytes.ofText(text);
        SaveDocument document = Saves.open(Saves.STORE, bytes);
        assertEquals(bytes, Saves.write(Saves.STORE, document));
        assertTrue(Saves.check(document, FindingLog.tolerant(9)).exact());
        assertEquals(bytes, Saves.copied(Saves.STORE, document));
    }

    @Property
    void anyEntrySurvivesTheEscapedGenerations(@ForAll String key, @ForAll String value)
            throws Exception {
        SaveDocument document = add(open(MARKER), entry(key, value), RecordChange.Added.FIRST);
        for (String version : List.of("1", "2")) {
            Bytes written = Saves.convert(Saves.STORE, document, version);
            SaveDocument reopened = Saves.open(Saves.STORE, written);
            assertEquals(1, reopened.chunk(0).size());
            assertEquals(TextValue.of(value), value(reopened, 0));
            assertEquals(Bytes.ofName(key), Bytes.ofName(head(reopened, 0).subject()));
        }
    }

    @Provide
    Arbitrary<String> files() {
        Arbitrary<String> body =
                Arbitraries.strings().withChars("ab\t\n\r\\nrtq\u00e9").ofMaxLength(30);
        return Arbitraries.oneOf(
                body, body.map(text -> MARKER + text), body.map(text -> "\uFEFF" + text));
    }
}
