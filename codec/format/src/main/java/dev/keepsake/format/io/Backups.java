package dev.keepsake.format.io;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Copies of files about to be replaced, beside them.
final class Backups {
    private static final int MOST_IN_A_SECOND = 1_000;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Backups() {}

    /// Copies a file to `NAME.bak-TIME`, or `NAME.bak-TIME-2` and so on where that is taken.
    static Path copy(Path file, Instant now) throws IOException {
        String name = file.getFileName() + ".bak-" + TIME.format(now);
        for (int n = 1; n < MOST_IN_A_SECOND; n++) {
            Path backup = file.resolveSibling(n == 1 ? name : name + "-" + n);
            try {
                return Files.copy(file, backup, StandardCopyOption.COPY_ATTRIBUTES);
            } catch (FileAlreadyExistsException taken) {
                // The next name may be free.
            }
        }
        throw new FileAlreadyExistsException(name);
    }
}
