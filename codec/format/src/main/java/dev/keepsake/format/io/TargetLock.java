package dev.keepsake.format.io;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// Lets one replacement of a file at a time look at it a last time and take its place: an operating
/// system's lock between processes, one lock of this process within it.
///
/// What is locked is an empty file of its own in the folder for temporary files, named after the
/// target: a POSIX lock of the target itself would end as soon as this process closed the target
/// after reading it. Where that file may not be opened, there is no lock between processes.
final class TargetLock implements Closeable {
    /// Held for a moment a file; the system's locks are of the process, not of a thread.
    private static final ReentrantLock IN_PROCESS = new ReentrantLock();

    private final @Nullable FileChannel channel;

    private TargetLock(@Nullable FileChannel channel) {
        this.channel = channel;
    }

    /// Waits for the lock of a file.
    static TargetLock of(Path target) throws IOException {
        IN_PROCESS.lock();
        boolean held = false;
        try {
            var lock = new TargetLock(lockedOrNone(target));
            held = true;
            return lock;
        } finally {
            if (!held) {
                IN_PROCESS.unlock();
            }
        }
    }

    private static @Nullable FileChannel lockedOrNone(Path target) throws IOException {
        FileChannel channel;
        try {
            channel =
                    FileChannel.open(
                            lockFile(target), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (NoSuchFileException | AccessDeniedException noLock) {
            return null;
        }
        boolean held = false;
        try {
            held = channel.lock() != null;
            return channel;
        } finally {
            if (!held) {
                channel.close();
            }
        }
    }

    private static Path lockFile(Path target) {
        byte[] name = target.toAbsolutePath().normalize().toString().getBytes(UTF_8);
        String file = "keepsake-" + UUID.nameUUIDFromBytes(name) + ".lock";
        return Path.of(System.getProperty("java.io.tmpdir"), file);
    }

    /// Fails where this thread does not hold the lock of this process.
    void requireHeld() {
        if (!IN_PROCESS.isHeldByCurrentThread()) {
            throw new IllegalStateException("not held");
        }
    }

    @Override
    public void close() throws IOException {
        try {
            if (channel != null) {
                channel.close();
            }
        } finally {
            IN_PROCESS.unlock();
        }
    }
}
