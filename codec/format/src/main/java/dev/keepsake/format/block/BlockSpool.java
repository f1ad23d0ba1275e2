package dev.keepsake.format.block;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import dev.keepsake.model.value.Bytes;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Keeps encoded blocks until the directory that stands before them is known.
///
/// Up to 64 MiB stay in memory; what comes after goes to a temporary file that is gone when this is
/// closed. For one thread at a time.
public final class BlockSpool implements Closeable {
    private static final long MEMORY_BYTES = 64L << 20;
    private static final String WHAT = "temporary file";

    private final List<Bytes> inMemory = new ArrayList<>();
    private final List<Long> starts = new ArrayList<>();
    private long memory;
    private long fileSize;
    private @Nullable FileChannel file;

    /// An empty spool.
    public BlockSpool() {}

    /// Keeps a block's bytes.
    ///
    /// @return its number, to ask for it again
    public int add(Bytes stored) throws SaveException {
        if (file == null && memory + stored.length() <= MEMORY_BYTES) {
            memory += stored.length();
            inMemory.add(stored);
        } else {
            starts.add(fileSize);
            append(stored);
        }
        return inMemory.size() + starts.size() - 1;
    }

    private void append(Bytes stored) throws SaveException {
        try {
            FileChannel channel = openFile();
            ByteBuffer buffer = stored.asBuffer();
            while (buffer.hasRemaining()) {
                fileSize += channel.write(buffer, fileSize);
            }
        } catch (IOException failure) {
            throw StorageException.of(WHAT, failure);
        }
    }

    private FileChannel openFile() throws IOException {
        if (file == null) {
            Path path = Files.createTempFile("keepsake", ".blocks");
            file =
                    FileChannel.open(
                            path,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE,
                            StandardOpenOption.DELETE_ON_CLOSE);
        }
        return file;
    }

    /// The bytes of a block.
    public Bytes read(int number, int length) throws SaveException {
        if (number < inMemory.size()) {
            return inMemory.get(number);
        }
        byte[] bytes = new byte[length];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        long start = starts.get(number - inMemory.size());
        try {
            while (buffer.hasRemaining()) {
                if (openFile().read(buffer, start + buffer.position()) < 0) {
                    throw new IOException("ends early");
                }
            }
        } catch (IOException failure) {
            throw StorageException.of(WHAT, failure);
        }
        return Bytes.wrap(bytes);
    }

    @Override
    public void close() {
        inMemory.clear();
        if (file != null) {
            try {
                file.close();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
