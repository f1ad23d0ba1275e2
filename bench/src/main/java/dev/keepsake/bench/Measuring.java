package dev.keepsake.bench;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;

/// Measures each iteration in CPU time and in bytes allocated, over all threads that run Java code
/// (blocks are compressed on threads of their own), right after it has measured what the machine
/// does with the same bytes at that moment; so ratios hold on a busy machine, where times do not.
final class Measuring {
    /// The system property that names the file of results.
    static final String FILE = "keepsake.bench.results";

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private double copyNanos;
    private double zstdNanos;
    private Usage start = Usage.now();
    private long operations;

    /// Measures the machine.
    void begin(Machine machine) {
        zstdNanos = cpuNanos(machine::decompress, 3);
        copyNanos = cpuNanos(machine::copy, 10);
        operations = 0;
        start = Usage.now();
    }

    /// Counts one call of what is measured.
    void count() {
        operations++;
    }

    /// Writes the iteration down.
    void end(Machine machine, BenchmarkParams benchmark, IterationParams iteration) {
        Usage end = Usage.now();
        double nanos = (double) since(start.cpuNanos(), end.cpuNanos()) / operations;
        double bytes = (double) since(start.bytes(), end.bytes()) / operations;
        String file = System.getProperty(FILE);
        if (file == null || iteration.getType() != IterationType.MEASUREMENT) {
            return;
        }
        String name = name(benchmark);
        String line =
                String.join(
                        "\t",
                        name,
                        Double.toString(nanos),
                        Double.toString(zstdNanos),
                        Double.toString(copyNanos),
                        Double.toString(bytes),
                        Integer.toString(machine.payloadBytes()));
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

    /// The benchmark's name, with the workload's where there are several.
    private static String name(BenchmarkParams benchmark) {
        String name = benchmark.getBenchmark().replaceAll(".*\\.(.*)Benchmark\\.", "$1.");
        for (String key : benchmark.getParamsKeys()) {
            name += " " + benchmark.getParam(key);
        }
        return name;
    }

    private static double cpuNanos(Runnable work, int times) {
        long start = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < times; i++) {
            work.run();
        }
        return (double) (THREADS.getCurrentThreadCpuTime() - start) / times;
    }

    /// What all living threads used since they began. Those that end later are left out then: idle
    /// ones alone end.
    private record Usage(Map<Long, Long> cpuNanos, Map<Long, Long> bytes) {
        static Usage now() {
            long[] threads = THREADS.getAllThreadIds();
            return new Usage(
                    byThread(threads, THREADS.getThreadCpuTime(threads)),
                    byThread(threads, THREADS.getThreadAllocatedBytes(threads)));
        }

        private static Map<Long, Long> byThread(long[] threads, long[] numbers) {
            var all = new HashMap<Long, Long>();
            for (int i = 0; i < threads.length; i++) {
                if (numbers[i] >= 0) {
                    all.put(threads[i], numbers[i]);
                }
            }
            return all;
        }
    }

    private static long since(Map<Long, Long> before, Map<Long, Long> now) {
        return now.entrySet().stream()
                .mapToLong(thread -> thread.getValue() - before.getOrDefault(thread.getKey(), 0L))
                .sum();
    }
}
