package dev.keepsake.bench;

import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.finding.SaveException;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/// The record stage: values to bytes and back.
public class RecordBenchmark {
    /// Bytes to values, all of them.
    @Benchmark
    public List<DetachedRecord> decodeAll(Actors actors, Meter meter) throws SaveException {
        meter.count();
        return EncodedActors.decode(actors.runs);
    }

    /// Values to bytes, all of them.
    @Benchmark
    public List<EncodedActors.Run> encodeAll(Actors actors, Meter meter) throws SaveException {
        meter.count();
        return EncodedActors.encode(actors.records);
    }
}
