package dev.keepsake.store.backend;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The leases of folders that one process holds, by the lock file's path and by its identity.
///
/// Systems give their locks to a process, and some end them as soon as it closes any channel to the
/// file: so no lock file is opened twice in a process. A process has one registry; another one is
/// for tests that let a process die. Any thread may use it.
public final class LeaseRegistry {
    static final LeaseRegistry OF_PROCESS = new LeaseRegistry();

    private final List<Claim> claims = new ArrayList<>();

    /// A registry that knows of no lease.
    public LeaseRegistry() {}

    /// The right of this process to open a lock file.
    ///
    /// @param fileKey what tells the file from others whatever its path, null where the system says
    ///   nothing of the kind
    record Claim(Path lockFile, @Nullable Object fileKey, LeaseHolder holder) {
        private boolean isSameFile(Path path, @Nullable Object key) {
            return lockFile.equals(path) || fileKey != null && fileKey.equals(key);
        }
    }

    /// Claims a lock file and makes it where it is not there.
    ///
    /// @throws StatusException held, where this process holds it
    synchronized Claim claim(Path lockFile, LeaseHolder holder) throws IOException {
        requireFree(lockFile, null);
        // Within the registry's own lock: making a file opens and closes it.
        BasicFileAttributes file = madeIfMissing(lockFile);
        requireFree(lockFile, file.fileKey());
        var claim = new Claim(lockFile, file.fileKey(), holder);
        claims.add(claim);
        return claim;
    }

    /// Whom a lock file names, unless this process has it: then it is not opened. What a process
    /// that died left is named too.
    synchronized Optional<LeaseHolder> findOther(Path lockFile) throws IOException {
        Optional<BasicFileAttributes> file = FolderFiles.found(lockFile);
        if (file.isEmpty() || file.get().size() == 0 || file.get().size() > 4096) {
            return Optional.empty();
        }
        Object key = file.get().fileKey();
        if (claims.stream().anyMatch(claim -> claim.isSameFile(lockFile, key))) {
            return Optional.empty();
        }
        return LeaseHolder.parse(Files.readString(lockFile));
    }

    synchronized void release(Claim claim) {
        claims.remove(claim);
    }

    private void requireFree(Path lockFile, @Nullable Object fileKey) throws StatusException {
        for (Claim held : claims) {
            if (held.isSameFile(lockFile, fileKey)) {
                throw new StatusException(Status.HELD, held.holder().text());
            }
        }
    }

    private static BasicFileAttributes madeIfMissing(Path lockFile) throws IOException {
        try {
            if (FolderFiles.found(lockFile).isEmpty()) {
                Files.createFile(lockFile);
            }
        } catch (FileAlreadyExistsException madeByAnother) {
            // All the same who made it.
        }
        Optional<BasicFileAttributes> found = FolderFiles.found(lockFile);
        if (found.isEmpty() || !found.get().isRegularFile()) {
            throw new StatusException(Status.IN_THE_WAY, lockFile + " is no file");
        }
        return found.get();
    }
}
