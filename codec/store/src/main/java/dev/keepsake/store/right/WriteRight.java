package dev.keepsake.store.right;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.BackendCalls;
import dev.keepsake.store.backend.Lease;
import dev.keepsake.store.backend.LeaseHolder;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// The lease of a storage as this process shares it: taken with the first hold, let go with the
/// last, and never while the backend may still do something it was asked. Any thread may use it.
public final class WriteRight {
    private final BackendCalls backend;
    private final Runnable lost;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition taken = lock.newCondition();
    private @Nullable Lease lease;
    private boolean taking;
    private int holds;

    /// The right to write through this backend.
    ///
    /// @param lost called, before the lease is let go, to forget what only holds under it; must not
    ///   wait for anything
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
        letGoIfLost();
        if (mustTake()) {
            Lease got = null;
            try {
                got = backend.lease(holder);
            } finally {
                took(got);
            }
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
        Lease held = lease();
        if (held == null || held.isHeld()) {
            return;
        }
        if (beginLetGo(held)) {
            held.close();
            took(null);
        }
    }

    /// Nobody asks for a new lease before the lost one is closed.
    private boolean beginLetGo(Lease held) {
        lock.lock();
        try {
            if (taking || !held.equals(lease)) {
                return false;
            }
            lost.run();
            lease = null;
            taking = true;
            return true;
        } finally {
            lock.unlock();
        }
    }

    private @Nullable Lease lease() {
        lock.lock();
        try {
            return lease;
        } finally {
            lock.unlock();
        }
    }

    /// Waits while another thread asks the backend, which nobody does under the lock. Where there
    /// is a lease, takes a share of it; where there is none, says that the caller must ask.
    private boolean mustTake() {
        lock.lock();
        try {
            while (taking) {
                taken.awaitUninterruptibly();
            }
            if (lease == null) {
                taking = true;
                return true;
            }
            holds++;
            return false;
        } finally {
            lock.unlock();
        }
    }

    private void took(@Nullable Lease got) {
        lock.lock();
        try {
            taking = false;
            lease = got;
            holds += got == null ? 0 : 1;
            taken.signalAll();
        } finally {
            lock.unlock();
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

    /// Does something, but not once the lease is let go; must not wait for anything.
    public void whileHeld(Runnable action) {
        lock.lock();
        try {
            if (lease != null) {
                action.run();
            }
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
