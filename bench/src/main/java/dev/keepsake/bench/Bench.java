package dev.keepsake.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
                                "-D" + Measuring.FILE + "=" + results)
                        .build();
        new Runner(options).run();
        Results.read(results).print(System.out);
        Files.delete(results);
    }
}
