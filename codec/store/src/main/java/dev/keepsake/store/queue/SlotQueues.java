package dev.keepsake.store.queue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.queue.Result.Broken;
import dev.keepsake.store.queue.Result.Done;
import dev.keepsake.store.queue.Result.Failed;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// One queue a slot: its requests run in the order they were asked, each on a virtual thread of its
/// own; slots run beside each other. A request of several slots stands in all their queues and runs
/// when it is first in each; as it joins them all at once, no two ever wait for one another.
///
/// While anything is asked and not ended, the process is kept from ending by itself. Any thread may
/// use it.
///
/// @param <K> what stands for a slot
public final class SlotQueues<K> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition quiet = lock.newCondition();
    private final Map<K, Deque<Ticket>> queues = new HashMap<>();
    private final Set<Request<?>> open = new LinkedHashSet<>();
    private @Nullable Thread keeper;

    /// No requests.
    public SlotQueues() {}

    /// A place in the queues of all slots of a request.
    private final class Ticket {
        private final Set<K> slots;
        private final Request<?> request;
        private final Runnable work;
        private int ahead;

        Ticket(Set<K> slots, Request<?> request, Runnable work) {
            this.slots = slots;
            this.request = request;
            this.work = work;
        }
    }

    /// Puts a request behind all that was asked of its slots before.
    ///
    /// @param slots all the slots it holds while it runs; at least one
    public <T> void submit(Set<K> slots, Request<T> request, Job<T> job) {
        var ticket = new Ticket(Set.copyOf(slots), request, () -> run(request, job));
        lock.lock();
        try {
            open.add(request);
            keepAlive();
            for (K slot : ticket.slots) {
                Deque<Ticket> queue = queues.computeIfAbsent(slot, first -> new ArrayDeque<>());
                ticket.ahead += queue.isEmpty() ? 0 : 1;
                queue.add(ticket);
            }
            startIfFirst(ticket);
        } finally {
            lock.unlock();
        }
    }

    private void startIfFirst(Ticket ticket) {
        if (ticket.ahead == 0) {
            Thread.ofVirtual()
                    .name("keepsake-store")
                    .start(() -> {
                        try {
                            ticket.work.run();
                        } finally {
                            leave(ticket);
                        }
                    });
        }
    }

    /// Whatever a job throws ends its request, and only it.
    private static <T> void run(Request<T> request, Job<T> job) {
        if (!request.begin()) {
            return;
        }
        Result<T> result = null;
        try {
            result = new Done<>(job.run(request));
        } catch (SaveException failure) {
            result = new Failed<>(failure);
        } catch (RuntimeException | Error defect) {
            result = new Broken<>(defect);
        }
        request.end(result);
    }

    private void leave(Ticket ticket) {
        lock.lock();
        try {
            for (K slot : ticket.slots) {
                Deque<Ticket> queue = queues.get(slot);
                if (queue == null || queue.poll() != ticket) {
                    throw new IllegalStateException("a ticket left before its turn");
                }
                Ticket next = queue.peek();
                if (next == null) {
                    queues.remove(slot);
                } else {
                    next.ahead--;
                    startIfFirst(next);
                }
            }
            open.remove(ticket.request);
            quiet.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Virtual threads do not keep a process: this one does, until nothing is left to do.
    private void keepAlive() {
        if (keeper == null) {
            keeper =
                    Thread.ofPlatform()
                            .daemon(false)
                            .name("keepsake-store-keeper")
                            .unstarted(this::keep);
            keeper.start();
        }
    }

    private void keep() {
        lock.lock();
        try {
            while (!open.isEmpty()) {
                quiet.awaitUninterruptibly();
            }
            keeper = null;
        } finally {
            lock.unlock();
        }
    }

    /// Waits until all that was asked before has ended.
    ///
    /// @param limit how long at most
    /// @return what has not
    public List<Request<?>> flush(Duration limit) {
        boolean interrupted = false;
        lock.lock();
        try {
            var asked = new ArrayList<>(open);
            long left = limit.toNanos();
            while (left > 0 && asked.stream().anyMatch(open::contains)) {
                try {
                    left = quiet.awaitNanos(left);
                } catch (InterruptedException later) {
                    interrupted = true; // what is flushed is worth more than the caller's hurry
                }
            }
            asked.removeIf(request -> !open.contains(request) || request.result().isPresent());
            return asked;
        } finally {
            lock.unlock();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
