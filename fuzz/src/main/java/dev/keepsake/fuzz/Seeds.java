package dev.keepsake.fuzz;

import dev.keepsake.testkit.unreal.EngineVersion;
import dev.keepsake.testkit.unreal.RandomGvas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Writes the inputs that fuzzing begins with: random saves of every engine, and real ones that are
/// small.
public final class Seeds {
    private static final int MOST_BYTES = 8 << 10;
    private static final int SAVES_PER_ENGINE = 12;

    private Seeds() {}

    /// Takes the folder to fill and that of real saves, which may be absent.
    public static void main(String[] arguments) throws IOException {
        Path target = Path.of(arguments[0]);
        for (EngineVersion engine : EngineVersion.ALL) {
            for (int seed = 0; seed < SAVES_PER_ENGINE; seed++) {
                byte[] save = RandomGvas.of(seed, engine);
                if (save.length <= MOST_BYTES) {
                    Files.write(target.resolve(engine.release() + "-" + seed), save);
                }
            }
        }
        Path fixtures = Path.of(arguments[1]);
        if (Files.isDirectory(fixtures)) {
            copy(fixtures, target);
        }
    }

    private static void copy(Path fixtures, Path target) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(fixtures)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            if (Files.size(file) <= MOST_BYTES) {
                Files.write(target.resolve(file.getFileName()), Files.readAllBytes(file));
            }
        }
    }
}
