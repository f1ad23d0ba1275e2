package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.container.Container;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.format.packing.PlannedChunk;
import dev.keepsake.format.packing.SaveAssembly;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.NewerVersionException;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeepsakeVersionTest {
    /// The sample with other versions in its prelude, and another codec in its first block.
    private static Bytes sample(int version, int oldest, int codec) throws SaveException {
        Bytes bytes = StoredCopy.of(SampleSaves.small());
        try (SaveDocument document = SampleSaves.open(bytes)) {
            var origin = (KeepsakeOrigin) document.origin();
            var chunks = new ArrayList<PlannedChunk>();
            for (OpenChunk chunk : origin.chunks()) {
                var planned = new PlannedChunk(chunk.head());
                chunks.add(planned);
                for (int i = 0; i < chunk.blockCount(); i++) {
                    int block = chunk.block(i);
                    BlockEntry entry = origin.blocks().entry(block);
                    var other =
                            new BlockEntry(
                                    0,
                                    entry.headStored(),
                                    entry.headDecoded(),
                                    entry.bodyStored(),
                                    entry.bodyDecoded(),
                                    entry.records(),
                                    block == 0 ? codec : 0,
                                    entry.hash());
                    Bytes stored = origin.blocks().stored(block);
                    planned.newPart().add(other, () -> stored);
                }
            }
            Container container = origin.container();
            var sink = new MemorySink();
            Bytes picture = new PictureReader(container, origin.source()).readBytes();
            new SaveAssembly(version, oldest, 7, container.header().bytes(), picture, chunks)
                    .write(sink, Limits.DEFAULT, Progress.NONE);
            return sink.bytes();
        }
    }

    @Test
    void callsAFileThatOnlyNewerVersionsReadNewer() throws SaveException {
        Bytes newer = sample(3, 2, 0);
        assertThrows(NewerVersionException.class, () -> SampleSaves.open(newer));
        Verification verification = Verification.of(newer);
        assertEquals(Outcome.NEWER, verification.outcome());
        assertTrue(verification.result().isEmpty());
    }

    @Test
    void readsAFileOfANewerVersionThatLetsItAndKeepsItsNumbers() throws SaveException {
        Bytes newer = sample(2, 1, 0);
        try (SaveDocument document = SampleSaves.open(newer)) {
            assertEquals("keepsake-2", document.format().text());
            assertEquals(newer, SampleSaves.write(document));
        }
        assertEquals(Outcome.LOADED, Verification.of(newer).outcome());
    }

    @Test
    void callsABlockOfAnUnknownCodecNewerAndReadsTheOthers() throws SaveException {
        Bytes strange = sample(1, 1, 9);
        try (SaveDocument document = SampleSaves.open(strange)) {
            assertThrows(
                    NewerVersionException.class,
                    () -> document.chunks().get(0).record(0).content());
            assertEquals("crate-0", document.chunks().get(1).record(0).head().subject());
        }
        assertEquals(Outcome.NEWER, Verification.of(strange).outcome());
    }

    @Test
    void callsAnUnknownChunkThatMustBeUnderstoodNewer() throws SaveException {
        var head = new ChunkHead("FUTR", "", true, ChunkHead.Kind.RECORDS, 0, 0, -1, null);
        Bytes bytes =
                SampleSaves.write(sink -> {
                    sink.begin(SampleSaves.fullHeader(), null);
                    sink.beginChunk(head);
                });
        assertThrows(NewerVersionException.class, () -> SampleSaves.open(bytes));
        assertEquals(Outcome.NEWER, Verification.of(bytes).outcome());
    }

    @Test
    void callsAFileNewerForOneUnknownSectionThatMattersUnlessAnythingIsDamaged()
            throws SaveException {
        Bytes newer =
                StoredCopy.of(
                        SampleSaves.small(),
                        head -> head,
                        body -> replaced(body, "XTRA\u0000", "XTRA\u0001"));
        try (SaveDocument document = SampleSaves.open(newer)) {
            assertThrows(
                    NewerVersionException.class,
                    () -> document.chunks().get(0).record(1).content());
            assertEquals(1, document.chunks().get(0).record(0).content().sections().size());
        }
        assertEquals(Outcome.NEWER, Verification.of(newer).outcome());
        byte[] damaged = newer.toArray();
        damaged[damaged.length - 1] ^= 1;
        assertEquals(Outcome.DAMAGED, Verification.of(Bytes.wrap(damaged)).outcome());
    }

    @Test
    void refusesMoreDecodedBytesThanAllowedBeforeDecodingAny() throws SaveException {
        Limits small = Limits.DEFAULT.withDecodedBytes(100);
        Bytes bytes = SampleSaves.small();
        var options = new OpenOptions(small, OpenOptions.DEFAULT.types());
        assertThrows(
                RefusedSaveException.class,
                () ->
                        SampleSaves.FORMAT.open(
                                MemorySource.of("test", bytes), options, Progress.NONE));
        assertEquals(Outcome.REFUSED, Verification.of(bytes, small).outcome());
    }

    @Test
    void writesNothingItWouldRefuseToRead() {
        Limits small = Limits.DEFAULT.withDecodedBytes(100);
        var bytes = new MemorySink();
        assertThrows(
                RefusedSaveException.class,
                () -> {
                    try (RecordSink sink = SampleSaves.FORMAT.create("1", bytes, small)) {
                        sink.begin(SampleSaves.fullHeader(), null);
                        sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
                        for (int i = 0; i < 10; i++) {
                            sink.record(SampleSaves.record("r" + i, "global", "World", i));
                        }
                        sink.end(Progress.NONE);
                    }
                });
        assertEquals(Bytes.EMPTY, bytes.bytes());
    }

    @Test
    void refusesASubjectTwiceInAChunkAndAChunkTwice() {
        for (String subject : List.of("same", "other")) {
            assertThrows(
                    EditRefusedException.class,
                    () ->
                            SampleSaves.write(sink -> {
                                sink.begin(SampleSaves.fullHeader(), null);
                                sink.beginChunk(ChunkHead.ofRecords("GLOB", "k"));
                                sink.record(SampleSaves.record("same", "global", "World", 1));
                                sink.record(SampleSaves.record(subject, "global", "World", 1));
                                sink.beginChunk(ChunkHead.ofRecords("GLOB", "k"));
                            }));
        }
    }

    @Test
    void findsASubjectThatStandsTwice() throws SaveException {
        Bytes bytes =
                StoredCopy.of(
                        SampleSaves.small(),
                        head -> replaced(head, "crate-2", "crate-1"),
                        body -> body);
        Verification verification = Verification.of(bytes);
        assertEquals(Outcome.DAMAGED, verification.outcome());
        var finding = verification.findings().kept().get(0);
        assertEquals("keepsake.record.twice", finding.code().id());
        assertEquals("crate-1", finding.path().record().name());
    }

    private static Bytes replaced(Bytes bytes, String from, String to) {
        String text = new String(bytes.toArray(), StandardCharsets.ISO_8859_1);
        return Bytes.copyOf(text.replace(from, to).getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void refusesAPictureThatIsNotWhatIsSaidOfIt() {
        var picture = SampleSaves.picture(4, 4);
        var wrong = new Picture(picture.format(), 5, 4, picture.bytes());
        assertThrows(
                EditRefusedException.class,
                () -> SampleSaves.write(sink -> sink.begin(SampleSaves.fullHeader(), wrong)));
    }
}
