package dev.keepsake.format.io;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// A new file beside one that it is to replace; gone when closed, unless it took the other's place.
final class AsideFile implements Closeable {
    private static final int NAMES = 100;
    private static final int MOVES = 5;
    private static final long MOVE_PAUSE_MILLIS = 20;

    private final Path file;
    private final FileChannel channel;
    private boolean moved;

    private AsideFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /// An empty file of its own: a name that is taken, by a link too, is never opened.
    static AsideFile beside(Path target) throws IOException {
        String name = target.getFileName() + ".new-" + ProcessHandle.current().pid() + "-";
        for (int n = 1; n <= NAMES; n++) {
            Path file = target.resolveSibling(name + n);
            try {
                return new AsideFile(
                        file,
                        FileChannel.open(
                                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
            } catch (FileAlreadyExistsException taken) {
                // The next name may be free.
            }
        }
        throw new FileAlreadyExistsException(name + NAMES);
    }

    /// Writes the content, forces it to the disk and lets go of it.
    Fingerprint write(FileReplacement.Content content) throws SaveException, IOException {
        var sink = new FingerprintSink(FileSink.of(file.toString(), channel));
        content.writeTo(sink);
        channel.force(true);
        channel.close();
        return sink.fingerprint();
    }

    void requireReadBack(Fingerprint written, FileReplacement.Check check, Progress progress)
            throws SaveException {
        try (ByteSource source = FileSource.open(file)) {
            if (!Fingerprint.of(source, progress).equals(written)) {
                throw SaveException.of(Finding.of(FileCode.READ_BACK).with("file", file));
            }
            check.check(source);
        }
    }

    /// Gives this file the other's permissions, where there is one and the system has them.
    void takePermissionsOf(Path other) throws IOException {
        var theirs = Files.getFileAttributeView(other, PosixFileAttributeView.class);
        var own = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (theirs != null && own != null && Files.exists(other)) {
            own.setPermissions(theirs.readAttributes().permissions());
        }
    }

    /// Takes the other's place. A scanner that has one of the two open makes Windows refuse for a
    /// moment.
    void moveOver(Path target) throws IOException {
        for (int n = 1; ; n++) {
            try {
                Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
                moved = true;
                return;
            } catch (FileSystemException busy) {
                if (n == MOVES || Files.isDirectory(target)) {
                    throw busy;
                }
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(n * MOVE_PAUSE_MILLIS));
            }
        }
    }

    /// Forces a file's folder, so that a power cut does not take the move back; false where the
    /// system does not.
    static boolean forceFolder(Path target) {
        Path folder = target.getParent();
        if (folder == null || System.getProperty("os.name").startsWith("Windows")) {
            return false; // Windows opens no folders
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        if (!moved) { // else the name is free, and may be another's by now
            Files.deleteIfExists(file);
        }
    }
}
