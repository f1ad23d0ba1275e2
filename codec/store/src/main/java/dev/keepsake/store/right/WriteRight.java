package dev.keepsake.store.right;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.BackendCalls;
import dev.keepsake.store.backend.Lease;
import dev.keepsake.store.backend.LeaseHolder;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// The lease of a storage as this process shares it: taken with the first hold, let go with the
/// last, and never while the backend may still do something it was asked. Any thread may use it.
public final class WriteRight {
    private final BackendCalls backend;
    private final Runnable lost;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Lease lease;
    private int holds;

    /// The right to write through this backend.
    ///
    /// @param lost called, before the lease is let go, to forget what only holds under it
    public WriteRight(BackendCalls backend, Runnable lost) {
        this.backend = backend;
        this.lost = lost;
    }

    /// A share of the right.
    public interface Hold extends AutoCloseable {
        @Override
        void close();
    }

    /// Takes a share; takes the lease where nobody here has one.
    ///
    /// @throws SaveException where another process holds it, or the storage fails
    public Hold take(LeaseHolder holder) throws SaveException {
        lock.lock();
        try {
            letGoIfLost();
            if (lease == null) {
                lease = backend.lease(holder);
            }
            holds++;
        } finally {
            lock.unlock();
        }
        var open = new AtomicBoolean(true);
        return () -> {
            if (open.compareAndSet(true, false)) {
                give();
            }
        };
    }

    /// Somebody deleted the lock, or the whole folder: another may have the right by now.
    private void letGoIfLost() {
        Lease held = lease;
        if (held != null && !held.isHeld()) {
            lost.run();
            lease = null;
            held.close();
        }
    }

    private void give() {
        lock.lock();
        try {
            holds--;
            closeIfUnused();
        } finally {
            lock.unlock();
        }
    }

    /// True while this process may write.
    public boolean isHeld() {
        lock.lock();
        try {
            return lease != null;
        } finally {
            lock.unlock();
        }
    }

    /// Called once a backend's call that was in doubt has been answered.
    public void settled() {
        lock.lock();
        try {
            closeIfUnused();
        } finally {
            lock.unlock();
        }
    }

    private void closeIfUnused() {
        Lease held = lease;
        if (holds == 0 && held != null && !backend.isInDoubt()) {
            lost.run();
            lease = null;
            held.close();
        }
    }
}
