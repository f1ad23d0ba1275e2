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

    /// Copies a file to `NAME.bak-TIME`, or `NAME.bak-TIME-2` and so on where that is taken.
    static BackupFile of(Path original, Instant now) throws IOException {
        String name = original.getFileName() + ".bak-" + TIME.format(now);
        for (int n = 1; n < MOST_IN_A_SECOND; n++) {
            Path file = original.resolveSibling(n == 1 ? name : name + "-" + n);
            try {
                Files.copy(original, file, StandardCopyOption.COPY_ATTRIBUTES);
                return new BackupFile(file);
            } catch (FileAlreadyExistsException taken) {
                // The next name may be free.
            }
        }
        throw new FileAlreadyExistsException(name);
    }

    /// Forces it to the disk.
    void force() throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
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
