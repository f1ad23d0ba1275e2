package dev.keepsake.store.backend;

import dev.keepsake.format.io.FolderForce;
import dev.keepsake.store.file.CopyFile;
import dev.keepsake.store.file.KeptFile;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What writers that died left beside a store's files. Whoever holds the lease is the only writer,
/// so all of it is of the dead.
final class Leftovers {
    private static final Pattern NAME = Pattern.compile("(.+)\\.new-[0-9]+-[0-9]+");

    private Leftovers() {}

    /// Deletes them. One that cannot be deleted stays, as it harms nobody.
    static void delete(FolderFiles files) throws IOException {
        delete(files.root(), name -> CopyFile.parse(name).isPresent());
        if (FolderFiles.found(files.backups()).filter(found -> found.isDirectory()).isPresent()) {
            delete(files.backups(), name -> KeptFile.parse(name).isPresent());
        }
    }

    private static void delete(Path folder, Predicate<String> isOurs) throws IOException {
        boolean deleted = false;
        try (var entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                Matcher name = NAME.matcher(String.valueOf(entry.getFileName()));
                if (name.matches() && isOurs.test(name.group(1))) {
                    deleted |= delete(entry);
                }
            }
        } catch (NoSuchFileException gone) {
            return;
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        if (deleted) {
            FolderForce.force(folder);
        }
    }

    private static boolean delete(Path file) {
        try {
            return FolderFiles.requireFile(file) && Files.deleteIfExists(file);
        } catch (IOException stays) {
            return false;
        }
    }
}
