package dev.keepsake.bench;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/// Measures each iteration in CPU time of its thread and in bytes it allocated, right after it has
/// measured what the machine does with the same bytes at that moment; so ratios hold on a busy
/// machine, where times do not.
@State(Scope.Thread)
public class Meter {
    /// The system property that names the file of results.
    static final String FILE = "keepsake.bench.results";

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private double copyNanos;
    private double zstdNanos;
    private long cpu;
    private long allocated;
    private long operations;

    /// Measures the machine.
    @Setup(Level.Iteration)
    public void begin(Actors actors) {
        zstdNanos = cpuNanos(actors.machine::decompress, 3);
        copyNanos = cpuNanos(actors.machine::copy, 10);
        operations = 0;
        allocated = THREADS.getCurrentThreadAllocatedBytes();
        cpu = THREADS.getCurrentThreadCpuTime();
    }

    /// Counts one call of what is measured.
    void count() {
        operations++;
    }

    /// Writes the iteration down.
    @TearDown(Level.Iteration)
    public void end(Actors actors, BenchmarkParams benchmark, IterationParams iteration) {
        double nanos = (double) (THREADS.getCurrentThreadCpuTime() - cpu) / operations;
        double bytes = (double) (THREADS.getCurrentThreadAllocatedBytes() - allocated) / operations;
        String file = System.getProperty(FILE);
        if (file == null || iteration.getType() != IterationType.MEASUREMENT) {
            return;
        }
        String name = benchmark.getBenchmark().replaceAll(".*\\.(.*)Benchmark\\.", "$1.");
        String line =
                String.join(
                        "\t",
                        name,
                        Double.toString(nanos),
                        Double.toString(zstdNanos),
                        Double.toString(copyNanos),
                        Double.toString(bytes),
                        Integer.toString(actors.machine.payloadBytes()));
        try {
            Files.writeString(
                    Path.of(file),
                    line + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static double cpuNanos(Runnable work, int times) {
        long start = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < times; i++) {
            work.run();
        }
        return (double) (THREADS.getCurrentThreadCpuTime() - start) / times;
    }
}
