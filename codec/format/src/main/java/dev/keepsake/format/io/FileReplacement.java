package dev.keepsake.format.io;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// Puts a whole new content in the place of a file, so that at every moment either the old or the
/// new one stands there, whole.
///
/// The content is written aside, forced to the disk, read back and compared; a backup is kept where
/// one is wanted; then the file is checked not to have changed since it was opened, and at once the
/// new content takes the file's name; it has the file's permissions before its first byte. From the
/// backup to the move the file is locked, so that of two replacements that expect the same content
/// one ends as *changed*; what a program that asks for no lock writes in that moment is lost. A
/// link, a folder or a device is refused, never written through. Immutable; any thread may use it.
public final class FileReplacement {
    private final Path target;
    private final Wishes wishes;

    private FileReplacement(Path target, Wishes wishes) {
        this.target = target.toAbsolutePath();
        this.wishes = wishes;
    }

    /// What a caller asked for.
    ///
    /// @param locked false where a lease of the folder keeps other writers away
    /// @param likeness the file whose permissions a new one gets, null where none was named
    private record Wishes(
            @Nullable Fingerprint expected,
            @Nullable Instant backupTime,
            Progress progress,
            boolean locked,
            @Nullable Path likeness,
            Pause pause) {}

    /// Replaces a file, or makes it where it is not there.
    public static FileReplacement of(Path target) {
        Pause parked = millis -> LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
        return new FileReplacement(
                target, new Wishes(null, null, Progress.NONE, true, null, parked));
    }

    /// The same, refused as *changed* where the file is no longer what was opened.
    public FileReplacement expecting(Fingerprint opened) {
        var other =
                new Wishes(
                        opened,
                        wishes.backupTime,
                        wishes.progress,
                        wishes.locked,
                        wishes.likeness,
                        wishes.pause);
        return new FileReplacement(target, other);
    }

    /// The same, with the old content kept beside the file as `NAME.bak-TIME`.
    ///
    /// @param now the time in the backup's name
    public FileReplacement withBackup(Instant now) {
        var other =
                new Wishes(
                        wishes.expected,
                        now,
                        wishes.progress,
                        wishes.locked,
                        wishes.likeness,
                        wishes.pause);
        return new FileReplacement(target, other);
    }

    /// The same, which asks whether to stop while it reads back and compares; never once the new
    /// content begins to take the file's place.
    public FileReplacement withProgress(Progress progress) {
        var other =
                new Wishes(
                        wishes.expected,
                        wishes.backupTime,
                        progress,
                        wishes.locked,
                        wishes.likeness,
                        wishes.pause);
        return new FileReplacement(target, other);
    }

    /// The same for a caller who holds a lease that keeps all other writers away from the file: no
    /// lock is taken. A backup and an expected content are of no use then.
    ///
    /// @param likeness where the file is not there yet: the file whose permissions the new one
    ///   gets, if that is there
    /// @param pause how to wait before the system is asked again to replace a file that another
    ///   program has open
    public FileReplacement underLease(Path likeness, Pause pause) {
        var other =
                new Wishes(
                        wishes.expected,
                        wishes.backupTime,
                        wishes.progress,
                        false,
                        likeness,
                        pause);
        return new FileReplacement(target, other);
    }

    /// Waits a moment.
    @FunctionalInterface
    public interface Pause {
        /// Waits about this long.
        void pause(long millis);
    }

    /// Writes the new content.
    @FunctionalInterface
    public interface Content {
        /// Writes all of it.
        void writeTo(ByteSink sink) throws SaveException;
    }

    /// A last look at the new content before it takes the file's place.
    @FunctionalInterface
    public interface Check {
        /// Any content is right.
        Check NONE = written -> {};

        /// Refuses the new content by throwing. Need not close the source.
        void check(ByteSource written) throws SaveException;
    }

    /// What was done.
    ///
    /// @param file the file that holds the new content
    /// @param backup the file that holds the old one, null where none was kept
    /// @param folderForced true where the folder was forced to the disk too; where it is false, as
    ///   it always is on Windows, a power cut within seconds may bring the old content back
    public record Replaced(Path file, @Nullable Path backup, boolean folderForced) {}

    /// Replaces the file. It is done once the content took the file's name: a folder that cannot be
    /// forced afterwards is said in the result, and is no failure.
    ///
    /// @throws SaveException where content or check throw it, the storage fails, the caller stops
    ///   it or the file has changed (*changed*); the file is then as it was, and nothing is left
    ///   beside it, no backup either
    public Replaced write(Content content, Check check) throws SaveException {
        requireReplaceable();
        try (AsideFile aside = AsideFile.beside(target)) {
            aside.takePermissionsOf(
                    wishes.likeness == null ? List.of(target) : List.of(target, wishes.likeness));
            Fingerprint written = aside.write(content);
            aside.requireReadBack(written, check, wishes.progress);
            Path backup = replaceBy(aside);
            return new Replaced(target, backup, forceFolder());
        } catch (NoSuchFileException noFolder) {
            throw SaveException.of(
                    Finding.of(GeneralCode.NOT_FOUND)
                            .with("file", String.valueOf(target.getParent())));
        } catch (IOException failure) {
            throw StorageException.of(target.toString(), failure);
        }
    }

    private void requireReplaceable() throws SaveException {
        if (Files.isSymbolicLink(target)) {
            throw SaveException.of(Finding.of(FileCode.IS_LINK).with("file", target));
        }
        boolean there = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
        if (there && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
            throw SaveException.of(Finding.of(FileCode.NOT_A_FILE).with("file", target));
        }
    }

    private boolean forceFolder() {
        Path folder = target.getParent();
        return folder != null && FolderForce.force(folder);
    }

    private @Nullable Path replaceBy(AsideFile aside) throws SaveException, IOException {
        if (!wishes.locked) {
            return replaceAtOnce(aside);
        }
        try (TargetLock lock = TargetLock.of(target)) {
            lock.requireHeld();
            return replaceAtOnce(aside);
        }
    }

    private @Nullable Path replaceAtOnce(AsideFile aside) throws SaveException, IOException {
        var moves = new MoveRetry(wishes.pause);
        if (wishes.backupTime == null || Files.notExists(target)) {
            requireUnchanged();
            aside.moveOver(target, moves);
            return null;
        }
        try (BackupFile backup = BackupFile.of(target, wishes.backupTime)) {
            requireUnchanged();
            aside.moveOver(target, moves);
            return backup.keep();
        }
    }

    /// Compares the whole file with what was opened, and then what the system says of it with what
    /// it said before that: the last look takes no longer for a large file.
    private void requireUnchanged() throws SaveException, IOException {
        requireReplaceable();
        Fingerprint expected = wishes.expected;
        if (expected == null) {
            return;
        }
        if (Files.notExists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw changed();
        }
        BasicFileAttributes before = attributes();
        Fingerprint found = currently();
        BasicFileAttributes after = attributes();
        boolean same =
                found.equals(expected)
                        && before.size() == after.size()
                        && before.lastModifiedTime().equals(after.lastModifiedTime())
                        && Objects.equals(before.fileKey(), after.fileKey());
        if (!same) {
            throw changed();
        }
    }

    private SaveException changed() {
        return SaveException.of(Finding.of(GeneralCode.CHANGED).with("file", target));
    }

    private BasicFileAttributes attributes() throws IOException {
        return Files.readAttributes(target, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    private Fingerprint currently() throws SaveException {
        try (ByteSource source = FileSource.open(target)) {
            return Fingerprint.of(source, wishes.progress);
        }
    }
}
