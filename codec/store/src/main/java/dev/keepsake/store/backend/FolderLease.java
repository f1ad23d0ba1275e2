package dev.keepsake.store.backend;

import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Optional;

/// The lease of a folder: a lock of the operating system on one byte of the file `keepsake.lock`,
/// far behind its content, which ends with the process at the latest.
///
/// The content says who holds it, in the form that [LeaseHolder#text] documents; it is empty
/// otherwise, and means nothing without the lock. The file is never deleted by a store.
final class FolderLease implements Lease {
    static final String NAME = "keepsake.lock";
    private static final long LOCKED_POSITION = 1L << 30;
    private static final int HOLDER_BYTES = 4096;
    private static final int ATTEMPTS = 10;

    private final LeaseRegistry registry;
    private final LeaseRegistry.Claim claim;
    private final FileLock lock;
    private boolean closed;

    /// @param lock held here: Java forgets one that nobody holds
    private FolderLease(LeaseRegistry registry, LeaseRegistry.Claim claim, FileLock lock) {
        this.registry = registry;
        this.claim = claim;
        this.lock = lock;
    }

    /// Takes the lease of a folder that is there. Where the lock file was deleted or replaced in
    /// between, the lock is one of a file that nobody else will find: it takes another.
    static Lease take(FolderFiles files, LeaseRegistry registry, LeaseHolder holder)
            throws IOException {
        Path lockFile = files.root().resolve(NAME);
        for (int n = 0; n < ATTEMPTS; n++) {
            Optional<Lease> lease = attempt(lockFile, registry, holder);
            if (lease.isPresent()) {
                return lease.get();
            }
        }
        throw new StatusException(Status.FAILED, lockFile + " is replaced again and again");
    }

    private static Optional<Lease> attempt(
            Path lockFile, LeaseRegistry registry, LeaseHolder holder) throws IOException {
        LeaseRegistry.Claim claim = registry.claim(lockFile, holder);
        boolean kept = false;
        try {
            Optional<FileLock> lock = locked(claim);
            kept = lock.isPresent();
            return lock.map(held -> new FolderLease(registry, claim, held));
        } catch (NoSuchFileException deleted) {
            return Optional.empty();
        } finally {
            if (!kept) {
                registry.release(claim);
            }
        }
    }

    private static Optional<FileLock> locked(LeaseRegistry.Claim claim) throws IOException {
        FileChannel channel =
                FileChannel.open(
                        claim.lockFile(),
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE,
                        LinkOption.NOFOLLOW_LINKS);
        boolean kept = false;
        try {
            FileLock lock = lock(channel, claim);
            if (!isStillThere(claim)) {
                return Optional.empty();
            }
            writeHolder(channel, claim.holder());
            kept = true;
            return Optional.of(lock);
        } finally {
            if (!kept) {
                channel.close();
            }
        }
    }

    private static FileLock lock(FileChannel channel, LeaseRegistry.Claim claim)
            throws IOException {
        FileLock lock;
        try {
            lock = channel.tryLock(LOCKED_POSITION, 1, false);
        } catch (OverlappingFileLockException ofThisProcess) {
            lock = null;
        } catch (IOException | UnsupportedOperationException noLocks) {
            throw new StatusException(
                    Status.FAILED, "the file system locks no files (" + noLocks.getMessage() + ")");
        }
        if (lock == null) {
            throw new StatusException(Status.HELD, holderText(channel));
        }
        if (!lock.isValid()) {
            throw new StatusException(Status.FAILED, claim.lockFile() + " lost its lock");
        }
        return lock;
    }

    private static boolean isStillThere(LeaseRegistry.Claim claim) throws IOException {
        return FolderFiles.found(claim.lockFile())
                .filter(file -> Objects.equals(file.fileKey(), claim.fileKey()))
                .isPresent();
    }

    private static void writeHolder(FileChannel channel, LeaseHolder holder) throws IOException {
        channel.truncate(0);
        ByteBuffer text = Bytes.ofText(holder.text()).asBuffer();
        while (text.hasRemaining()) {
            channel.write(text, text.position());
        }
    }

    private static String holderText(FileChannel channel) throws IOException {
        ByteBuffer text = ByteBuffer.allocate(HOLDER_BYTES);
        while (text.hasRemaining() && channel.read(text, text.position()) > 0) {
            // More may follow.
        }
        return Bytes.wrap(text.array(), 0, text.position()).asText();
    }

    /// Held while the lock file is the one that was locked and names this holder: another process
    /// gets the lock only where the file was deleted, or where this process opened and closed it
    /// elsewhere, which ends its lock on some systems, and then writes its own name.
    @Override
    public synchronized boolean isHeld() {
        try {
            return !closed && isStillThere(claim) && isOwn(holderText(lock.channel()));
        } catch (IOException unknown) {
            return false;
        }
    }

    private boolean isOwn(String text) {
        return !text.isEmpty() && claim.holder().text().startsWith(text);
    }

    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        boolean ours = isHeld();
        closed = true;
        try (FileChannel channel = lock.channel()) {
            if (ours) { // else it may be another's name
                FileChannel unused = channel.truncate(0);
            }
        } catch (IOException unwritten) {
            // Let go all the same: a text that stays means nothing without the lock.
        } finally {
            registry.release(claim);
        }
    }
}
