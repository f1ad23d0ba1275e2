package dev.keepsake.format.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/// Moves a file over another, again where a scanner or a backup program that has one of the two
/// open makes the system refuse for a moment; any other failure is final at once.
final class MoveRetry {
    private static final int PAUSES = 7;
    private static final long FIRST_PAUSE_MILLIS = 25; // 3.2 s in all

    private final FileReplacement.Pause pause;

    MoveRetry(FileReplacement.Pause pause) {
        this.pause = pause;
    }

    /// Puts a file in the place of another, in one step.
    void move(Path file, Path target) throws IOException {
        for (int n = 0; ; n++) {
            try {
                Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
                return;
            } catch (FileSystemException refused) {
                if (n == PAUSES || !mayPass(refused) || Files.isDirectory(target)) {
                    throw refused;
                }
                pause.pause(FIRST_PAUSE_MILLIS << n);
            }
        }
    }

    /// Windows has no class of its own for a file that another program holds; network folders
    /// mounted elsewhere say that it is busy.
    private static boolean mayPass(FileSystemException refused) {
        if (refused instanceof AccessDeniedException) {
            return true;
        }
        boolean plain = refused.getClass() == FileSystemException.class;
        String reason = String.valueOf(refused.getReason()).toLowerCase(Locale.ROOT);
        return plain
                && (System.getProperty("os.name").startsWith("Windows") || reason.contains("busy"));
    }
}
