package dev.keepsake.app.window;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.scene.Scene;

/// Goes a journey some times and prints what it cost. For the JavaFX thread.
final class MeasuredJourney {
    /// A block longer than this is felt.
    private static final double FELT_MILLIS = 50;

    private final MainWindow window;
    private final Scene scene;
    private final Journey.Plan plan;
    private final FrozenThread frozen;
    private final Map<String, List<Cost>> costs = new LinkedHashMap<>();
    private final List<Double> firstRows = new ArrayList<>();
    private long opened;
    private long heapAfter;
    private long most;

    /// @param millis until nothing was left to do
    /// @param blockedMillis the longest time the JavaFX thread did not answer
    /// @param workMillis how much of such a time it worked itself
    private record Cost(
            double millis, double blockedMillis, double workMillis, Map<String, Integer> where) {}

    MeasuredJourney(MainWindow window, Scene scene, Journey.Plan plan) {
        this.window = window;
        this.scene = scene;
        this.plan = plan;
        this.frozen = new FrozenThread(Thread.currentThread(), this::answer);
    }

    private void answer() {
        most = Math.max(most, usedBytes());
        if (opened != 0 && Journey.showsRows(scene)) {
            firstRows.add((System.nanoTime() - opened) / 1e6);
            opened = 0;
        }
    }

    /// Goes it so many times, prints, and calls back.
    void run(int rounds, Runnable done) {
        if (rounds == 0) {
            print();
            done.run();
            return;
        }
        List<Journey.Step> steps = Journey.of(window, scene, plan);
        step(steps, 0, () -> run(rounds - 1, done));
    }

    private void step(List<Journey.Step> steps, int index, Runnable after) {
        if (index == steps.size()) {
            after.run();
            return;
        }
        Journey.Step step = steps.get(index);
        if (step.name().equals("close")) {
            System.gc();
            heapAfter = Math.max(heapAfter, usedBytes());
        }
        frozen.take();
        long start = System.nanoTime();
        if (step.name().equals("open")) {
            opened = start;
        }
        step.action().run();
        Settling.await(
                scene,
                window.runner(),
                () -> {
                    end(step, start);
                    step(steps, index + 1, after);
                });
    }

    private void end(Journey.Step step, long start) {
        FrozenThread.Seen seen = frozen.take();
        costs.computeIfAbsent(step.name(), name -> new ArrayList<>())
                .add(
                        new Cost(
                                (System.nanoTime() - start) / 1e6,
                                seen.longestMillis(),
                                seen.workMillis(),
                                seen.where()));
        var failure = window.tabs().front().map(view -> view.navigation().failure().get());
        failure.ifPresent(lost -> System.out.println(step.name() + ": " + lost.finding()));
    }

    private void print() {
        System.out.printf(
                "%n%s, %d MB on disk, heap of %d MB at most%n",
                plan.file().getFileName(), size() >> 20, Runtime.getRuntime().maxMemory() >> 20);
        System.out.printf(
                "%-32s %11s %11s %11s %11s %11s%n",
                "milliseconds", "first", "best", "blocked 1st", "blocked", "of it work");
        costs.forEach(this::print);
        System.out.printf("time to first row      %8.0f ms%n", least(firstRows));
        System.out.printf("longest block, first   %8.0f ms%n", longest(0));
        System.out.printf("longest block, best    %8.0f ms%n", longest(-1));
        System.out.printf("most work in a block   %8.0f ms%n", mostWork());
        System.out.printf("heap with it open      %8d MB%n", heapAfter >> 20);
        System.out.printf("heap at most           %8d MB%n", most >> 20);
    }

    private void print(String name, List<Cost> all) {
        double millis = least(all.stream().map(Cost::millis).toList());
        double blocked = least(all.stream().map(Cost::blockedMillis).toList());
        double work = least(all.stream().map(Cost::workMillis).toList());
        Cost first = all.get(0);
        System.out.printf(
                "%-32s %11.0f %11.0f %11.0f %11.0f %11.0f %s%n",
                name,
                first.millis(),
                millis,
                first.blockedMillis(),
                blocked,
                work,
                work > FELT_MILLIS ? "!" : "");
        if (Boolean.getBoolean("keepsake.measure.stacks")) {
            Cost shown = all.get(all.size() - 1);
            stacks(shown.blockedMillis() > FELT_MILLIS ? shown : first);
        }
    }

    private static void stacks(Cost cost) {
        var phases = new TreeMap<String, Integer>();
        cost.where().forEach((where, n) -> phases.merge(where.split(":")[0], n, Integer::sum));
        System.out.println("    " + phases);
        cost.where().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .limit(Integer.getInteger("keepsake.measure.lines", 4))
                .forEach(seen ->
                        System.out.println("    " + seen.getValue() + "× " + seen.getKey()));
    }

    private static double least(List<Double> all) {
        return all.stream().mapToDouble(Double::doubleValue).min().orElse(Double.NaN);
    }

    /// @param round which one, −1 for the best of each step
    private double longest(int round) {
        return costs.values().stream()
                .mapToDouble(all ->
                        round >= 0
                                ? all.get(round).blockedMillis()
                                : least(all.stream().map(Cost::blockedMillis).toList()))
                .max()
                .orElse(Double.NaN);
    }

    private double mostWork() {
        return costs.values().stream()
                .mapToDouble(all -> least(all.stream().map(Cost::workMillis).toList()))
                .max()
                .orElse(Double.NaN);
    }

    private long size() {
        return plan.file().toFile().length();
    }

    private static long usedBytes() {
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
