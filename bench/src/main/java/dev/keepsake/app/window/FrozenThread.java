package dev.keepsake.app.window;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;

/// Asks the JavaFX thread to answer, every few milliseconds, and remembers the longest time it took
/// and what it did meanwhile. Started once; thread-safe.
final class FrozenThread {
    private static final long EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
    private static final long SUSPECT_NANOS = TimeUnit.MILLISECONDS.toNanos(30);
    private static final int CALLERS = 9;

    private final Thread watched;
    private final Runnable onAnswer;
    private final Map<String, Integer> seen = new HashMap<>();
    private volatile long answered;
    private long longest;
    private long mostWork;

    /// @param watched the JavaFX thread
    /// @param onAnswer run by it with each answer
    FrozenThread(Thread watched, Runnable onAnswer) {
        this.watched = watched;
        this.onAnswer = onAnswer;
        Thread.ofPlatform().name("measure-pings").daemon().start(this::watch);
    }

    private void watch() {
        for (long number = 1; ; number++) {
            long ping = number;
            long start = System.nanoTime();
            long worked = cpuNanos();
            Platform.runLater(() -> {
                answered = ping;
                onAnswer.run();
            });
            while (answered != ping) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
                long late = System.nanoTime() - start;
                if (late > SUSPECT_NANOS) {
                    look();
                }
            }
            took(System.nanoTime() - start, cpuNanos() - worked);
            LockSupport.parkNanos(EVERY_NANOS);
        }
    }

    /// What it does, the innermost first: where in JavaFX, what of the program asked for that, and
    /// what called the program.
    private void look() {
        List<String> frames =
                Arrays.stream(watched.getStackTrace())
                        .map(frame ->
                                frame.getClassName().replaceFirst(".*\\.", "")
                                        + '.'
                                        + frame.getMethodName()
                                        + ':'
                                        + frame.getLineNumber()
                                        + (isOwn(frame) ? "*" : ""))
                        .toList();
        int own = 0;
        while (own < frames.size() && !frames.get(own).endsWith("*")) {
            own++;
        }
        var shown = new ArrayList<>(frames.subList(0, Math.min(2, own)));
        shown.addAll(
                frames.subList(
                        Math.min(own, frames.size()), Math.min(own + CALLERS, frames.size())));
        synchronized (this) {
            seen.merge(phase(frames) + ": " + String.join(" < ", shown), 1, Integer::sum);
        }
    }

    /// What part of a pulse it is, or what ran outside of one.
    private static String phase(List<String> frames) {
        String all = frames.toString();
        return all.contains("doCSSPass")
                ? "style"
                : all.contains("doLayoutPass")
                        ? "layout"
                        : all.contains("AbstractQueuedSynchronizer.acquire")
                                ? "waits for drawing"
                                : all.contains("RunningTask") ? "end of a task" : "else";
    }

    private static boolean isOwn(StackTraceElement frame) {
        return frame.getClassName().startsWith("dev.keepsake");
    }

    private long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getThreadCpuTime(watched.threadId());
    }

    private synchronized void took(long nanos, long worked) {
        longest = Math.max(longest, nanos);
        mostWork = Math.max(mostWork, worked);
    }

    /// What was seen since the last time it was asked.
    ///
    /// @param longestMillis the longest time without an answer
    /// @param workMillis the most that the thread itself worked in such a time: on a machine that
    ///   does other things too, the rest is not the program's
    /// @param where what the thread did in such times, with how often it was seen there
    record Seen(double longestMillis, double workMillis, Map<String, Integer> where) {}

    /// What was seen since the last time it was asked.
    synchronized Seen take() {
        var now = new Seen(longest / 1e6, mostWork / 1e6, Map.copyOf(seen));
        longest = 0;
        mostWork = 0;
        seen.clear();
        return now;
    }
}
