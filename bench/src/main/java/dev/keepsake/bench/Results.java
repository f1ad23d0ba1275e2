package dev.keepsake.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/// What [Measuring] wrote down, as a table and against what this project sets itself.
final class Results {
    private final Map<String, List<Iteration>> byName = new LinkedHashMap<>();

    private Results() {}

    /// One iteration: CPU times of one operation, of decompressing and of copying the workload in
    /// nanoseconds, bytes allocated by one operation, and the workload's bytes.
    record Iteration(double nanos, double zstd, double copy, double allocated, double payload) {
        static Iteration parse(String[] cells) {
            return new Iteration(
                    Double.parseDouble(cells[1]),
                    Double.parseDouble(cells[2]),
                    Double.parseDouble(cells[3]),
                    Double.parseDouble(cells[4]),
                    Double.parseDouble(cells[5]));
        }

        double z() {
            return nanos / zstd;
        }
    }

    static Results read(Path file) throws IOException {
        Results results = new Results();
        for (String line : Files.readAllLines(file)) {
            String[] cells = line.split("\t");
            results.byName
                    .computeIfAbsent(cells[0], name -> new ArrayList<>())
                    .add(Iteration.parse(cells));
        }
        return results;
    }

    void print(PrintStream out) {
        out.println();
        out.println("CPU time and allocation of one operation, median of all iterations.");
        out.println("z: times the zstd-3 decompression of the same bytes (pieces of 256 KiB),");
        out.println("measured before each iteration [10 % - 90 %]. copies: times copying them.");
        out.println();
        row(out, "%-28s %9s %8s %22s %9s %9s %6s", "", "ms", "MB/s", "z", "copies", "MB", "x D");
        byName.forEach((name, iterations) -> printRow(out, name, iterations));
        out.println();
        printTargets(out);
    }

    private static void printRow(PrintStream out, String name, List<Iteration> iterations) {
        double millis = at(iterations, 0.5, each -> each.nanos() / 1e6);
        double payload = iterations.get(0).payload();
        double allocated = at(iterations, 0.5, Iteration::allocated);
        row(
                out,
                "%-28s %9.2f %8.0f %6.2f [%5.2f - %5.2f] %9.2f %9.1f %6.2f",
                name,
                millis,
                payload / 1e3 / millis,
                at(iterations, 0.5, Iteration::z),
                at(iterations, 0.1, Iteration::z),
                at(iterations, 0.9, Iteration::z),
                at(iterations, 0.5, each -> each.nanos() / each.copy()),
                allocated / 1e6,
                allocated / payload);
    }

    private void printTargets(PrintStream out) {
        atMost(out, "decode, in z", "Record.decodeAll", "", 1.6);
        atMost(out, "decode, share of Kryo's", "Record.decodeAll", "Kryo.decodeAll", 1 / 3.0);
        allocation(out, "decode, allocated in D", "Record.decodeAll", 5);
        atMost(out, "encode, in z", "Record.encodeAll", "", 2.5);
        atMost(out, "encode, share of Kryo's", "Record.encodeAll", "Kryo.encodeAll", 1 / 2.0);
        atMost(out, "open, in z with checksum", "Save.openAllBlocks", "", 1.25);
        atMost(out, "load, in z", "Save.load", "", 2.8);
        atMost(out, "save, in zstd-3", "Save.save", "Machine.zstdCompress", 1.75);
        for (String save : List.of("map53", "map54", "structs53")) {
            atLeast(out, "Unreal decode, " + save, "Unreal.decodeAll " + save, 300);
        }
    }

    /// One line on a ratio of times: to another row, or to z.
    private void atMost(PrintStream out, String what, String name, String other, double most) {
        List<Iteration> own = byName.getOrDefault(name, List.of());
        List<Iteration> others = byName.getOrDefault(other, List.of());
        if (!own.isEmpty() && (other.isEmpty() || !others.isEmpty())) {
            double unit = other.isEmpty() ? 1 : at(others, 0.5, Iteration::z);
            target(out, what, at(own, 0.5, Iteration::z) / unit, most);
        }
    }

    /// One line on a speed in MB/s.
    private void atLeast(PrintStream out, String what, String name, double least) {
        List<Iteration> own = byName.getOrDefault(name, List.of());
        if (!own.isEmpty()) {
            double found = at(own, 0.5, each -> each.payload() * 1e3 / each.nanos());
            String verdict = found >= least ? "reached" : "MISSED";
            row(out, "%-28s %6.0f  at least %4.0f MB/s  %s", what, found, least, verdict);
        }
    }

    private void allocation(PrintStream out, String what, String name, double most) {
        List<Iteration> own = byName.getOrDefault(name, List.of());
        if (!own.isEmpty()) {
            double found = at(own, 0.5, each -> each.allocated() / each.payload());
            target(out, what, found, most);
        }
    }

    private static void target(PrintStream out, String what, double found, double most) {
        String verdict = found <= most ? "reached" : "MISSED";
        row(out, "%-28s %6.2f  at most %5.2f  %s", what, found, most, verdict);
    }

    private static double at(
            List<Iteration> iterations, double share, ToDoubleFunction<Iteration> number) {
        double[] sorted = iterations.stream().mapToDouble(number).sorted().toArray();
        return sorted[(int) Math.round(share * (sorted.length - 1))];
    }

    private static void row(PrintStream out, String format, Object... cells) {
        out.printf(Locale.ROOT, format + "%n", cells);
    }
}
