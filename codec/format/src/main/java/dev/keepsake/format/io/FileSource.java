package dev.keepsake.format.io;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/// A file, read at positions; small ones are read whole and let go at once.
///
/// No memory mapping: a file that shrinks must not crash the process.
public final class FileSource implements ByteSource {
    private static final long WHOLE_BYTES = 64L << 20;

    /// The JDK keeps a direct buffer as large as the largest read of a thread.
    private static final int PIECE_BYTES = 1 << 20;

    private final String name;
    private final FileChannel channel;
    private final long size;

    private FileSource(String name, FileChannel channel, long size) {
        this.name = name;
        this.channel = channel;
        this.size = size;
    }

    /// Opens a file: up to 64 MiB are read whole and the file is closed, above it stays open.
    ///
    /// @throws StorageException where it is not there or not readable
    public static ByteSource open(Path file) throws SaveException {
        String name = file.toString();
        try {
            if (Files.isDirectory(file)) {
                throw new IOException("is a folder");
            }
            if (!Files.isRegularFile(file)) {
                return readStream(file, name);
            }
            long size = Files.size(file);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
            FileSource source = new FileSource(name, channel, size);
            return size <= WHOLE_BYTES ? source.readWhole() : source;
        } catch (NoSuchFileException missing) {
            throw SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", name));
        } catch (IOException failure) {
            throw StorageException.of(name, failure);
        }
    }

    /// Opens a regular file, reads nothing yet and keeps it open: what it gives is the file of this
    /// moment, also once another took its name. No link is followed.
    ///
    /// @throws StorageException where it is not there, not readable, or a link, a folder, a device
    ///   or a pipe (which is not opened, as that may wait for ever)
    public static ByteSource pinned(Path file) throws SaveException {
        String name = file.toString();
        try {
            var found =
                    Files.readAttributes(
                            file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (!found.isRegularFile()) {
                FileCode code = found.isSymbolicLink() ? FileCode.IS_LINK : FileCode.NOT_A_FILE;
                throw SaveException.of(Finding.of(code).with("file", name));
            }
            return opened(file, name, LinkOption.NOFOLLOW_LINKS);
        } catch (NoSuchFileException missing) {
            throw SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", name));
        } catch (IOException failure) {
            throw StorageException.of(name, failure);
        }
    }

    /// Opens a file of this program's own and keeps it open: a small one is not held whole either.
    static ByteSource inPieces(Path file) throws IOException {
        return opened(file, file.toString());
    }

    private static FileSource opened(Path file, String name, OpenOption... more)
            throws IOException {
        Set<OpenOption> options = new HashSet<>(List.of(more));
        options.add(StandardOpenOption.READ);
        FileChannel channel = FileChannel.open(file, options);
        boolean sized = false;
        try {
            var source = new FileSource(name, channel, channel.size());
            sized = true;
            return source;
        } finally {
            if (!sized) {
                channel.close();
            }
        }
    }

    /// A pipe or device has no size to go by: it is read to its end, within what is read whole.
    private static ByteSource readStream(Path file, String name) throws SaveException, IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] bytes = stream.readNBytes((int) WHOLE_BYTES + 1);
            if (bytes.length > WHOLE_BYTES) {
                throw SaveException.of(
                        Finding.of(GeneralCode.LIMIT)
                                .with("limit", "storedBytes")
                                .with("found", bytes.length)
                                .with("allowed", WHOLE_BYTES));
            }
            return MemorySource.of(name, Bytes.wrap(bytes));
        }
    }

    private ByteSource readWhole() throws SaveException {
        try (this) {
            return MemorySource.of(name, read(0, (int) size));
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public Bytes read(long position, int length) throws SaveException {
        Objects.checkFromIndexSize(position, (long) length, size);
        byte[] bytes = new byte[length];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            while (buffer.position() < length) {
                buffer.limit(Math.min(length, buffer.position() + PIECE_BYTES));
                if (channel.read(buffer, position + buffer.position()) < 0) {
                    throw SaveException.of(Finding.of(GeneralCode.CHANGED).with("file", name));
                }
            }
            if (channel.size() != size) {
                throw SaveException.of(Finding.of(GeneralCode.CHANGED).with("file", name));
            }
        } catch (IOException failure) {
            throw StorageException.of(name, failure);
        }
        return Bytes.wrap(bytes);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
