package dev.keepsake.spark;

import static dev.keepsake.spark.KeyValues.MARKER;
import static dev.keepsake.spark.KeyValues.add;
import static dev.keepsake.spark.KeyValues.edit;
import static dev.keepsake.spark.KeyValues.entry;
import static dev.keepsake.spark.KeyValues.head;
import static dev.keepsake.spark.KeyValues.open;
import static dev.keepsake.spark.KeyValues.refused;
import static dev.keepsake.spark.KeyValues.value;
import static dev.keepsake.spark.KeyValues.write;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

final class KeyValueEditTest {
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
    void aKeptMarkerIsNotMadeTheFirstLine() throws Exception {
        String raw = "a\\n\tb\n" + MARKER + "c\\n\td\n";
        SaveDocument document = open(raw);
        assertEquals("0", document.format().version());
        refused("marker", () -> Saves.without(document, 0, 0));
        SaveDocument first = add(document, entry("new", "x"), RecordChange.Added.FIRST);
        SaveDocument moved = Saves.without(first, 0, 0);
        assertEquals("new\tx\n" + MARKER + "c\\n\td\n", write(moved));
        var taken = new HashMap<RecordId, RecordChange>();
        taken.put(new RecordId(0, -1), null);
        refused(
                "marker",
                () -> moved.withChanges(moved.changes().withRecords(taken), Progress.NONE));
        SaveDocument behind = Saves.without(add(document, entry("n", ""), 0), 0, 0);
        assertEquals("0", open(write(behind)).format().version());
        assertEquals("c\\n\td\n", write(Saves.without(Saves.without(document, 0, 1), 0, 0)));
    }

    @Test
    void noEditMakesALineTheMarker() throws Exception {
        SaveDocument document = open("broken\nk\tv\n");
        var kept = new OpaqueValue(Bytes.ofText(MARKER.strip()), "", OpaqueValue.Reason.UNREADABLE);
        refused("marker", () -> edit(document, 0, kept));
        SaveDocument sealed = open(MARKER + "broken\nk\tv\n");
        assertEquals(MARKER + MARKER + "k\tv\n", write(edit(sealed, 0, kept)));
    }

    @Test
    void aSpellingThatTheNextGenerationReadsOtherwiseIsNotKept() throws Exception {
        SaveDocument document = open(MARKER + "k\ta\rb\nl\tv\n");
        assertEquals("1", document.format().version());
        var section =
                new Section("VALU", TextValue.of("\\r"), Encoding.raw("raw", Bytes.ofText("\\r")));
        var spelled =
                new DetachedRecord(new RecordHead("n", "entry", ""), RecordContent.of(section));
        SaveDocument reopened = open(write(add(document, spelled, 1)));
        assertEquals(TextValue.of("\\r"), value(reopened, 2));
        assertEquals("1", reopened.format().version());
    }

    @Test
    void aSpellingAloneIsCheckedToo() throws Exception {
        SaveDocument document =
                Saves.KEY_VALUE.open(
                        MemorySource.of("a.db", Bytes.ofText(MARKER + "k\tv\n")),
                        Saves.options(Saves.limits(99, 5, 9)),
                        Progress.NONE);
        SaveDocument added = add(document, spelled(Encoding.raw("raw", Bytes.ofText("\\q"))), 0);
        refused("long", () -> add(added, spelled(Encoding.DEFAULT), 0));
        StructValue header =
                new StructValue(
                        document.header().type(),
                        InlineItems.of(
                                document.header().items().values(),
                                List.of(Encoding.raw("end", Bytes.EMPTY))));
        refused("header", () -> Saves.withHeader(document, header));
    }

    private static DetachedRecord spelled(Encoding encoding) {
        return new DetachedRecord(
                new RecordHead("n", "entry", ""),
                RecordContent.of(new Section("VALU", TextValue.of("\\q"), encoding)));
    }
}
