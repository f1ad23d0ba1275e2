package dev.keepsake.store.backend;

import dev.keepsake.format.io.FolderForce;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.KeptFile;
import dev.keepsake.store.file.StoredFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where the files of a folder's store lie, and whether what lies there may be touched.
///
/// @param root the folder, without links
record FolderFiles(Path root) {
    /// The files of a folder, which need not be there yet.
    static FolderFiles of(Path folder) {
        return new FolderFiles(withoutLinks(folder.toAbsolutePath()).normalize());
    }

    /// The real path of as much of it as there is, and the rest.
    private static Path withoutLinks(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException notThere) {
            Path parent = folder.getParent();
            Path name = folder.getFileName();
            return parent == null || name == null ? folder : withoutLinks(parent).resolve(name);
        }
    }

    Path backups() {
        return root.resolve(KeptFile.FOLDER);
    }

    Path folder(StoredFile file) {
        return switch (file) {
            case CopyFile copy -> root;
            case KeptFile kept -> backups();
        };
    }

    Path path(StoredFile file) {
        return root.resolve(file.path());
    }

    /// The file whose permissions a new one gets where it has none to keep.
    Path likeness(StoredFile file) {
        return switch (file) {
            case CopyFile copy -> path(copy.other());
            case KeptFile kept -> path(kept);
        };
    }

    /// Says what the system knows of what stands at a path, a link itself; nothing where nothing
    /// does.
    static Optional<BasicFileAttributes> found(Path path) throws IOException {
        try {
            return Optional.of(
                    Files.readAttributes(
                            path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
        } catch (NoSuchFileException missing) {
            return Optional.empty();
        }
    }

    /// Refuses a file in a linked folder.
    void requireInside(StoredFile file) throws IOException {
        if (file instanceof KeptFile) {
            requireBackupsFolder();
        }
    }

    /// Refuses backups that are no folder of their own.
    ///
    /// @return false where there are none yet
    boolean requireBackupsFolder() throws IOException {
        Optional<BasicFileAttributes> found = found(backups());
        if (found.isPresent() && !found.get().isDirectory()) {
            throw new StatusException(Status.IN_THE_WAY, backups() + " is no folder");
        }
        return found.isPresent();
    }

    /// Refuses whatever is no ordinary file.
    ///
    /// @return false where nothing is there
    static boolean requireFile(Path path) throws IOException {
        Optional<BasicFileAttributes> found = found(path);
        if (found.isPresent() && !found.get().isRegularFile()) {
            throw new StatusException(Status.IN_THE_WAY, path + " is no file");
        }
        return found.isPresent();
    }

    /// Refuses a file that somebody made read-only. An administrator may write any file: the bits
    /// count for them too.
    static void requireWritable(Path file) throws IOException {
        if (!Files.isWritable(file) || !mayOwnerWrite(file)) {
            throw new StatusException(Status.READ_ONLY, file + " is read-only");
        }
    }

    private static boolean mayOwnerWrite(Path file) throws IOException {
        PosixFileAttributeView posix = posix(file);
        return posix == null
                || posix.readAttributes().permissions().contains(PosixFilePermission.OWNER_WRITE);
    }

    private static @Nullable PosixFileAttributeView posix(Path path) {
        return Files.getFileAttributeView(
                path, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    }

    /// Makes the folder of a file where it is not there, so that it stays there after a power cut.
    void makeFolder(StoredFile file) throws IOException {
        makeRoot();
        if (file instanceof KeptFile && !requireBackupsFolder()) {
            makeWithin(root, backups());
            takePermissions();
        }
    }

    void makeRoot() throws IOException {
        make(root);
    }

    private static void make(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Path parent = folder.getParent();
        if (parent != null) {
            make(parent);
            makeWithin(parent, folder);
        }
    }

    private static void makeWithin(Path parent, Path folder) throws IOException {
        try {
            Files.createDirectory(folder);
        } catch (FileAlreadyExistsException made) {
            if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
                throw made;
            }
        }
        FolderForce.force(parent);
    }

    /// Backups are seen by those who see the saves.
    private void takePermissions() throws IOException {
        PosixFileAttributeView theirs = posix(root);
        PosixFileAttributeView own = posix(backups());
        if (theirs != null && own != null) {
            own.setPermissions(theirs.readAttributes().permissions());
        }
    }
}
