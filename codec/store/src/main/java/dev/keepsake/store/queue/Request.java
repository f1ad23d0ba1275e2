package dev.keepsake.store.queue;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.queue.Result.Broken;
import dev.keepsake.store.queue.Result.Done;
import dev.keepsake.store.queue.Result.Failed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Something asked of a store: ends exactly once. Any thread may use it.
///
/// @param <T> what it gives
public final class Request<T> {
    private enum State {
        WAITING,
        RUNNING,
        ENDED
    }

    private final String what;
    private final Executor callbacks;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition ended = lock.newCondition();
    private final List<Consumer<Result<T>>> listeners = new ArrayList<>();
    private final List<Runnable> actions = new ArrayList<>();
    private State state = State.WAITING;
    private @Nullable Result<T> result;
    private @Nullable Thread teller;
    private volatile boolean stop;
    private volatile boolean publishing;

    /// A request that was not begun.
    ///
    /// @param what the slot or file it is about, for lists of what is not done
    /// @param callbacks runs those who asked to be told
    public Request(String what, Executor callbacks) {
        this.what = what;
        this.callbacks = callbacks;
    }

    /// The slot or file it is about.
    public String what() {
        return what;
    }

    /// Waits for the end, however long it takes, and until all who asked to be told are: where
    /// callbacks wait for somebody to run them, until they wait there.
    ///
    /// @throws SaveException why it is not done
    /// @throws IllegalStateException where a defect ended it
    public T await() throws SaveException {
        return valueOf(waited(Long.MAX_VALUE).orElseThrow());
    }

    /// Waits for the end for a while; empty where it did not come.
    public Optional<Result<T>> await(Duration limit) {
        return waited(limit.toNanos());
    }

    /// How it ended, where it did.
    public Optional<Result<T>> result() {
        return waited(0);
    }

    private Optional<Result<T>> waited(long nanos) {
        boolean interrupted = false;
        lock.lock();
        try {
            long left = nanos;
            while ((result == null || isTold()) && left > 0) {
                try {
                    left = ended.awaitNanos(left);
                } catch (InterruptedException later) {
                    interrupted = true; // the save goes on, so its end is worth waiting for
                }
            }
            return Optional.ofNullable(result);
        } finally {
            lock.unlock();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /// True while its listeners are told, to all but who tells them.
    private boolean isTold() {
        return teller != null && !Thread.currentThread().equals(teller);
    }

    private static <T> T valueOf(Result<T> result) throws SaveException {
        return switch (result) {
            case Done<T>(T value) -> value;
            case Failed<T>(SaveException failure) -> throw failure;
            case Broken<T>(Throwable defect) ->
                    throw new IllegalStateException("a defect ended the request", defect);
        };
    }

    /// Calls back once it has ended, where the store's callbacks run; at once where it has.
    public void whenEnded(Consumer<Result<T>> listener) {
        Result<T> known;
        lock.lock();
        try {
            known = result;
            if (known == null) {
                listeners.add(listener);
            }
        } finally {
            lock.unlock();
        }
        if (known != null) {
            tell(listener, known);
        }
    }

    /// Does something as soon as it has ended, on whatever thread ends it: for what must be let go.
    public void whenOver(Runnable action) {
        boolean over;
        lock.lock();
        try {
            over = result != null;
            if (!over) {
                actions.add(action);
            }
        } finally {
            lock.unlock();
        }
        if (over) {
            action.run();
        }
    }

    /// Asks it to stop. One that has not begun to publish ends as *cancelled* and leaves the slot
    /// as it was; one that has goes on to its end.
    public void cancel() {
        stop = true;
        end(State.WAITING, new Failed<>(new CancelledException()));
    }

    /// Says to a long call whether to go on: always, once it has begun to publish.
    public Progress progress() {
        return (done, total) -> publishing || !stop;
    }

    /// From here on it can no longer be stopped.
    ///
    /// @throws CancelledException where it was stopped before
    public void beginPublishing() throws CancelledException {
        lock.lock();
        try {
            if (state == State.ENDED || stop && !publishing) {
                throw new CancelledException();
            }
            publishing = true;
        } finally {
            lock.unlock();
        }
    }

    /// Takes it from waiting to running; false where it was stopped before.
    boolean begin() {
        lock.lock();
        try {
            boolean begins = state == State.WAITING;
            state = begins ? State.RUNNING : state;
            return begins;
        } finally {
            lock.unlock();
        }
    }

    /// Ends it, where it has not ended.
    void end(Result<T> how) {
        end(null, how);
    }

    private void end(@Nullable State only, Result<T> how) {
        List<Consumer<Result<T>>> told;
        List<Runnable> due;
        lock.lock();
        try {
            if (state == State.ENDED || only != null && state != only) {
                return;
            }
            state = State.ENDED;
            result = how;
            told = List.copyOf(listeners);
            due = List.copyOf(actions);
            teller = Thread.currentThread();
        } finally {
            lock.unlock();
        }
        try {
            due.forEach(Request::apart);
            told.forEach(listener -> tell(listener, how));
        } finally {
            wake();
        }
    }

    private void wake() {
        lock.lock();
        try {
            teller = null;
            ended.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Where callbacks no longer run anywhere, they run here: an end is never kept back.
    private void tell(Consumer<Result<T>> listener, Result<T> how) {
        try {
            callbacks.execute(() -> listener.accept(how));
        } catch (RejectedExecutionException closed) {
            apart(() -> listener.accept(how));
        } catch (RuntimeException | Error defect) {
            report(defect);
        }
    }

    /// What one of those who are told throws ends neither the request nor the telling.
    private static void apart(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException | Error defect) {
            report(defect);
        }
    }

    private static void report(Throwable defect) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, defect);
    }
}
