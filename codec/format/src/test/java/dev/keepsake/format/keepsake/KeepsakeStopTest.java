package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySink;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.CheckScope;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordChange;
import dev.keepsake.model.document.RecordId;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// Long calls end wherever they are asked to.
class KeepsakeStopTest {
    private static final int RECORDS = 5_000;
    private static final int POLLED = 1_024;

    /// A call that may be long.
    private interface Call {
        void run(Progress progress) throws SaveException;
    }

    /// Runs a call to its end, then stops it at its first, second … poll.
    ///
    /// @return how often the call polled
    private static long requireStops(Call call) throws SaveException {
        var polls = new AtomicLong();
        call.run(Progress.NONE); // what is kept from now on is not worked out again
        call.run((done, total) -> polls.incrementAndGet() > 0);
        long step = Math.max(1, polls.get() / 25);
        for (long last = 1; last <= polls.get(); last += step) {
            var left = new AtomicLong(last);
            assertThrows(
                    CancelledException.class,
                    () -> call.run((done, total) -> left.decrementAndGet() > 0));
        }
        return polls.get();
    }

    private static Bytes many() throws SaveException {
        return SampleSaves.write(sink -> {
            sink.begin(SampleSaves.fullHeader(), SampleSaves.picture(2, 2));
            sink.beginChunk(ChunkHead.ofRecords("WRLD", "harbour"));
            for (int i = 0; i < RECORDS; i++) {
                sink.record(SampleSaves.record("crate-" + i, "entity", "Crate", i));
            }
        });
    }

    @Test
    void theCheckPollsInItsBlocksToo() throws SaveException {
        try (SaveDocument document = SampleSaves.open(many())) {
            long polls =
                    requireStops(progress ->
                            document.origin()
                                    .check(CheckScope.STRUCTURE, FindingLog.tolerant(9), progress));
            assertTrue(polls >= RECORDS / POLLED, () -> polls + " polls");
        }
    }

    @Test
    void theIndexOfSubjectsPollsInABlock() throws SaveException {
        try (SaveDocument document = SampleSaves.open(many())) {
            var origin = (KeepsakeOrigin) document.origin();
            OpenChunk chunk = origin.chunks().get(0);
            assertTrue(chunk.blockCount() < RECORDS / POLLED);
            long polls =
                    requireStops(progress -> SubjectIndex.of(chunk, origin.blocks(), progress));
            assertTrue(polls >= RECORDS / POLLED, () -> polls + " polls");
            SubjectIndex index = SubjectIndex.of(chunk, origin.blocks(), Progress.NONE);
            assertTrue(requireStops(index::doubtful) >= RECORDS / POLLED);
        }
    }

    @Test
    void theSearchForALostDirectoryPolls() throws SaveException {
        byte[] damaged = StoredCopy.of(many()).toArray();
        Arrays.fill(damaged, 64, 1_000, (byte) 0);
        var source = MemorySource.of("test", Bytes.wrap(damaged));
        long polls =
                requireStops(progress -> {
                    var diagnosis =
                            SampleSaves.FORMAT.inspect(source, OpenOptions.DEFAULT, progress);
                    assertEquals(Outcome.DAMAGED, diagnosis.outcome());
                });
        assertTrue(polls >= damaged.length / POLLED, () -> polls + " polls");
    }

    @Test
    void theDirectoryPolls() throws SaveException {
        Bytes save =
                SampleSaves.write(sink -> {
                    sink.begin(SampleSaves.fullHeader(), null);
                    for (int i = 0; i < 3 * POLLED; i++) {
                        sink.beginChunk(ChunkHead.ofRecords("WRLD", "map-" + i));
                    }
                });
        var source = MemorySource.of("test", save);
        long polls =
                requireStops(progress ->
                        SampleSaves.FORMAT.open(source, OpenOptions.DEFAULT, progress).close());
        assertTrue(polls > 3, () -> polls + " polls");
    }

    @Test
    void stagingAndWritingPoll() throws SaveException {
        try (SaveDocument document = SampleSaves.open(many())) {
            var twin =
                    new RecordChange.Added(
                            SampleSaves.record("new", "entity", "Crate", 1),
                            RecordChange.Added.FIRST);
            Changes changes = Changes.NONE.withRecords(Map.of(new RecordId(0, -1), twin));
            requireStops(progress -> document.withChanges(changes, progress).close());
            try (SaveDocument edited = document.withChanges(changes, Progress.NONE)) {
                requireStops(
                        progress -> SampleSaves.FORMAT.write(edited, new MemorySink(), progress));
            }
        }
    }
}
