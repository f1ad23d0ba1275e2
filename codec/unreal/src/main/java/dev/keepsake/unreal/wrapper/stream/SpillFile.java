package dev.keepsake.unreal.wrapper.stream;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileSink;
import dev.keepsake.format.io.FileSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A temporary file that is written once, read at positions and deleted when closed.
public final class SpillFile implements AutoCloseable {
    private final String name;
    private final Path path;
    private final FileChannel channel;
    private final FileSink sink;

    private SpillFile(String name, Path path, FileChannel channel) {
        this.name = name;
        this.path = path;
        this.channel = channel;
        this.sink = FileSink.of(path.toString(), channel);
    }

    /// An empty file.
    ///
    /// @param name what is kept in it, for messages
    public static SpillFile create(String name) throws SaveException {
        try {
            Path path = Files.createTempFile("keepsake", ".decoded");
            path.toFile().deleteOnExit();
            return new SpillFile(name, path, FileChannel.open(path, StandardOpenOption.WRITE));
        } catch (IOException failure) {
            throw StorageException.of(name, failure);
        }
    }

    /// Where it lies.
    public Path path() {
        return path;
    }

    /// Adds bytes at the end.
    public void write(Bytes bytes) throws SaveException {
        sink.write(bytes);
    }

    /// How many bytes were written.
    public long size() {
        return sink.position();
    }

    /// The bytes written, which from now on own the file.
    public ByteSource source() throws SaveException {
        try {
            channel.close();
        } catch (IOException failure) {
            throw StorageException.of(name, failure);
        }
        return new SpilledSource(name, path, FileSource.open(path));
    }

    @Override
    public void close() {
        try {
            channel.close();
            Files.deleteIfExists(path);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Reads the file under the name of what is kept in it.
    private record SpilledSource(String name, Path path, ByteSource file) implements ByteSource {
        @Override
        public long size() {
            return file.size();
        }

        @Override
        public Bytes read(long position, int length) throws SaveException {
            return file.read(position, length);
        }

        @Override
        public void close() {
            file.close();
            try {
                Files.deleteIfExists(path);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
