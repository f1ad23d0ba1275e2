package dev.keepsake.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/// Saves that the engine's own code wrote, where they are on this machine.
final class Fixtures {
    private static final Path FOLDER =
            Path.of(System.getProperty("keepsake.fixtures", "../shared/fixtures"), "spark");

    private Fixtures() {}

    /// Skips the test where the saves are not there.
    static void assumePresent() {
        boolean present = Files.isDirectory(FOLDER);
        String reason = "skipped: no saves of the engine in " + FOLDER.toAbsolutePath();
        if (!present) {
            System.out.println(reason);
        }
        Assumptions.assumeTrue(present, reason);
    }

    /// Every file with an ending, as its path from the folder on.
    static List<String> files(String ending) {
        try (Stream<Path> all = Files.walk(FOLDER)) {
            return all.map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static Path path(String file) {
        return FOLDER.resolve(file);
    }

    static byte[] read(String file) {
        try {
            return Files.readAllBytes(path(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// What the file holds, as an independent reader says; null where it says nothing.
    static JsonNode expected(String file) {
        Path json = FOLDER.resolve("expected").resolve(file.replace("/", "__") + ".json");
        try {
            return Files.exists(json) ? new ObjectMapper().readTree(json.toFile()) : null;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
