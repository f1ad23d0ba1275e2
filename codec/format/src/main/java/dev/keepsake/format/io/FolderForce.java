package dev.keepsake.format.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Forces a folder to the disk: what was made, moved or deleted in it then survives a power cut.
public final class FolderForce {
    private FolderForce() {}

    /// Forces the folder.
    ///
    /// @return false where the system does not, as Windows, which opens no folders
    public static boolean force(Path folder) {
        if (System.getProperty("os.name").startsWith("Windows")) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
            return true;
        } catch (IOException | UnsupportedOperationException refused) {
            return false;
        }
    }
}
