package dev.keepsake.bench;

import dev.keepsake.testkit.Corrupter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// The cost of damaging a save.
@State(Scope.Benchmark)
public class CorrupterBenchmark {
    private final byte[] save = new byte[1 << 20];

    /// One bit of a mebibyte.
    @Benchmark
    public byte[] flipBit() {
        return Corrupter.flipBit(save, 4_096);
    }
}
