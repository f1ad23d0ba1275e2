package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.ItemPath;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.ValueLocation;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class KeepsakeOriginTest {
    private static final Progress STOP = (done, total) -> false;

    @Test
    void locatesAValueInTheFileWhereItsBlockIsStored() throws SaveException {
        Bytes bytes = StoredCopy.of(SampleSaves.small());
        try (SaveDocument document = SampleSaves.open(bytes)) {
            ValueLocation place =
                    document.origin().locate(new RecordId(1, 3), ItemPath.of(0, 0)).orElseThrow();
            assertEquals(Bytes.wrap(new byte[] {3, 0, 0, 0}), place.bytes());
            int offset = (int) place.region().offset();
            assertEquals(place.bytes(), bytes.slice(offset, (int) place.region().length()));
        }
    }

    @Test
    void locatesAValueInTheDecodedBlockWhereThatIsCompressed() throws SaveException, IOException {
        try (SaveDocument document = SampleSaves.open(GoldenFilesTest.read(GoldenSaves.BLOCKS))) {
            var origin = (KeepsakeOrigin) document.origin();
            ValueLocation place =
                    origin.locate(new RecordId(0, 3), ItemPath.of(0, 1)).orElseThrow();
            assertEquals(origin.blocks().entry(0).bodySpan(), place.region());
            Bytes body = origin.blocks().body(0);
            int offset = (int) place.decoded().offset();
            assertEquals(place.bytes(), body.slice(offset, (int) place.decoded().length()));
            assertTrue(place.bytes().asText().endsWith("label 3"));
        }
    }

    @Test
    void locatesHeaderFields() throws SaveException {
        try (SaveDocument document = SampleSaves.open(SampleSaves.small())) {
            int slot = document.header().type().indexOf("slot");
            ValueLocation place =
                    document.origin().locate(RecordId.HEADER, ItemPath.of(slot)).orElseThrow();
            assertTrue(place.bytes().asText().endsWith("autumn"));
        }
    }

    @Test
    void locatesNothingThatTheOpenedSaveDoesNotHave() throws SaveException {
        try (SaveDocument document = SampleSaves.open(SampleSaves.small())) {
            int fields = document.header().items().count();
            for (RecordId id :
                    List.of(
                            new RecordId(1, -1),
                            new RecordId(1, 7),
                            new RecordId(1, Integer.MIN_VALUE),
                            new RecordId(-2, -1),
                            new RecordId(-2, 0),
                            new RecordId(4, 0),
                            new RecordId(2, 0))) {
                for (ItemPath path : List.of(ItemPath.ROOT, ItemPath.of(0, 0), ItemPath.of(-1))) {
                    assertEquals(
                            Optional.empty(), document.origin().locate(id, path), id + " " + path);
                }
            }
            for (long field : new long[] {-1, fields, Long.MIN_VALUE, Long.MAX_VALUE}) {
                assertEquals(
                        Optional.empty(),
                        document.origin().locate(RecordId.HEADER, ItemPath.of(field)));
            }
            for (long[] ids : new long[][] {{-1}, {0, -1}, {0, 2}, {9}, {0, 0, -1}, {0, 1, 5}}) {
                assertEquals(
                        Optional.empty(),
                        document.origin().locate(new RecordId(1, 3), ItemPath.of(ids)));
            }
        }
    }

    @Test
    void locatesEveryHeaderFieldInTheBytesThatWereOpened() throws SaveException {
        Bytes bytes = SampleSaves.small();
        var source = new ChangingSource(bytes);
        try (SaveDocument document = SampleSaves.open(source)) {
            source.flip(0, bytes.length());
            for (int i = 0; i < document.header().items().count(); i++) {
                ValueLocation place =
                        document.origin().locate(RecordId.HEADER, ItemPath.of(i)).orElseThrow();
                int offset = (int) place.region().offset();
                assertEquals(bytes.slice(offset, (int) place.region().length()), place.bytes());
            }
        }
    }

    @Test
    void givesEqualDigestsToEqualRecordsOfDifferentFiles() throws SaveException, IOException {
        try (SaveDocument small = SampleSaves.open(SampleSaves.small());
                SaveDocument large = SampleSaves.open(GoldenFilesTest.read(GoldenSaves.BLOCKS))) {
            Chunk one = small.chunks().get(1);
            Chunk two = large.chunks().get(0);
            assertEquals(one.record(2).digest(), two.record(2).digest());
            assertNotEquals(one.record(2).digest(), two.record(3).digest());
        }
    }

    @Test
    void isReadByManyThreadsAtOnce() throws Exception {
        try (SaveDocument document = SampleSaves.open(GoldenFilesTest.read(GoldenSaves.BLOCKS));
                var threads = Executors.newFixedThreadPool(8)) {
            Chunk world = document.chunks().get(0);
            var reads = new ArrayList<Callable<Boolean>>();
            for (int i = 0; i < 400; i++) {
                int record = i * 7;
                reads.add(() -> {
                    var expected = SampleSaves.record("crate-" + record, "entity", "Crate", record);
                    int found = world.find("crate-" + record, 0).orElseThrow().id().record();
                    return found == record
                            && world.record(record).content().equals(expected.content());
                });
            }
            for (Future<Boolean> read : threads.invokeAll(reads)) {
                assertTrue(read.get());
            }
        }
    }

    @Test
    void stopsEveryLongCallWhenAsked() throws SaveException {
        Bytes bytes = SampleSaves.small();
        assertThrows(
                CancelledException.class,
                () ->
                        SampleSaves.FORMAT.open(
                                MemorySource.of("test", bytes), OpenOptions.DEFAULT, STOP));
        try (SaveDocument document = SampleSaves.open(bytes)) {
            var log = FindingLog.tolerant(10);
            assertThrows(
                    CancelledException.class,
                    () -> document.origin().check(CheckScope.STRUCTURE, log, STOP));
            assertThrows(
                    CancelledException.class,
                    () -> SampleSaves.FORMAT.write(document, new MemorySink(), STOP));
        }
        assertThrows(CancelledException.class, KeepsakeOriginTest::createAndStop);
    }

    private static void createAndStop() throws SaveException {
        var bytes = new MemorySink();
        try (RecordSink sink = SampleSaves.FORMAT.create("1", bytes, Limits.DEFAULT)) {
            sink.begin(SampleSaves.fullHeader(), null);
            sink.beginChunk(ChunkHead.ofRecords("GLOB", ""));
            sink.record(SampleSaves.record("a", "global", "World", 1));
            sink.end(STOP);
        }
    }
}
