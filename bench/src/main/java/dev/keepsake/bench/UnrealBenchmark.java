package dev.keepsake.bench;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.UnrealFormat;
import org.openjdk.jmh.annotations.Benchmark;

/// Unreal saves: bytes to values and back.
public class UnrealBenchmark {
    /// Opens a save and decodes every value; each record and page is proven to write its own bytes
    /// again, as always.
    @Benchmark
    public long decodeAll(UnrealSaves unrealSaves, UnrealMeter meter) throws SaveException {
        meter.count();
        long count = 0;
        try (SaveDocument document = UnrealSaves.open(unrealSaves.bytes)) {
            Chunk root = document.chunks().get(0);
            for (int i = 0; i < root.size(); i++) {
                count += UnrealSaves.count(root.record(i).content().sections().get(0).content());
            }
        }
        return count;
    }

    /// Encodes every value of a save.
    @Benchmark
    public long encodeAll(UnrealSaves unrealSaves, UnrealMeter meter) throws SaveException {
        meter.count();
        var sink = new Counter();
        try (RecordSink save = new UnrealFormat().create("3", sink, Limits.DEFAULT)) {
            save.begin(unrealSaves.header, null);
            save.beginChunk(ChunkHead.ofRecords("root", ""));
            for (DetachedRecord record : unrealSaves.records) {
                save.record(record);
            }
            save.end(Progress.NONE);
        }
        return sink.position();
    }

    /// Passes over a save: where each of its properties stands.
    @Benchmark
    public long open(UnrealSaves unrealSaves, UnrealMeter meter) throws SaveException {
        meter.count();
        try (SaveDocument document = UnrealSaves.open(unrealSaves.bytes)) {
            return document.recordCount();
        }
    }

    /// Takes bytes and keeps nothing but how many there were.
    private static final class Counter implements ByteSink {
        private long position;

        @Override
        public void write(Bytes bytes) {
            position += bytes.length();
        }

        @Override
        public void overwrite(long start, Bytes bytes) {
            throw new UnsupportedOperationException("nothing is kept");
        }

        @Override
        public long position() {
            return position;
        }
    }
}
