package dev.keepsake.store.queue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/// Keeps callbacks until somebody runs them: a game does once a frame, on its own thread.
public final class CallbackPump implements Executor {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean closed;

    /// An empty pump.
    public CallbackPump() {}

    /// Takes a callback.
    ///
    /// @throws RejectedExecutionException once it is closed: nobody would run it
    @Override
    public synchronized void execute(Runnable callback) {
        if (closed) {
            throw new RejectedExecutionException("closed");
        }
        waiting.add(callback);
    }

    /// Runs all that wait, in the order they came; what they cause to wait runs next time.
    public void run() {
        int left;
        synchronized (this) {
            left = waiting.size();
        }
        for (; left > 0; left--) {
            Runnable next = next();
            if (next != null) {
                next.run();
            }
        }
    }

    private synchronized @Nullable Runnable next() {
        return waiting.poll();
    }

    /// Runs all that wait and what they cause to wait, then takes no more.
    public void close() {
        for (Runnable next = nextOrClose(); next != null; next = nextOrClose()) {
            next.run();
        }
    }

    private synchronized @Nullable Runnable nextOrClose() {
        closed = waiting.isEmpty();
        return waiting.poll();
    }
}
