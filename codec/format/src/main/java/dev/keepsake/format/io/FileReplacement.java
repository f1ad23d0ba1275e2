package dev.keepsake.format.io;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Puts a whole new content in the place of a file, so that at every moment either the old or the
/// new one stands there, whole.
///
/// The content is written aside, forced to the disk, read back and compared; then the file is
/// checked not to have changed since it was opened, a backup is kept where one is wanted, and the
/// new content takes the file's name and permissions. A link is refused, never written through.
/// Immutable; two at once for one file are safe, the last wins.
public final class FileReplacement {
    private final Path target;
    private final @Nullable Fingerprint expected;
    private final @Nullable Instant backupTime;

    private FileReplacement(
            Path target, @Nullable Fingerprint expected, @Nullable Instant backupTime) {
        this.target = target.toAbsolutePath();
        this.expected = expected;
        this.backupTime = backupTime;
    }

    /// Replaces a file, or makes it where it is not there.
    public static FileReplacement of(Path target) {
        return new FileReplacement(target, null, null);
    }

    /// The same, refused as *changed* where the file is no longer what was opened.
    public FileReplacement expecting(Fingerprint opened) {
        return new FileReplacement(target, opened, backupTime);
    }

    /// The same, with the old content kept beside the file as `NAME.bak-TIME`.
    ///
    /// @param now the time in the backup's name
    public FileReplacement withBackup(Instant now) {
        return new FileReplacement(target, expected, now);
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
    public record Replaced(Path file, @Nullable Path backup) {}

    /// Replaces the file.
    ///
    /// @throws SaveException where content or check throw it, the storage fails, or the file has
    ///   changed ([ChangedException]); the file is then as it was, and nothing is left beside it
    public Replaced write(Content content, Check check) throws SaveException {
        try (AsideFile aside = AsideFile.beside(target)) {
            requireNoLink();
            Fingerprint written = aside.write(content);
            aside.requireReadBack(written, check);
            requireUnchanged();
            aside.takePermissionsOf(target);
            Path backup = keepBackup();
            aside.moveOver(target);
            return new Replaced(target, backup);
        } catch (IOException failure) {
            throw StorageException.of(target.toString(), failure);
        }
    }

    private void requireNoLink() throws SaveException {
        if (Files.isSymbolicLink(target)) {
            throw SaveException.of(Finding.of(FileCode.IS_LINK).with("file", target));
        }
    }

    private void requireUnchanged() throws SaveException {
        if (expected == null) {
            return;
        }
        if (Files.notExists(target, LinkOption.NOFOLLOW_LINKS) || !currently().equals(expected)) {
            throw SaveException.of(Finding.of(GeneralCode.CHANGED).with("file", target));
        }
    }

    private Fingerprint currently() throws SaveException {
        try (ByteSource source = FileSource.open(target)) {
            return Fingerprint.of(source);
        }
    }

    private @Nullable Path keepBackup() throws IOException {
        if (backupTime == null || Files.notExists(target)) {
            return null;
        }
        Path backup = Backups.copy(target, backupTime);
        try (FileChannel channel = FileChannel.open(backup, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        return backup;
    }
}
