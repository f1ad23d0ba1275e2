package dev.keepsake.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The limits of reading hold for writing too.
final class SparkLimitsTest {
    private static final Bytes SAVE = SampleSave.typical(4).bytes();

    /// What just holds the typical save: its size, its longest record, its records.
    private static Limits exact(int bytes, int recordBytes, int records) throws Exception {
        SaveDocument document = Saves.open(SAVE);
        long longest = 0;
        for (int i = 0; i < 3; i++) {
            longest = Math.max(longest, document.origin().size(0, i));
        }
        return Saves.limits(SAVE.length() + bytes, (int) longest + recordBytes, 5 + records);
    }

    private static List<Limits> tooSmall() throws Exception {
        return List.of(exact(-1, 0, 0), exact(0, -1, 0), exact(0, 0, -1));
    }

    private static SaveDocument open(Limits limits) throws Exception {
        return Saves.SPARK.open(MemorySource.of("x", SAVE), Saves.options(limits), Progress.NONE);
    }

    @Test
    void hold() throws Exception {
        assertEquals(SAVE, Saves.write(open(exact(0, 0, 0))));
        assertEquals(SAVE, Saves.copied(Saves.SPARK, Saves.open(SAVE), exact(0, 0, 0)));
        for (Limits limits : tooSmall()) {
            assertEquals(
                    Outcome.REFUSED,
                    assertThrows(RefusedSaveException.class, () -> open(limits)).outcome());
        }
    }

    @Test
    void aNewSavePastOneIsNotWritten() throws Exception {
        for (Limits limits : tooSmall()) {
            assertThrows(
                    RefusedSaveException.class,
                    () -> Saves.copied(Saves.SPARK, Saves.open(SAVE), limits));
        }
    }

    private static RecordChange.Added entry(String value) {
        return new RecordChange.Added(
                new DetachedRecord(
                        new RecordHead("k", "entry", ""),
                        RecordContent.of(Section.of("VALU", TextValue.of(value)))),
                0);
    }

    @Test
    void anEditPastOneIsRefusedWhenItIsStaged() throws Exception {
        SaveDocument document = open(exact(9_999, 0, 0));
        Saves.refused(
                "spark.edit.record", () -> Saves.with(document, new RecordId(1, -1), entry("")));
        SaveDocument room = open(exact(9_999, 0, 1));
        Saves.with(room, new RecordId(1, -1), entry("x"));
        Saves.refused(
                "spark.edit.record",
                () -> Saves.with(room, new RecordId(1, -1), entry("x".repeat(1_000))));
    }

    @Test
    void anEditedSaveThatIsTooLargeIsNotWritten() throws Exception {
        SaveDocument edited = Saves.with(open(exact(5, 0, 1)), new RecordId(1, -1), entry(""));
        assertEquals(SAVE.length() + 5, Saves.write(edited).length());
        SaveDocument larger = Saves.with(open(exact(5, 0, 1)), new RecordId(1, -1), entry("x"));
        RefusedSaveException refusal =
                assertThrows(RefusedSaveException.class, () -> Saves.write(larger));
        assertEquals("storedBytes", refusal.finding().details().get("limit"));
    }

    /// An entity of one component with so many empty properties.
    private static SampleSave empties(int count) {
        return SampleSave.of(4).entity("E", "Mod" + "|=".repeat(count));
    }

    @ParameterizedTest
    @ValueSource(ints = {65_534, 65_535})
    void anEntityHasAtMost65535ComponentsAndProperties(int properties) throws Exception {
        boolean fits = properties < 65_535;
        Bytes save = empties(properties).bytes();
        var diagnosis = Saves.inspect(save);
        assertEquals(fits ? Outcome.LOADED : Outcome.REFUSED, diagnosis.outcome());
        if (fits) {
            assertEquals(save, Saves.copied(Saves.SPARK, diagnosis.document()));
        }
    }

    @Test
    void manyComponentsCountTogether() throws Exception {
        String half = "|=".repeat(40_000);
        Bytes save = SampleSave.of(4).entity("E", "A" + half, "B" + half).bytes();
        var diagnosis = Saves.inspect(save);
        assertEquals(Outcome.REFUSED, diagnosis.outcome());
        assertEquals("fields", diagnosis.findings().kept().get(0).details().get("limit"));
    }

    @Test
    void anEntityWithTooManyIsNotWritten() throws Exception {
        StructValue.Builder first = StructValue.builder("A");
        for (int i = 0; i < 40_000; i++) {
            first.add("", TextValue.of(""));
        }
        StructValue half = first.build();
        StructValue components =
                StructValue.builder("Components").add("A", half).add("B", half).build();
        var record =
                new DetachedRecord(
                        new RecordHead("E", "entity", ""),
                        RecordContent.of(Section.of("COMP", components)));
        SaveDocument document = Saves.open(SAVE);
        Saves.refused(
                "spark.edit.record",
                () -> Saves.with(document, new RecordId(0, -1), new RecordChange.Added(record, 0)));
        try (var sink = Saves.SPARK.create("4", new MemorySink(), Limits.DEFAULT)) {
            sink.begin(document.header(), null);
            sink.beginChunk(document.chunk(0).head());
            assertThrows(RefusedSaveException.class, () -> sink.record(record));
        }
    }
}
