package dev.keepsake.storetest;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A file or folder opened in a faulty file system. Nothing is really forced.
final class FaultyChannel extends FileChannel {
    private static final int[] SECTORS = {512, 4096};
    private static final int PIECE_BYTES = 1 << 16;

    private final Steps steps;
    private final String name;
    private final FileChannel real;
    private final @Nullable DiskFile file;
    private final Runnable force;
    private int cuts;

    /// An opened file.
    FaultyChannel(Steps steps, String name, FileChannel real, DiskFile file) {
        this.steps = steps;
        this.name = name;
        this.real = real;
        this.file = file;
        this.force = file::force;
    }

    /// An opened folder.
    FaultyChannel(Steps steps, String name, FileChannel real, Runnable force) {
        this.steps = steps;
        this.name = name;
        this.real = real;
        this.file = null;
        this.force = force;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        steps.requirePower();
        return real.read(target);
    }

    @Override
    public long read(ByteBuffer[] targets, int offset, int length) throws IOException {
        steps.requirePower();
        return real.read(targets, offset, length);
    }

    @Override
    public int read(ByteBuffer target, long position) throws IOException {
        steps.requirePower();
        return real.read(target, position);
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        int length = put(source, real.position());
        real.position(real.position() + length);
        return length;
    }

    @Override
    public long write(ByteBuffer[] sources, int offset, int length) throws IOException {
        long written = 0;
        for (int i = offset; i < offset + length; i++) {
            written += write(sources[i]);
        }
        return written;
    }

    @Override
    public int write(ByteBuffer source, long position) throws IOException {
        return put(source, position);
    }

    /// Writes all of it; where the power is cut or the write fails, the first half in sectors.
    private int put(ByteBuffer source, long position) throws IOException {
        DiskFile written = Objects.requireNonNull(file, "a folder");
        IOException instead = steps.next("write " + name);
        byte[] bytes = new byte[source.remaining()];
        source.get(bytes);
        int length = bytes.length;
        if (instead != null) {
            int sector = SECTORS[cuts++ % SECTORS.length];
            length = length / 2 / sector * sector;
        }
        ByteBuffer part = ByteBuffer.wrap(bytes, 0, length);
        while (part.hasRemaining()) {
            real.write(part, position + part.position());
        }
        written.write(position, bytes, length);
        if (instead != null) {
            throw instead;
        }
        return length;
    }

    @Override
    public long position() throws IOException {
        return real.position();
    }

    @Override
    public FileChannel position(long position) throws IOException {
        real.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        steps.requirePower();
        return real.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        steps.take("truncate " + name);
        real.truncate(size);
        Objects.requireNonNull(file, "a folder").truncate(size);
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        steps.take("force " + name);
        force.run();
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target)
            throws IOException {
        ByteBuffer piece = ByteBuffer.allocate((int) Math.min(count, PIECE_BYTES));
        if (read(piece, position) <= 0) {
            return 0;
        }
        return target.write(piece.flip());
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count)
            throws IOException {
        ByteBuffer piece = ByteBuffer.allocate((int) Math.min(count, PIECE_BYTES));
        if (source.read(piece) <= 0) {
            return 0;
        }
        return write(piece.flip(), position);
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        steps.requireLocks();
        return new Lock(this, real.lock(position, size, shared));
    }

    @Override
    public @Nullable FileLock tryLock(long position, long size, boolean shared) throws IOException {
        steps.requireLocks();
        FileLock lock = real.tryLock(position, size, shared);
        return lock == null ? null : new Lock(this, lock);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
    }

    private static final class Lock extends FileLock {
        private final FileLock real;

        Lock(FileChannel channel, FileLock real) {
            super(channel, real.position(), real.size(), real.isShared());
            this.real = real;
        }

        @Override
        public boolean isValid() {
            return real.isValid();
        }

        @Override
        public void release() throws IOException {
            real.release();
        }
    }
}
