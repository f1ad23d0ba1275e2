package dev.keepsake.product;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The sample saves, written once for all tests by the program itself. Tests change copies only.
final class Demo {
    private static final Path TARGET = Path.of("target").toAbsolutePath();
    private static final Path FOLDER = write();

    private Demo() {}

    private static Path write() {
        try {
            Files.createDirectories(TARGET);
            Path home = Files.createTempDirectory(TARGET, "demo");
            Path folder = home.resolve("saves");
            var ended = Program.in(home).run("demo", folder);
            if (ended.exit() != 0) {
                throw new AssertionError(ended.toString());
            }
            return folder;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The folder of all of them.
    static Path folder() {
        return FOLDER;
    }

    /// All saves in it, by name.
    static List<Path> files() {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.getFileName().toString().startsWith("."))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The first file among them whose name ends so.
    static Path file(String ending) {
        return files().stream()
                .filter(file -> file.toString().endsWith(ending))
                .findFirst()
                .orElseThrow();
    }

    /// A whole Keepsake save among them.
    static Path whole() {
        return file("slot_before-the-bridge.a.ksave");
    }

    /// The damaged one among them.
    static Path damaged() {
        return file("slot_before-the-bridge.b.ksave");
    }
}
