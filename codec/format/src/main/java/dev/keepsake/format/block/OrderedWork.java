package dev.keepsake.format.block;

import dev.keepsake.model.finding.SaveException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Works on blocks in parallel and hands the results over in the order the work was given.
///
/// Results are taken on the thread that gives the work, so that what comes of it does not depend on
/// how many threads there are. Only a few pieces are in flight: giving one more waits for the
/// oldest. For one thread at a time.
///
/// @param <T> what a piece of work results in
public final class OrderedWork<T> implements AutoCloseable {
    private static final int THREADS = Runtime.getRuntime().availableProcessors();
    private static final int IN_FLIGHT = THREADS + 2;
    private static final ExecutorService WORKERS = makeWorkers();

    private final Taker<T> taker;
    private final Queue<CompletableFuture<Result<T>>> inFlight = new ArrayDeque<>();
    private volatile boolean stopped;

    /// A piece of work.
    @FunctionalInterface
    public interface Work<T> {
        /// Does it.
        T run() throws SaveException;
    }

    /// Takes results, in order.
    @FunctionalInterface
    public interface Taker<T> {
        /// Takes one.
        void take(T result) throws SaveException;
    }

    private sealed interface Result<T> {
        record Done<T>(T value) implements Result<T> {}

        record Failed<T>(SaveException failure) implements Result<T> {}

        record Skipped<T>() implements Result<T> {}
    }

    /// Hands results to this taker.
    public OrderedWork(Taker<T> taker) {
        this.taker = taker;
    }

    private static ExecutorService makeWorkers() {
        var number = new AtomicInteger();
        var workers =
                new ThreadPoolExecutor(
                        THREADS,
                        THREADS,
                        10,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(),
                        task -> {
                            var thread =
                                    new Thread(task, "keepsake-blocks-" + number.incrementAndGet());
                            thread.setDaemon(true);
                            return thread;
                        });
        workers.allowCoreThreadTimeOut(true);
        return workers;
    }

    /// Gives a piece of work; takes the oldest result first where too many are in flight.
    ///
    /// @throws SaveException the failure of an earlier piece, or the taker's
    public void add(Work<T> work) throws SaveException {
        if (inFlight.size() >= IN_FLIGHT) {
            takeOldest();
        }
        inFlight.add(CompletableFuture.supplyAsync(() -> run(work), WORKERS));
    }

    /// Does a piece of work that takes much memory on this thread, while no other is in flight, and
    /// takes its result.
    ///
    /// @throws SaveException its failure or that of an earlier piece, or the taker's
    public void addAlone(Work<T> work) throws SaveException {
        finish();
        taker.take(work.run());
    }

    private Result<T> run(Work<T> work) {
        if (stopped) {
            return new Result.Skipped<>();
        }
        try {
            return new Result.Done<>(work.run());
        } catch (SaveException failure) {
            return new Result.Failed<>(failure);
        }
    }

    /// Waits for all work and takes its results.
    ///
    /// @throws SaveException the failure of the first piece that failed, or the taker's
    public void finish() throws SaveException {
        while (!inFlight.isEmpty()) {
            takeOldest();
        }
    }

    private void takeOldest() throws SaveException {
        switch (await(inFlight.remove())) {
            case Result.Done<T>(T value) -> taker.take(value);
            case Result.Failed<T>(SaveException failure) -> throw failure;
            case Result.Skipped<T>() -> {}
        }
    }

    private static <T> Result<T> await(CompletableFuture<Result<T>> future) {
        try {
            return future.join();
        } catch (CompletionException defect) {
            switch (defect.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw defect;
            }
        }
    }

    /// Gives up what is not done and waits until no work runs any more.
    @Override
    public void close() {
        stopped = true;
        inFlight.forEach(future -> future.handle((result, failure) -> null).join());
        inFlight.clear();
    }
}
