package dev.keepsake.app.cli;

import dev.keepsake.app.rulefile.RuleFiles;
import dev.keepsake.app.typefile.TypeFiles;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.StorageException;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The files that an argument means: itself, or all in the folder and the folders in it, by name.
/// Type files, files of expectations and links in a folder are passed over. What cannot be looked
/// into stands among them with its failure.
final class FileWalk extends SimpleFileVisitor<Path> {
    private final List<Found> found = new ArrayList<>();

    private FileWalk() {}

    /// A file to look at.
    ///
    /// @param named true where it was typed, not met in a folder
    /// @param failure why it, or the folder it is, cannot be looked at; null where it can
    record Found(Path file, boolean named, @Nullable IOException failure) {}

    static List<Found> files(Path argument) throws SaveException {
        if (Files.notExists(argument)) {
            throw SaveException.of(Finding.of(GeneralCode.NOT_FOUND).with("file", argument));
        }
        if (!Files.isDirectory(argument)) {
            return List.of(new Found(argument, true, null));
        }
        var walk = new FileWalk();
        try {
            Files.walkFileTree(argument, walk);
        } catch (IOException failure) {
            throw StorageException.of(argument.toString(), failure);
        }
        walk.found.sort(Comparator.comparing(Found::file));
        return walk.found;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        boolean isRule = file.endsWith(TypeFiles.NAME) || file.endsWith(RuleFiles.NAME);
        if (attributes.isRegularFile() && !isRule) {
            found.add(new Found(file, false, null));
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
        found.add(new Found(file, false, failure));
        return FileVisitResult.CONTINUE;
    }
}
