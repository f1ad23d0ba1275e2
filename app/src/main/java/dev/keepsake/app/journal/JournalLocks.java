package dev.keepsake.app.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Which journals this program holds: a journal is written, offered and removed only by who holds
/// it, and the system lets go of it where that program dies.
///
/// One for the whole program, since a lock of the system is the whole program's and is lost where
/// any part of it closes the file. Any thread may use it.
final class JournalLocks {
    private static final String SUFFIX = ".lock";

    private final Set<Path> held = ConcurrentHashMap.newKeySet();

    /// A journal that this program holds until it is closed.
    final class Claim implements Closeable {
        private final Path journal;
        private final FileChannel channel;
        private final FileLock lock;

        private Claim(Path journal, FileChannel channel, FileLock lock) {
            this.journal = journal;
            this.channel = channel;
            this.lock = lock;
        }

        /// The journal.
        Path journal() {
            return journal;
        }

        /// Removes the journal; it is still held.
        ///
        /// @throws IOException where it cannot be removed
        void remove() throws IOException {
            var _ = Files.deleteIfExists(journal);
            boolean unusedToo = Files.deleteIfExists(JournalFile.aside(journal));
        }

        /// Lets go of the journal.
        @Override
        public void close() throws IOException {
            try (channel;
                    lock) {
                var _ = Files.deleteIfExists(lockOf(journal));
            } finally {
                held.remove(journal);
            }
        }
    }

    private static Path lockOf(Path journal) {
        return journal.resolveSibling(journal.getFileName() + SUFFIX);
    }

    /// Takes hold of a journal, which need not be there yet; empty where another holds it.
    ///
    /// @throws IOException where the lock cannot be made
    Optional<Claim> claim(Path journal) throws IOException {
        if (!held.add(journal)) {
            return Optional.empty();
        }
        Optional<Claim> claim = Optional.empty();
        try {
            claim = lock(journal);
        } finally {
            if (claim.isEmpty()) {
                held.remove(journal);
            }
        }
        return claim;
    }

    private Optional<Claim> lock(Path journal) throws IOException {
        FileChannel channel =
                FileChannel.open(
                        lockOf(journal), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
        return lock == null ? Optional.empty() : Optional.of(new Claim(journal, channel, lock));
    }
}
