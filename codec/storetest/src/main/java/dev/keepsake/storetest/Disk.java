package dev.keepsake.storetest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What is on a disk beneath a folder, beside the files that programs see.
///
/// @param root the folder
/// @param top what is in it
record Disk(Path root, DiskFolder top) {
    /// A disk that holds what is in a folder.
    static Disk of(Path root) throws IOException {
        return new Disk(root, scanned(root));
    }

    private static DiskFolder scanned(Path folder) throws IOException {
        var found = new DiskFolder();
        for (Path file : within(folder)) {
            if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                found.putForced(name(file), scanned(file));
            } else if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                found.putForced(name(file), DiskFile.forced(Files.readAllBytes(file)));
            }
        }
        return found;
    }

    private static List<Path> within(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /// The folder that a path's last name is in.
    DiskFolder parent(Path path) throws IOException {
        Path parent = path.toAbsolutePath().normalize().getParent();
        if (parent == null) {
            throw new NoSuchFileException(path.toString());
        }
        return folder(parent);
    }

    /// A folder by its path.
    DiskFolder folder(Path path) throws IOException {
        Path absolute = path.toAbsolutePath().normalize();
        if (!absolute.startsWith(root)) {
            throw new IOException(path + " is outside of " + root);
        }
        DiskNode node = top;
        for (Path name : root.relativize(absolute)) {
            boolean same = name.toString().isEmpty();
            node = same ? node : node instanceof DiskFolder within ? found(within, name) : null;
        }
        if (node instanceof DiskFolder folder) {
            return folder;
        }
        throw new NoSuchFileException(path.toString());
    }

    private static @Nullable DiskNode found(DiskFolder folder, Path name) {
        return folder.find(name.toString());
    }

    /// A file by its path.
    DiskFile file(Path path) throws IOException {
        if (parent(path).find(name(path)) instanceof DiskFile file) {
            return file;
        }
        throw new NoSuchFileException(path.toString());
    }

    /// Makes the folder what a power cut leaves.
    void rebuild(long seed) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                if (!file.equals(root)) {
                    Files.delete(file);
                }
            }
        }
        rebuild(root, top, new SplittableRandom(seed));
    }

    private static void rebuild(Path path, DiskFolder folder, SplittableRandom random)
            throws IOException {
        for (Map.Entry<String, DiskNode> entry : folder.afterPowerCut(random).entrySet()) {
            Path made = path.resolve(entry.getKey());
            switch (entry.getValue()) {
                case DiskFile file -> Files.write(made, file.afterPowerCut(random));
                case DiskFolder within -> rebuild(Files.createDirectory(made), within, random);
            }
        }
    }
}
