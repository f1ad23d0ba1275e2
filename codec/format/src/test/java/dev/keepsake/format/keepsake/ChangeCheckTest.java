package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.ListType;
import dev.keepsake.model.type.PrimitiveType;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.ListValue;
import dev.keepsake.model.value.PagedItems;
import dev.keepsake.model.value.TextValue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What is staged can be written: what could not is refused when it is staged.
class ChangeCheckTest {
    private static final int WORLD = 1;
    private static final RecordChange REMOVED = new RecordChange.Removed();

    /// The sample, in which record 3 of the world has a section that no id can have.
    private static Bytes broken() throws SaveException {
        Bytes label = Bytes.ofText("label 3");
        return StoredCopy.of(
                SampleSaves.small(),
                head -> head,
                body -> {
                    byte[] bytes = body.toArray();
                    for (int i = 0; i + label.length() <= bytes.length; i++) {
                        boolean found = body.slice(i, label.length()).equals(label);
                        if (found && body.length() > 100) {
                            bytes[lastSection(body, i)] = 1;
                        }
                    }
                    return Bytes.wrap(bytes);
                });
    }

    private static int lastSection(Bytes body, int before) {
        int at = before;
        while (!body.slice(at, 4).equals(Bytes.ofText("PROP"))) {
            at--;
        }
        return at;
    }

    private static RecordChange added(String subject, int after) {
        return new RecordChange.Added(SampleSaves.record(subject, "entity", "Crate", 1), after);
    }

    private static Changes changes(int record, RecordChange change) {
        return Changes.NONE.withRecords(Map.of(new RecordId(WORLD, record), change));
    }

    @Test
    void refusesAnEditBesideARecordThatCannotBeRead() throws SaveException {
        try (SaveDocument document = SampleSaves.open(broken())) {
            assertThrows(
                    DamagedSaveException.class, () -> document.chunks().get(1).record(3).content());
            for (Changes changes :
                    new Changes[] {
                        changes(5, REMOVED), changes(-1, added("new", 2)),
                    }) {
                var refused =
                        assertThrows(
                                DamagedSaveException.class,
                                () -> document.withChanges(changes, Progress.NONE));
                assertEquals("crate-3", refused.finding().path().record().name());
            }
        }
    }

    @Test
    void letsTheRecordThatCannotBeReadBeRemovedAndNotBroughtBackAlone() throws SaveException {
        try (SaveDocument document = SampleSaves.open(broken());
                SaveDocument without = document.withChanges(changes(3, REMOVED), Progress.NONE);
                SaveDocument edited =
                        without.withChanges(
                                without.changes()
                                        .withRecords(
                                                Map.of(new RecordId(WORLD, -1), added("new", 3))),
                                Progress.NONE)) {
            assertEquals(Outcome.LOADED, Verification.of(SampleSaves.write(edited)).outcome());
            assertThrows(
                    DamagedSaveException.class,
                    () -> edited.withChanges(changes(-1, added("new", 3)), Progress.NONE));
        }
    }

    /// Equal to every other, which no true one is: stands for what equality does not see in values.
    /// Read only where that is allowed.
    private record Items(boolean readable) implements PagedItems {
        @Override
        public long size() {
            return 1;
        }

        @Override
        public InlineItems page(long from, int count) throws SaveException {
            if (!readable) {
                throw SaveException.of(Finding.of(GeneralCode.STORAGE_FAILED));
            }
            return InlineItems.of(List.of(TextValue.of("one")));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Items;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    private static RecordChange list(boolean readable) {
        var list = new ListValue(new ListType(PrimitiveType.TEXT), new Items(readable));
        return new RecordChange.Added(
                new DetachedRecord(
                        new RecordHead("list", "entity", ""),
                        RecordContent.of(Section.of("VALU", list))),
                2);
    }

    @Test
    void looksAgainAtARecordThatIsMerelyEqualToTheOneBefore() throws SaveException {
        try (SaveDocument document = SampleSaves.open(SampleSaves.small());
                SaveDocument one = document.withChanges(changes(-1, list(true)), Progress.NONE)) {
            one.withChanges(one.changes(), Progress.NONE).close();
            assertThrows(
                    SaveException.class,
                    () -> one.withChanges(changes(-1, list(false)), Progress.NONE));
        }
    }

    private static Limits limits(int recordBytes, int records, int chunks) {
        return new Limits(
                4L << 30,
                1L << 30,
                recordBytes,
                64,
                256,
                32,
                16 << 20,
                records,
                chunks,
                65_535,
                1_000,
                1 << 20);
    }

    private static SaveDocument open(Bytes save, Limits limits) throws SaveException {
        var options = new OpenOptions(limits, OpenOptions.DEFAULT.types());
        return SampleSaves.FORMAT.open(MemorySource.of("test", save), options, Progress.NONE);
    }

    private static void requireLimit(SaveDocument document, Changes changes, String limit) {
        var refused =
                assertThrows(
                        RefusedSaveException.class,
                        () -> document.withChanges(changes, Progress.NONE));
        assertEquals(limit, refused.finding().details().get("limit"));
    }

    @Test
    void refusesMoreRecordsAndChunksThanASaveMayHave() throws SaveException {
        try (SaveDocument document = open(SampleSaves.small(), limits(1 << 20, 9, 4))) {
            requireLimit(document, changes(-1, added("new", 2)), "records");
            Changes both =
                    changes(-1, added("new", 2))
                            .withRecords(Map.of(new RecordId(WORLD, 0), REMOVED));
            document.withChanges(both, Progress.NONE).close();
            var head = new ChunkChange.Added(ChunkHead.ofRecords("PLYR", "new"));
            requireLimit(document, Changes.NONE.withChunks(Map.of(-2, head)), "chunks");
            Changes swapped =
                    Changes.NONE.withChunks(Map.of(-2, head, 3, new ChunkChange.Removed()));
            document.withChanges(swapped, Progress.NONE).close();
        }
    }

    @Test
    void neverHoldsMoreBytesOfAChunkThanOfARecord() throws SaveException {
        Bytes save =
                SampleSaves.write(sink -> {
                    sink.begin(SampleSaves.fullHeader(), null);
                    sink.beginChunk(ChunkHead.ofBytes("RAWD", ""));
                    sink.bytes(Bytes.wrap(new byte[3 << 20]));
                });
        try (SaveDocument document = open(save, limits(3 << 20, 9, 4))) {
            assertEquals(3 << 20, document.chunks().get(0).bytes().length());
            var large = new ChunkChange.Replaced(Bytes.wrap(new byte[(3 << 20) + 1]));
            assertThrows(
                    EditRefusedException.class,
                    () ->
                            document.withChanges(
                                    Changes.NONE.withChunks(Map.of(0, large)), Progress.NONE));
        }
        try (SaveDocument document = open(save, limits((3 << 20) - 1, 9, 4))) {
            var refused =
                    assertThrows(
                            RefusedSaveException.class, () -> document.chunks().get(0).bytes());
            assertEquals("recordBytes", refused.finding().details().get("limit"));
            assertEquals(save, SampleSaves.write(document));
        }
    }
}
