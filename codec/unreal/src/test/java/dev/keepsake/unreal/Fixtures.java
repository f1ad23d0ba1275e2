package dev.keepsake.unreal;

import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;

/// Saves of real games, where they are on this machine.
public final class Fixtures {
    private static final Path FOLDER =
            Path.of(System.getProperty("keepsake.fixtures", "../shared/fixtures"), "unreal");

    private Fixtures() {}

    /// True where they are there.
    public static boolean isPresent() {
        return Files.isDirectory(FOLDER);
    }

    /// Skips the test where the saves are not there.
    public static void assumePresent() {
        String reason = "skipped: no saves of games in " + FOLDER.toAbsolutePath();
        Assumptions.assumeTrue(isPresent(), reason);
    }

    /// Every file whose name begins so.
    public static List<String> files(String prefix) {
        try (Stream<Path> all = Files.list(FOLDER)) {
            return all.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith(prefix) && !name.endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public static Path path(String file) {
        return FOLDER.resolve(file);
    }

    public static Bytes read(String file) {
        try {
            return Bytes.wrap(Files.readAllBytes(path(file)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// What another tool says of saves: a file of the folder beside them, unpacked where its name
    /// says that it is packed.
    public static byte[] expected(String file) {
        try (InputStream in = Files.newInputStream(path("expected/" + file))) {
            return file.endsWith(".gz")
                    ? new GZIPInputStream(in).readAllBytes()
                    : in.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The files that another tool says something of, by the ending of what it says.
    public static List<String> expectedWith(String ending) {
        try (Stream<Path> all = Files.list(path("expected"))) {
            return all.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .map(name -> name.substring(0, name.length() - ending.length()))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
