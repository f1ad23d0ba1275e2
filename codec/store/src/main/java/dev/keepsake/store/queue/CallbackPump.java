package dev.keepsake.store.queue;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/// Keeps callbacks until somebody runs them: a game does once a frame, on its own thread.
public final class CallbackPump implements Executor {
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();

    /// An empty pump.
    public CallbackPump() {}

    @Override
    public void execute(Runnable callback) {
        waiting.add(callback);
    }

    /// Runs all that wait, in the order they came; what they cause to wait runs next time. What one
    /// of them throws goes to this thread's handler of uncaught exceptions.
    public void run() {
        for (int left = waiting.size(); left > 0; left--) {
            Runnable next = waiting.poll();
            if (next != null) {
                Request.apart(next);
            }
        }
    }
}
