package dev.keepsake.app.cli;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The files that an argument means: itself, or all in the folder and the folders in it, by name.
/// Links in a folder are not followed.
final class FileWalk {
    private FileWalk() {}

    /// A file to look at.
    ///
    /// @param named true where it was typed, not met in a folder
    record Found(Path file, boolean named) {}

    static List<Found> files(Path argument) throws SaveException {
        if (Files.notExists(argument)) {
            throw SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", argument));
        }
        if (!Files.isDirectory(argument)) {
            return List.of(new Found(argument, true));
        }
        try (Stream<Path> files = Files.walk(argument)) {
            return files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .map(file -> new Found(file, false))
                    .toList();
        } catch (IOException failure) {
            throw StorageException.of(argument.toString(), failure);
        } catch (UncheckedIOException failure) {
            throw StorageException.of(argument.toString(), new IOException(failure));
        }
    }
}
