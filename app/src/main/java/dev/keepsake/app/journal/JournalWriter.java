package dev.keepsake.app.journal;

import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.model.finding.SaveException;
import java.io.Closeable;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Writes all journals of the program, one thing after another on one thread of its own, so that
/// nobody waits for a disk.
///
/// Any thread may call it.
public final class JournalWriter implements Closeable {
    private static final long CLOSING_SECONDS = 10;

    private final Setting setting;
    private final Set<JournalSession> sessions = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("keepsake-journal").daemon().factory());

    /// What journals are written with.
    ///
    /// @param folder where; need not be there yet
    /// @param locks which journals this program holds
    /// @param clock says when states were kept
    /// @param random tells the journals of one save apart
    /// @param failed takes why a journal could not be written; called on the writer's thread
    record Setting(
            Path folder,
            JournalLocks locks,
            InstantSource clock,
            RandomGenerator random,
            Consumer<SaveException> failed) {}

    /// A writer without a journal.
    JournalWriter(Setting setting) {
        this.setting = setting;
    }

    /// A journal of an open save; there is no file before something is staged.
    JournalSession begin(OpenedSave save) throws SaveException {
        var session = new JournalSession(save, setting, this::schedule);
        sessions.add(session);
        return session;
    }

    private void schedule(Runnable work, long delayNanos) {
        if (!thread.isShutdown()) {
            var _ = thread.schedule(work, delayNanos, TimeUnit.NANOSECONDS);
        }
    }

    /// Removes a journal: its edits were written, or taken back.
    void remove(JournalSession session) {
        sessions.remove(session);
        schedule(session::remove, 0);
    }

    /// Writes what is left to write and lets go of all journals: what is staged in them is offered
    /// at the next start. Waits for it, but not for a disk that does not answer.
    @Override
    public void close() {
        for (JournalSession session : sessions) {
            schedule(session::leave, 0);
        }
        thread.shutdown();
        try {
            var _ = thread.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
