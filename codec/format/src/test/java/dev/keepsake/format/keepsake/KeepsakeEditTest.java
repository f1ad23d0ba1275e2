package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkChange;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.RecordRevision;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.Section;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.InlineItems;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.TextValue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeepsakeEditTest {
    private static final int WORLD = 0;

    private static SaveDocument golden() throws SaveException, IOException {
        return SampleSaves.open(GoldenFilesTest.read(GoldenSaves.BLOCKS));
    }

    /// A revision that puts another record's head and content in the place of the opened ones.
    private static RecordChange becomes(DetachedRecord other) {
        return new RecordChange.Revised(
                new RecordRevision() {
                    @Override
                    public RecordHead head(RecordHead opened) {
                        return other.head();
                    }

                    @Override
                    public RecordContent content(RecordContent opened) {
                        return other.content();
                    }
                });
    }

    private static SaveDocument with(SaveDocument document, RecordId id, RecordChange change)
            throws SaveException {
        return document.withChanges(
                document.changes().withRecords(Map.of(id, change)), Progress.NONE);
    }

    private static List<String> subjects(Chunk chunk) throws SaveException {
        var subjects = new ArrayList<String>();
        for (int i = 0; i < chunk.size(); i++) {
            subjects.add(chunk.record(i).head().subject());
        }
        return subjects;
    }

    private static Bytes block(Bytes file, KeepsakeOrigin origin, int block) {
        Span span = origin.blocks().entry(block).span();
        return file.slice((int) span.offset(), (int) span.length());
    }

    @Test
    void changesOneRecordAndItsBlockAlone() throws SaveException, IOException {
        var changed = SampleSaves.record("crate-7", "entity", "Crate", -7);
        Bytes before = GoldenFilesTest.read(GoldenSaves.BLOCKS);
        Bytes after;
        try (SaveDocument opened = golden();
                SaveDocument edited = with(opened, new RecordId(WORLD, 7), becomes(changed))) {
            after = SampleSaves.write(edited);
        }
        try (SaveDocument old = golden();
                SaveDocument now = SampleSaves.open(after)) {
            var one = (KeepsakeOrigin) old.origin();
            var two = (KeepsakeOrigin) now.origin();
            assertEquals(
                    one.chunks().get(WORLD).blockCount(), two.chunks().get(WORLD).blockCount());
            int same = 0;
            for (int i = 0; i < one.chunks().get(WORLD).blockCount(); i++) {
                same += block(before, one, i).equals(block(after, two, i)) ? 1 : 0;
            }
            assertEquals(one.chunks().get(WORLD).blockCount() - 1, same);
            assertEquals(one.container().header().bytes(), two.container().header().bytes());
            assertEquals(old.picture(), now.picture());
            requireOthersSame(old.chunks().get(WORLD), now.chunks().get(WORLD), 7);
            assertEquals(changed.content(), now.chunks().get(WORLD).record(7).content());
        }
        assertEquals(Outcome.LOADED, Verification.of(after).outcome());
    }

    private static void requireOthersSame(Chunk before, Chunk after, int but) throws SaveException {
        assertEquals(before.size(), after.size());
        for (int i = 0; i < before.size(); i++) {
            assertEquals(before.record(i).head(), after.record(i).head());
            boolean same = before.record(i).digest().equals(after.record(i).digest());
            assertEquals(i != but, same, "record " + i);
        }
    }

    @Test
    void keepsTheOrderOfAddedAndRemovedRecords() throws SaveException, IOException {
        var first =
                new RecordChange.Added(
                        SampleSaves.record("first", "entity", "Crate", 1),
                        RecordChange.Added.FIRST);
        var behind = new RecordChange.Added(SampleSaves.owner("mate"), 3_001);
        var behindThat = new RecordChange.Added(SampleSaves.record("cat", "entity", "Cat", 9), -2);
        Changes changes =
                Changes.NONE.withRecords(
                        Map.of(
                                new RecordId(WORLD, -1), first,
                                new RecordId(WORLD, -2), behind,
                                new RecordId(WORLD, -3), behindThat,
                                new RecordId(WORLD, 5), new RecordChange.Removed()));
        try (SaveDocument opened = golden();
                SaveDocument edited = opened.withChanges(changes, Progress.NONE)) {
            Bytes bytes = SampleSaves.write(edited);
            try (SaveDocument written = SampleSaves.open(bytes)) {
                assertEquals(
                        subjects(edited.chunks().get(WORLD)),
                        subjects(written.chunks().get(WORLD)));
            }
            assertEquals(Outcome.LOADED, Verification.of(bytes).outcome());
        }
    }

    @Test
    void dropsABlockWhoseRecordsAreAllRemoved() throws SaveException, IOException {
        try (SaveDocument opened = golden()) {
            var origin = (KeepsakeOrigin) opened.origin();
            OpenChunk chunk = origin.chunks().get(WORLD);
            int large = chunk.blockOf(3_000);
            assertEquals(1, origin.blocks().entry(large).records());
            try (SaveDocument edited =
                    with(opened, new RecordId(WORLD, 3_000), new RecordChange.Removed())) {
                Bytes bytes = SampleSaves.write(edited);
                try (SaveDocument written = SampleSaves.open(bytes)) {
                    var two = (KeepsakeOrigin) written.origin();
                    assertEquals(chunk.blockCount() - 1, two.chunks().get(WORLD).blockCount());
                }
                assertEquals(Outcome.LOADED, Verification.of(bytes).outcome());
            }
        }
    }

    @Test
    void splitsABlockThatOutgrewItsLimit() throws SaveException, IOException {
        TextValue text = TextValue.of("x".repeat(600_000));
        var changes = Changes.NONE;
        for (int i = 1; i <= 2; i++) {
            var content = StructValue.builder("Note").add("text", text).build();
            var note =
                    new DetachedRecord(
                            new RecordHead("note-" + i, "entity", "Note"),
                            RecordContent.of(Section.of("PROP", content)));
            changes =
                    changes.withRecords(
                            Map.of(new RecordId(WORLD, -i), new RecordChange.Added(note, 10)));
        }
        try (SaveDocument opened = golden();
                SaveDocument edited = opened.withChanges(changes, Progress.NONE)) {
            Bytes bytes = SampleSaves.write(edited);
            assertEquals(Outcome.LOADED, Verification.of(bytes).outcome());
            try (SaveDocument written = SampleSaves.open(bytes)) {
                assertEquals(
                        subjects(edited.chunks().get(WORLD)),
                        subjects(written.chunks().get(WORLD)));
                var one = (KeepsakeOrigin) opened.origin();
                var two = (KeepsakeOrigin) written.origin();
                assertTrue(
                        two.chunks().get(WORLD).blockCount()
                                > one.chunks().get(WORLD).blockCount());
            }
        }
    }

    @Test
    void changesTheHeaderAlone() throws SaveException, IOException {
        var header = SampleSaves.fullHeader().withItems(SampleSaves.fullHeader().items());
        var values = new ArrayList<>(header.items().values());
        values.set(header.type().indexOf("title"), TextValue.of("Another day"));
        var edited = header.withItems(InlineItems.of(values));
        Bytes before = GoldenFilesTest.read(GoldenSaves.BLOCKS);
        try (SaveDocument opened = golden();
                SaveDocument changed =
                        opened.withChanges(Changes.NONE.withHeader(edited), Progress.NONE)) {
            Bytes after = SampleSaves.write(changed);
            try (SaveDocument written = SampleSaves.open(after)) {
                assertEquals(edited, written.header());
                var one = (KeepsakeOrigin) opened.origin();
                var two = (KeepsakeOrigin) written.origin();
                for (int i = 0; i < one.chunks().get(WORLD).blockCount(); i++) {
                    assertEquals(block(before, one, i), block(after, two, i));
                }
            }
        }
    }

    @Test
    void addsRemovesAndReplacesChunks() throws SaveException {
        var head = ChunkHead.ofRecords("PLYR", "one");
        var added = new RecordChange.Added(SampleSaves.owner("me"), RecordChange.Added.FIRST);
        Changes changes =
                Changes.NONE
                        .withChunks(
                                Map.of(
                                        0, new ChunkChange.Removed(),
                                        2, new ChunkChange.Replaced(Bytes.ofText("other")),
                                        -2, new ChunkChange.Added(head)))
                        .withRecords(Map.of(new RecordId(-2, -1), added));
        try (SaveDocument opened = SampleSaves.open(SampleSaves.small());
                SaveDocument edited = opened.withChanges(changes, Progress.NONE)) {
            Bytes bytes = SampleSaves.write(edited);
            assertEquals(Outcome.LOADED, Verification.of(bytes).outcome());
            try (SaveDocument written = SampleSaves.open(bytes)) {
                assertEquals(
                        List.of("WRLD", "RAWD", "CUST", "PLYR"),
                        written.chunks().stream().map(Chunk::id).toList());
                assertEquals(Bytes.ofText("other"), written.chunks().get(1).bytes());
                assertEquals(
                        SampleSaves.owner("me").content(),
                        written.chunks().get(3).record(0).content());
            }
        }
    }

    @Test
    void refusesASubjectThatIsThereAlready() throws SaveException, IOException {
        var twin = new RecordChange.Added(SampleSaves.record("crate-1", "entity", "Crate", 1), 10);
        try (SaveDocument opened = golden()) {
            var refused =
                    assertThrows(
                            EditRefusedException.class,
                            () -> with(opened, new RecordId(WORLD, -1), twin));
            assertEquals("keepsake.edit.subject", refused.finding().code().id());
            try (SaveDocument renamed =
                    with(
                            opened,
                            new RecordId(WORLD, 1),
                            becomes(SampleSaves.record("renamed", "entity", "Crate", 1)))) {
                SaveDocument both = with(renamed, new RecordId(WORLD, -1), twin);
                assertFalse(both.changes().isEmpty());
                both.close();
            }
        }
    }

    @Test
    void refusesAKindThatHasNoLetters() throws SaveException, IOException {
        var strange = becomes(SampleSaves.record("crate-1", "GLOB", "Crate", 1));
        try (SaveDocument opened = golden()) {
            assertThrows(
                    EditRefusedException.class,
                    () -> with(opened, new RecordId(WORLD, 1), strange));
        }
    }
}
