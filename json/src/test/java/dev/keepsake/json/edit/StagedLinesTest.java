package dev.keepsake.json.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.json.value.JsonImportException;
import dev.keepsake.json.value.Mutations;
import dev.keepsake.json.value.Spelled;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.edit.Target;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.ContentComparison;
import dev.keepsake.model.value.Encoding;
import dev.keepsake.model.value.IntegerValue;
import dev.keepsake.model.value.Slot;
import dev.keepsake.model.value.TextValue;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StagedLinesTest {
    private static final int LISTS = 5_000;
    private static final int MUTATIONS = 10_000;
    private static final Target GOLD = new Target(new RecordId(0, 3), ItemPath.of(0, 2, -1));

    private static String write(StagedEdits staged, Function<Edit, EditLine> line)
            throws IOException, SaveException {
        var text = new StringWriter();
        var lines = new StagedLines(text, Progress.NONE);
        for (StagedEdits.Entry entry : staged.all()) {
            lines.write(entry, line);
        }
        return text.toString();
    }

    private static List<EntryReader.ReadEntry> read(String text) throws JsonImportException {
        var reader = new EntryReader("test");
        var entries = new ArrayList<EntryReader.ReadEntry>();
        long number = 0;
        for (String line : text.lines().toList()) {
            reader.read(line, number++).ifPresent(entries::add);
        }
        assertFalse(reader.isInside());
        return entries;
    }

    private static String one(Edit edit) throws IOException, SaveException {
        var entry = new StagedEdits.Entry(7, List.of(edit), false);
        return write(StagedEdits.of(List.of(entry), 7), EditLine::of);
    }

    @Test
    void writesAChangeAsALine() throws IOException, SaveException {
        assertEquals(
                "{\"entry\":7,\"edit\":\"setValue\",\"record\":[0,3],\"item\":[0,2,-1],"
                        + "\"value\":{\"$type\":\"Int32\",\"$value\":500}}\n",
                one(new Edit.SetValue(GOLD, IntegerValue.int32(500), null)));
        assertEquals(
                "{\"entry\":7,\"edit\":\"insert\",\"record\":[0,3],\"item\":[0,2,-1],"
                        + "\"after\":\"first\",\"id\":-2,\"slot\":[\"Text\",\"a\"]}\n",
                one(
                        new Edit.Insert(
                                GOLD, Edit.Insert.FIRST, -2, null, Slot.of(TextValue.of("a")))));
    }

    @Test
    void writesAnEntryOfSeveralEditsAsLinesThatCountThem() throws IOException, SaveException {
        var entry =
                new StagedEdits.Entry(
                        2,
                        List.of(new Edit.RemoveChunk(3), new Edit.RemoveRecord(RecordId.HEADER)),
                        true);
        assertEquals(
                """
                {"entry":2,"of":[0,2],"reverted":true,"edit":"removeChunk","chunk":3}
                {"entry":2,"of":[1,2],"reverted":true,"edit":"removeRecord","record":"header"}
                """,
                write(StagedEdits.of(List.of(entry), 2), EditLine::of));
    }

    @Test
    void stagedEditsOfEveryKindComeBackAsTheyWere()
            throws IOException, SaveException, JsonImportException {
        var kinds = new HashSet<EditKind>();
        for (int seed = 0; seed < LISTS; seed++) {
            StagedEdits staged = new RandomEdits(seed).staged();
            String text = write(staged, EditLine::of);
            List<StagedEdits.Entry> read =
                    read(text).stream().map(EntryReader.ReadEntry::entry).toList();
            assertEquals(staged.all(), read, "seed " + seed);
            // What is equal may be spelled otherwise.
            assertEquals(text, write(StagedEdits.of(read, staged.lastNumber()), EditLine::of));
            read.forEach(entry -> entry.edits().forEach(edit -> kinds.add(EditKind.of(edit))));
        }
        assertEquals(RandomEdits.KINDS, kinds.size());
    }

    @Test
    void pathAndOldValueStandBesideAnEdit() throws IOException, SaveException, JsonImportException {
        for (int seed = 0; seed < 500; seed++) {
            var edits = new RandomEdits(seed);
            var said = new ArrayList<EditLine>();
            String text =
                    write(
                            edits.staged(),
                            edit -> {
                                said.add(edits.line(edit));
                                return said.getLast();
                            });
            List<EditLine> read =
                    read(text).stream().flatMap(entry -> entry.lines().stream()).toList();
            assertEquals(said.size(), read.size());
            for (int i = 0; i < read.size(); i++) {
                assertEquals(said.get(i).edit(), read.get(i).edit());
                assertEquals(said.get(i).path(), read.get(i).path());
                assertTrue(isSame(said.get(i).old(), read.get(i).old()), text);
            }
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Spelled one, Spelled two) throws SaveException {
        return one == null || two == null
                ? one == two
                : one.encoding().equals(two.encoding())
                        && ContentComparison.same(one.value(), two.value(), true);
    }

    @Test
    void aChangedLineIsReadOrRefusedWithAPlace() throws IOException, SaveException {
        int refused = 0;
        for (int seed = 0; seed < MUTATIONS; seed++) {
            var random = new Random(seed);
            StagedEdits staged = new RandomEdits(seed).staged();
            List<String> lines = write(staged, EditLine::of).lines().toList();
            int changed = random.nextInt(lines.size());
            var reader = new EntryReader("test");
            try {
                for (int i = 0; i <= changed; i++) {
                    String line = lines.get(i);
                    var unused = reader.read(i == changed ? Mutations.of(line, random) : line, i);
                }
            } catch (JsonImportException wrong) {
                refused++;
                assertEquals(Integer.toString(changed + 1), wrong.finding().details().get("line"));
                assertTrue(wrong.finding().details().containsKey("column"), wrong.getMessage());
            }
        }
        assertTrue(refused > MUTATIONS / 2, refused + " refused");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'entry':1} | json.missing",
                "{'edit':'removeChunk','chunk':1} | json.missing",
                "{'entry':1,'edit':'remove','record':[0,0],'item':[0],'id':5} | json.mixed",
                "{'entry':1,'edit':'delete'} | json.expected",
                "{'entry':1,'edit':'removeChunk','chunk':1,'why':1} | json.unknown",
                "{'entry':1,'of':[1,2],'edit':'removeChunk','chunk':1} | json.order",
                "{'entry':0,'edit':'removeChunk','chunk':1} | json.range",
                "{'entry':1,'edit':'retype','record':[0,0],'item':[0],"
                        + "'slot':['Int32',{'$type':'Bool','$value':true}]} | json.unfit",
                "{'entry':1,'edit':'setChunkBytes','chunk':1,'bytes':'?'} | json.expected",
            })
    void saysWhatIsWrongWithALine(String line, String code) {
        var wrong =
                assertThrows(
                        JsonImportException.class,
                        () -> new EntryReader("test").read(line.replace('\'', '"'), 0));
        assertEquals(code, wrong.finding().code().id(), wrong.getMessage());
    }

    @Test
    void keepsTheNumbersOfEntriesAndTheLastOne() {
        var entry = new StagedEdits.Entry(3, List.of(new Edit.RemoveChunk(0)), false);
        StagedEdits staged = StagedEdits.of(List.of(entry), 5);
        assertEquals(List.of(entry), staged.all());
        assertEquals(5, staged.lastNumber());
        assertThrows(
                IllegalArgumentException.class, () -> StagedEdits.of(List.of(entry, entry), 5));
        assertThrows(IllegalArgumentException.class, () -> StagedEdits.of(List.of(entry), 2));
    }

    @Test
    void aSpellingOfItsOwnIsKeptApartFromNone()
            throws IOException, SaveException, JsonImportException {
        var keeping = new Edit.SetValue(GOLD, TextValue.of("a"), null);
        var standard = new Edit.SetValue(GOLD, TextValue.of("a"), Encoding.DEFAULT);
        assertEquals(keeping, read(one(keeping)).getFirst().entry().edits().getFirst());
        assertEquals(standard, read(one(standard)).getFirst().entry().edits().getFirst());
    }
}
