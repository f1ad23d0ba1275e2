package dev.keepsake.app.journal;

import dev.keepsake.app.document.OpenedSave;
import dev.keepsake.json.edit.EditLine;
import dev.keepsake.model.document.Changes;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.edit.Edit;
import dev.keepsake.model.edit.EditedSave;
import dev.keepsake.model.edit.StagedEdits;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// The journal of one open save, from its first edit until its edits are written or taken back.
///
/// Any thread may call [#keep] and [#whenForced]; all else happens on the writer's thread. What is
/// kept is forced at most once a second, so a crash costs a second at most.
final class JournalSession {
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);
    private static final long RETRY = TimeUnit.SECONDS.toNanos(10);

    private final OpenedSave save;
    private final JournalWriter.Setting setting;
    private final Scheduler scheduler;
    private final EditPlaces places;
    private final AtomicReference<@Nullable StagedEdits> wanted = new AtomicReference<>();
    private final AtomicBoolean scheduled = new AtomicBoolean();
    private final ConcurrentLinkedQueue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private volatile long nextForce = System.nanoTime();
    private JournalLocks.@Nullable Claim claim;
    private JournalLocks.@Nullable Claim broken;
    private @Nullable JournalFile file;
    private boolean failing;
    private boolean ended;

    /// Runs something on the writer's thread after a while.
    @FunctionalInterface
    interface Scheduler {
        void schedule(Runnable work, long delayNanos);
    }

    JournalSession(OpenedSave save, JournalWriter.Setting setting, Scheduler scheduler)
            throws SaveException {
        this.save = save;
        this.setting = setting;
        this.scheduler = scheduler;
        SaveDocument document = save.document();
        if (document == null) {
            throw new IllegalArgumentException("nothing can be staged on " + save.file());
        }
        this.places = new EditPlaces(document.withChanges(Changes.NONE, Progress.NONE));
    }

    /// True while the save shown is that of this journal, and so is what is staged.
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(@Nullable OpenedSave shown, @Nullable EditedSave now) {
        SaveDocument document = save.document();
        return shown == save
                && now != null
                && document != null
                && now.document().origin() == document.origin();
    }

    /// Keeps what is staged now.
    void keep(StagedEdits staged) {
        wanted.set(staged);
        schedule(Math.max(0, nextForce - System.nanoTime()));
    }

    private void schedule(long delay) {
        if (scheduled.compareAndSet(false, true)) {
            scheduler.schedule(this::work, delay);
        }
    }

    /// Calls back on the writer's thread once all that was kept before outlives a crash.
    void whenForced(Runnable action) {
        waiting.add(action);
        schedule(0);
    }

    private void work() {
        scheduled.set(false);
        if (ended) {
            return;
        }
        // Who waits by now waits for nothing that is kept later than what is taken here.
        var ready = new ArrayList<Runnable>();
        for (Runnable next = waiting.poll(); next != null; next = waiting.poll()) {
            ready.add(next);
        }
        StagedEdits staged = wanted.getAndSet(null);
        if (staged == null ? !failing : write(staged)) {
            ready.forEach(Runnable::run);
        } else {
            waiting.addAll(ready);
        }
    }

    /// False where it failed: tried again later, in a new file.
    private boolean write(StagedEdits staged) {
        try {
            if (staged.isEmpty()) {
                removeFiles();
            } else {
                append(staged);
            }
            failing = false;
            return true;
        } catch (IOException failure) {
            fail(staged, StorageException.of(setting.folder().toString(), failure));
        } catch (SaveException failure) {
            fail(staged, failure);
        }
        return false;
    }

    private void append(StagedEdits staged) throws IOException, SaveException {
        JournalFile journal = file == null ? create() : file;
        file = journal;
        journal.keep(staged, this::line);
        journal.force(staged, this::line);
        nextForce = System.nanoTime() + PAUSE;
        if (broken != null) {
            broken.remove();
            broken.close();
            broken = null;
        }
    }

    private EditLine line(Edit edit) {
        return places.line(edit);
    }

    private JournalFile create() throws IOException, SaveException {
        Files.createDirectories(setting.folder());
        if (claim == null) {
            claim = claim();
        }
        return JournalFile.create(claim.journal(), journaled(), setting.clock());
    }

    private JournalLocks.Claim claim() throws IOException {
        while (true) {
            String name = "%016x.journal".formatted(setting.random().nextLong());
            Path journal = setting.folder().resolve(name);
            Optional<JournalLocks.Claim> taken = setting.locks().claim(journal);
            if (taken.isPresent()) {
                return taken.get();
            }
        }
    }

    private JournaledSave journaled() throws SaveException {
        String format = save.formatId() == null ? "" : save.formatId();
        Instant now = setting.clock().instant();
        return new JournaledSave(
                save.file().toAbsolutePath(), format, save.size(), save.state(), now);
    }

    private void fail(StagedEdits staged, SaveException failure) {
        if (!failing) {
            setting.failed().accept(failure);
        }
        failing = true;
        giveUpFile();
        var _ = wanted.compareAndSet(null, staged);
        schedule(RETRY);
    }

    /// Half a line may stand in it: what it kept before stays until another file holds all.
    private void giveUpFile() {
        try {
            if (file != null) {
                file.close();
            }
            if (broken == null) {
                broken = claim;
            } else if (claim != null) {
                claim.remove();
                claim.close();
            }
        } catch (IOException failure) {
            setting.failed().accept(StorageException.of(setting.folder().toString(), failure));
        }
        file = null;
        claim = null;
    }

    private void removeFiles() throws IOException {
        if (file != null) {
            file.close();
            file = null;
        }
        remove(claim);
        claim = null;
        remove(broken);
        broken = null;
    }

    private static void remove(JournalLocks.@Nullable Claim held) throws IOException {
        if (held != null) {
            held.remove();
            held.close();
        }
    }

    /// Removes the journal, and ends.
    void remove() {
        wanted.set(StagedEdits.NONE);
        end();
    }

    /// Writes what is left, and ends; the journal stays.
    void leave() {
        end();
    }

    private void end() {
        work();
        ended = true;
        try {
            if (file != null) {
                file.close();
            }
            if (claim != null) {
                claim.close();
            }
            if (broken != null) {
                broken.close();
            }
        } catch (IOException failure) {
            setting.failed().accept(StorageException.of(setting.folder().toString(), failure));
        }
        places.close();
    }
}
