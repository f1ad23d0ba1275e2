package dev.keepsake.bench;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/// The limits of the machine, on the bytes of the workload.
public class MachineBenchmark {
    /// Copying them.
    @Benchmark
    public byte[] copy(Actors actors, Meter meter) {
        meter.count();
        return actors.machine.copy();
    }

    /// Their XXH3-64.
    @Benchmark
    public long xxh3(Actors actors, Meter meter) {
        meter.count();
        return actors.machine.hash();
    }

    /// Decompressing them: the unit z.
    @Benchmark
    public byte[] zstdDecompress(Actors actors, Meter meter) {
        meter.count();
        return actors.machine.decompress();
    }

    /// Compressing them at level 3.
    @Benchmark
    public List<byte[]> zstdCompress(Actors actors, Meter meter) {
        meter.count();
        return actors.machine.compress();
    }
}
