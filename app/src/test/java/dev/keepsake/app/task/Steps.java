package dev.keepsake.app.task;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/// An executor whose work runs when the test says so.
public final class Steps implements Executor {
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    @Override
    public void execute(Runnable work) {
        waiting.add(work);
    }

    /// Runs what waits, oldest first, and what that adds.
    public void runAll() {
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    /// Runs the oldest.
    public void runOne() {
        waiting.remove().run();
    }

    /// How much waits.
    public int size() {
        return waiting.size();
    }
}
