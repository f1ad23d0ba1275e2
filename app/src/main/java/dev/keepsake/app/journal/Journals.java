package dev.keepsake.app.journal;

import dev.keepsake.app.document.FileState;
import dev.keepsake.app.journal.FoundJournal.Save;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// All journals of the user: those this program writes, and those that earlier runs left.
///
/// Any thread may use it. One for the whole program.
public final class Journals {
    private static final String SUFFIX = ".journal";

    private final Path folder;
    private final JournalLocks locks = new JournalLocks();

    /// The journals in a folder, which need not be there yet.
    public Journals(Path folder) {
        this.folder = folder;
    }

    /// A writer of new journals.
    ///
    /// @param clock says when states were kept
    /// @param random tells the journals of one save apart
    /// @param failed takes why a journal could not be written; called on the writer's thread
    public JournalWriter writer(
            InstantSource clock, RandomGenerator random, Consumer<SaveException> failed) {
        return new JournalWriter(new JournalWriter.Setting(folder, locks, clock, random, failed));
    }

    /// What crashed runs left, those with changes: each is held until it is closed or removed.
    /// Those of programs that still run are left out. Runs on workers.
    ///
    /// @throws SaveException where the folder cannot be read, or the caller stops it
    List<FoundJournal> found(Progress progress) throws SaveException {
        var found = new ArrayList<FoundJournal>();
        try {
            for (Path file : journals()) {
                progress.check(found.size(), -1);
                found(file, progress).ifPresent(found::add);
            }
            return found;
        } catch (IOException failure) {
            closeAll(found);
            throw StorageException.of(folder.toString(), failure);
        } catch (SaveException failure) {
            closeAll(found);
            throw failure;
        }
    }

    private static void closeAll(List<FoundJournal> found) throws SaveException {
        for (FoundJournal journal : found) {
            journal.release();
        }
    }

    private List<Path> journals() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(Path::toAbsolutePath)
                    .filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted()
                    .toList();
        }
    }

    private Optional<FoundJournal> found(Path file, Progress progress)
            throws IOException, SaveException {
        Optional<JournalLocks.Claim> claim = locks.claim(file);
        if (claim.isEmpty()) {
            return Optional.empty();
        }
        Optional<FoundJournal> found = Optional.empty();
        try {
            found = look(claim.get(), progress);
        } finally {
            if (found.isEmpty()) {
                claim.get().close();
            }
        }
        return found;
    }

    private Optional<FoundJournal> look(JournalLocks.Claim claim, Progress progress)
            throws IOException, SaveException {
        if (!Files.exists(claim.journal())) {
            return Optional.empty();
        }
        Optional<JournalContent> content;
        try {
            content = JournalReader.read(claim.journal(), progress);
        } catch (CancelledException stopped) {
            throw stopped;
        } catch (SaveException unread) {
            return Optional.of(new FoundJournal(claim, null, unread.finding(), Save.UNKNOWN));
        }
        if (content.isEmpty() || isEmpty(content.get())) {
            claim.remove();
            return Optional.empty();
        }
        return Optional.of(
                new FoundJournal(claim, content.get(), null, save(content.get(), progress)));
    }

    /// Nothing was kept in it, and nothing got lost.
    private static boolean isEmpty(JournalContent content) {
        return content.staged().isEmpty() && content.damage() == null;
    }

    private static Save save(JournalContent content, Progress progress) throws SaveException {
        try {
            FileState now = FileState.of(content.save().file(), progress);
            if (now instanceof FileState.Gone) {
                return Save.GONE;
            }
            return now.equals(content.save().state()) ? Save.SAME : Save.CHANGED;
        } catch (StorageException unread) {
            return Save.UNKNOWN;
        }
    }
}
