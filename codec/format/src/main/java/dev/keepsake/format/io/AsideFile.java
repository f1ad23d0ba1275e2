package dev.keepsake.format.io;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.List;

/// A new file beside one that it is to replace; gone when closed, unless it took the other's place.
final class AsideFile implements Closeable {
    private static final int NAMES = 100;

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
            throws SaveException, IOException {
        try (ByteSource source = FileSource.inPieces(file)) {
            if (!Fingerprint.of(source, progress).equals(written)) {
                throw SaveException.of(Finding.of(FileCode.READ_BACK).with("file", file));
            }
            check.check(source);
        }
    }

    /// Gives this file the permissions of the first of these that is a file, where the system has
    /// permissions.
    void takePermissionsOf(List<Path> others) throws IOException {
        var own = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (own == null) {
            return;
        }
        for (Path other : others) {
            if (Files.isRegularFile(other, LinkOption.NOFOLLOW_LINKS)) {
                own.setPermissions(Files.getPosixFilePermissions(other, LinkOption.NOFOLLOW_LINKS));
                return;
            }
        }
    }

    /// Takes the other's place.
    void moveOver(Path target, MoveRetry moves) throws IOException {
        moves.move(file, target);
        moved = true;
    }

    @Override
    public void close() throws IOException {
        channel.close();
        if (!moved) { // else the name is free, and may be another's by now
            Files.deleteIfExists(file);
        }
    }
}
