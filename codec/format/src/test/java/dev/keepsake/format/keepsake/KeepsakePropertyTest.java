package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.testkit.RandomRecords;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/// What holds for every document; a failure prints the seed that repeats it.
class KeepsakePropertyTest {
    /// Keeps what a sink is told.
    private static final class Kept implements RecordSink {
        private final List<String> chunks = new ArrayList<>();
        private final List<List<DetachedRecord>> records = new ArrayList<>();
        private final List<Bytes> bytes = new ArrayList<>();

        @Override
        public void begin(StructValue header, @Nullable Picture picture) {}

        @Override
        public void beginChunk(ChunkHead chunk) {
            chunks.add(chunk.id() + "@" + chunk.key());
            records.add(new ArrayList<>());
            bytes.add(Bytes.EMPTY);
        }

        @Override
        public void record(DetachedRecord record) {
            records.get(records.size() - 1).add(record);
        }

        @Override
        public void bytes(Bytes content) {
            bytes.set(bytes.size() - 1, content);
        }

        @Override
        public void end(Progress progress) {}

        @Override
        public void close() {}
    }

    private static void fill(RecordSink sink, long seed, int chunks, int records)
            throws SaveException {
        new RandomRecords(new Random(seed), 3).chunks(sink, chunks, records);
    }

    private static Bytes save(long seed, int chunks, int records) throws SaveException {
        return SampleSaves.write(sink -> {
            sink.begin(SampleSaves.fullHeader(), null);
            fill(sink, seed, chunks, records);
        });
    }

    @Property(tries = 200)
    void readsWhatWasWritten(
            @ForAll long seed,
            @ForAll @IntRange(max = 4) int chunks,
            @ForAll @IntRange(max = 40) int records)
            throws SaveException {
        var kept = new Kept();
        fill(kept, seed, chunks, records);
        Bytes bytes = save(seed, chunks, records);
        try (SaveDocument document = SampleSaves.open(bytes)) {
            assertEquals(chunks, document.chunks().size());
            for (int i = 0; i < chunks; i++) {
                Chunk chunk = document.chunks().get(i);
                assertEquals(kept.chunks.get(i), chunk.id() + "@" + chunk.key());
                requireRecords(kept.records.get(i), chunk);
                if (chunk.head().kind() == ChunkHead.Kind.RAW) {
                    assertEquals(kept.bytes.get(i), chunk.bytes());
                }
            }
            assertEquals(bytes, SampleSaves.write(document));
        }
    }

    private static void requireRecords(List<DetachedRecord> expected, Chunk chunk)
            throws SaveException {
        assertEquals(expected.size(), chunk.size());
        for (int i = 0; i < expected.size(); i++) {
            assertEquals(expected.get(i).head(), chunk.record(i).head());
            assertEquals(expected.get(i).content(), chunk.record(i).content());
            String subject = expected.get(i).head().subject();
            assertEquals(i, chunk.find(subject, 0).orElseThrow().id().record());
        }
    }

    @Property(tries = 100)
    void isSoundExactAndTheSameEachTime(@ForAll long seed, @ForAll @IntRange(max = 60) int records)
            throws SaveException {
        Bytes bytes = save(seed, 3, records);
        assertEquals(bytes, save(seed, 3, records));
        Verification verification = Verification.of(bytes);
        assertEquals(Outcome.LOADED, verification.outcome());
        assertTrue(verification.result().orElseThrow().exact());
    }
}
