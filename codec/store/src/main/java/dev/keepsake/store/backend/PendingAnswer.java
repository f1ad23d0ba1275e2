package dev.keepsake.store.backend;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// One operation's answer: takes the first, lets go of what a second or late one brings.
///
/// Whoever waits gives up once nothing was heard for the limit: each sign of progress starts it
/// anew, so that a large save on a slow disk has all the time it needs.
final class PendingAnswer<T> implements Answer<T> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition heard = lock.newCondition();
    private final Runnable late;
    private @Nullable Reply<T> reply;
    private boolean givenUp;
    private long lastHeard = System.nanoTime();

    /// @param late called once an answer comes after it was given up
    PendingAnswer(Runnable late) {
        this.late = late;
    }

    @Override
    public void take(@Nullable Reply<T> given) {
        Reply<T> answer = given == null ? Reply.failed(Status.FAILED, "answered null") : given;
        boolean first;
        boolean tooLate;
        lock.lock();
        try {
            first = reply == null;
            tooLate = first && givenUp;
            if (first) {
                reply = answer;
            }
            heard.signalAll();
        } finally {
            lock.unlock();
        }
        if (!first || tooLate) {
            letGo(answer);
        }
        if (tooLate) {
            late.run();
        }
    }

    private void letGo(Reply<T> answer) {
        if (answer.value() instanceof Closeable unused) {
            try {
                unused.close();
            } catch (IOException nobodyWaits) {
                // It was never used: nothing can be lost with it.
            }
        }
    }

    /// Notes that the operation goes on.
    ///
    /// @return false where nobody waits for it any more
    boolean goesOn() {
        lock.lock();
        try {
            lastHeard = System.nanoTime();
            return !givenUp;
        } finally {
            lock.unlock();
        }
    }

    /// Waits for the answer; null where nothing was heard for the limit.
    ///
    /// @param givesUp called then, before any late answer is told
    @Nullable Reply<T> await(Duration limit, Runnable givesUp) {
        boolean interrupted = false;
        lock.lock();
        try {
            while (reply == null) {
                long left = lastHeard + limit.toNanos() - System.nanoTime();
                if (left <= 0) {
                    givenUp = true;
                    givesUp.run();
                    return null;
                }
                try {
                    boolean ignored = heard.await(left, TimeUnit.NANOSECONDS);
                } catch (InterruptedException later) {
                    interrupted = true; // an interrupt would end the wait, not the operation
                }
            }
            return reply;
        } finally {
            lock.unlock();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
