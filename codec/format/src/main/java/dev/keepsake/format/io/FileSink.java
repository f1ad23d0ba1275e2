package dev.keepsake.format.io;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/// Writes bytes to an open file, from its beginning on. Whoever opened the channel forces and
/// closes it.
public final class FileSink implements ByteSink {
    /// The JDK keeps a direct buffer as large as the largest write of a thread.
    private static final int PIECE_BYTES = 1 << 20;

    private final String name;
    private final FileChannel channel;
    private long position;

    private FileSink(String name, FileChannel channel) {
        this.name = name;
        this.channel = channel;
    }

    /// A sink into this channel.
    ///
    /// @param name the file, for messages
    public static FileSink of(String name, FileChannel channel) {
        return new FileSink(name, channel);
    }

    @Override
    public void write(Bytes bytes) throws SaveException {
        put(position, bytes);
        position += bytes.length();
    }

    @Override
    public void overwrite(long start, Bytes bytes) throws SaveException {
        put(start, bytes);
    }

    @Override
    public long position() {
        return position;
    }

    private void put(long start, Bytes bytes) throws SaveException {
        ByteBuffer buffer = bytes.asBuffer();
        try {
            while (buffer.position() < bytes.length()) {
                buffer.limit(Math.min(bytes.length(), buffer.position() + PIECE_BYTES));
                channel.write(buffer, start + buffer.position());
            }
        } catch (IOException failure) {
            throw StorageException.of(name, failure);
        }
    }
}
