package dev.keepsake.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/// Runs the benchmarks and prints how each stands to the limits of the machine.
public final class Bench {
    private Bench() {}

    /// Takes the arguments of JMH.
    public static void main(String[] arguments)
            throws IOException, RunnerException, CommandLineOptionException {
        Path results = Files.createTempFile("keepsake-bench", ".tsv");
        Options options =
                new OptionsBuilder()
                        .parent(new CommandLineOptions(arguments))
                        .mode(Mode.AverageTime)
                        .timeUnit(TimeUnit.MILLISECONDS)
                        .threads(1)
                        .warmupTime(TimeValue.milliseconds(800))
                        .measurementTime(TimeValue.milliseconds(800))
                        .jvmArgsAppend(
                                "-XX:+UseSerialGC",
                                "-Xmx2500m",
                                "-Xmn1200m",
                                "--enable-native-access=ALL-UNNAMED",
                                "--sun-misc-unsafe-memory-access=allow",
                                "-D" + Meter.FILE + "=" + results)
                        .build();
        new Runner(options).run();
        print(Files.readAllLines(results));
        Files.delete(results);
    }

    private static void print(List<String> lines) {
        Map<String, List<double[]>> iterations = new LinkedHashMap<>();
        for (String line : lines) {
            String[] cells = line.split("\t");
            double[] numbers =
                    Arrays.stream(cells).skip(1).mapToDouble(Double::parseDouble).toArray();
            iterations.computeIfAbsent(cells[0], name -> new java.util.ArrayList<>()).add(numbers);
        }
        System.out.println();
        System.out.println(
                "z = zstd-3 decompression of the same bytes in pieces of 256 KiB, measured before"
                        + " each iteration; CPU time of one thread; median [10 % - 90 %]");
        System.out.printf(
                "%-28s %8s %8s %22s %10s %12s %8s%n",
                "", "CPU ms", "MB/s", "z", "copies", "allocated MB", "x D");
        iterations.forEach(Bench::printRow);
    }

    private static void printRow(String name, List<double[]> iterations) {
        double[] millis = sorted(iterations, row -> row[0] / 1e6);
        double[] z = sorted(iterations, row -> row[0] / row[1]);
        double[] copies = sorted(iterations, row -> row[0] / row[2]);
        double[] allocated = sorted(iterations, row -> row[3] / 1e6);
        double payload = iterations.get(0)[4];
        System.out.printf(
                Locale.ROOT,
                "%-28s %8.1f %8.0f %6.2f [%5.2f - %5.2f] %10.1f %12.1f %8.2f%n",
                name,
                at(millis, 0.5),
                payload / 1e3 / at(millis, 0.5),
                at(z, 0.5),
                at(z, 0.1),
                at(z, 0.9),
                at(copies, 0.5),
                at(allocated, 0.5),
                at(allocated, 0.5) * 1e6 / payload);
    }

    private static double[] sorted(
            List<double[]> iterations, java.util.function.ToDoubleFunction<double[]> number) {
        return iterations.stream().mapToDouble(number).sorted().toArray();
    }

    private static double at(double[] sorted, double share) {
        return sorted[(int) Math.round(share * (sorted.length - 1))];
    }
}
