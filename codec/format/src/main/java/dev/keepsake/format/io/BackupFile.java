package dev.keepsake.format.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// A copy of a file about to be replaced, beside it; gone when closed, unless it is kept.
final class BackupFile implements Closeable {
    private static final int MOST_IN_A_SECOND = 1_000;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Path file;
    private boolean kept;

    private BackupFile(Path file) {
        this.file = file;
    }

    /// Copies a file to `NAME.bak-TIME`, or `NAME.bak-TIME-2` and so on where that is taken: copied
    /// under another name and forced first, so that a file of that name is whole.
    static BackupFile of(Path original, Instant now) throws IOException {
        String name = original.getFileName() + ".bak-" + TIME.format(now);
        Path copy = original.resolveSibling(name + ".new-" + ProcessHandle.current().pid());
        try {
            Files.copy(
                    original,
                    copy,
                    StandardCopyOption.COPY_ATTRIBUTES,
                    StandardCopyOption.REPLACE_EXISTING);
            force(copy);
            return new BackupFile(moved(copy, name));
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private static Path moved(Path copy, String name) throws IOException {
        for (int n = 1; n < MOST_IN_A_SECOND; n++) {
            try {
                return Files.move(copy, copy.resolveSibling(n == 1 ? name : name + "-" + n));
            } catch (FileAlreadyExistsException taken) {
                // The next name may be free.
            }
        }
        throw new FileAlreadyExistsException(name);
    }

    private static void force(Path file) throws IOException {
        boolean writable = Files.isWritable(file);
        StandardOpenOption option = writable ? StandardOpenOption.WRITE : StandardOpenOption.READ;
        try (FileChannel channel = FileChannel.open(file, option)) {
            channel.force(true);
        }
    }

    /// Keeps it, also when it is closed.
    Path keep() {
        kept = true;
        return file;
    }

    @Override
    public void close() throws IOException {
        if (!kept) {
            Files.deleteIfExists(file);
        }
    }
}
