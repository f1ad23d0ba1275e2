package dev.keepsake.unreal.wrapper;

import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/// Saves of real games, where they are on this machine.
final class Fixtures {
    private static final Path FOLDER =
            Path.of(System.getProperty("keepsake.fixtures", "../shared/fixtures"), "unreal");

    private Fixtures() {}

    /// Skips the test where the saves are not there.
    static void assumePresent() {
        String reason = "skipped: no saves of games in " + FOLDER.toAbsolutePath();
        Assumptions.assumeTrue(Files.isDirectory(FOLDER), reason);
    }

    /// Every file whose name begins so.
    static List<String> files(String prefix) {
        try (Stream<Path> all = Files.list(FOLDER)) {
            return all.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith(prefix) && !name.endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static Path path(String file) {
        return FOLDER.resolve(file);
    }

    static Bytes read(String file) {
        try {
            return Bytes.wrap(Files.readAllBytes(path(file)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
