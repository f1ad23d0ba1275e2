package dev.keepsake.store;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.backend.LeaseHolder;
import dev.keepsake.store.right.WriteRight;
import dev.keepsake.store.right.WriteRight.Hold;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// One store's share of the right to write: while it writes, or from its first save on. Any thread
/// may use it.
final class Rights {
    private final WriteRight right;
    private final StoreOptions options;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Hold whileOpen;
    private boolean closed;

    Rights(WriteRight right, StoreOptions options) {
        this.right = right;
        this.options = options;
    }

    /// What is done under the right to write.
    interface Action<T> {
        T run() throws SaveException;
    }

    /// Does something under the right to write.
    ///
    /// @throws SaveException where another process has it, and what the action throws
    <T> T holding(Action<T> action) throws SaveException {
        Hold hold = take();
        try {
            return action.run();
        } finally {
            hold.close();
        }
    }

    /// Takes a share for one request.
    Hold take() throws SaveException {
        LeaseHolder holder =
                LeaseHolder.ofThisProcess(options.program(), options.clock().instant());
        Hold hold = right.take(holder);
        if (options.lease() == StoreOptions.LeaseUse.WHILE_OPEN) {
            keepOpen(holder);
        }
        return hold;
    }

    private void keepOpen(LeaseHolder holder) throws SaveException {
        lock.lock();
        try {
            if (whileOpen == null && !closed) {
                whileOpen = right.take(holder);
            }
        } finally {
            lock.unlock();
        }
    }

    /// Gives back what was kept from the first save on.
    void close() {
        lock.lock();
        try {
            closed = true;
            if (whileOpen != null) {
                whileOpen.close();
                whileOpen = null;
            }
        } finally {
            lock.unlock();
        }
    }
}
