package dev.keepsake.product;

import dev.keepsake.app.demo.DemoSaves;
import dev.keepsake.format.SaveFormats;
import dev.keepsake.model.finding.SaveException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The sample saves, written once for all tests without the packaged program: [DemoTest] proves
/// that it writes the same. Tests change copies only.
public final class Demo {
    private static final Path TARGET = Path.of("target").toAbsolutePath();
    private static final Path FOLDER = write();

    private Demo() {}

    private static Path write() {
        try {
            Files.createDirectories(TARGET);
            return writeInto(Files.createTempDirectory(TARGET, "demo").resolve("saves"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Writes all of them into a new folder.
    ///
    /// @return the folder
    public static Path writeInto(Path folder) {
        try {
            Files.createDirectories(folder);
            for (var sample : DemoSaves.in(SaveFormats.installed()).all()) {
                Files.write(folder.resolve(sample.name()), sample.bytes().toArray());
            }
            return folder;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (SaveException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /// The folder of all of them.
    public static Path folder() {
        return FOLDER;
    }

    /// All saves in it, by name.
    public static List<Path> files() {
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
    public static Path file(String ending) {
        return files().stream()
                .filter(file -> file.toString().endsWith(ending))
                .findFirst()
                .orElseThrow();
    }

    /// A whole Keepsake save among them.
    public static Path whole() {
        return file("slot_before-the-bridge.a.ksave");
    }

    /// The damaged one among them.
    public static Path damaged() {
        return file("slot_before-the-bridge.b.ksave");
    }
}
