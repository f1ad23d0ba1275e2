package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Removed;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.Storages;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import dev.keepsake.store.backend.LeaseRegistry;
import dev.keepsake.store.finding.StoreCode;
import dev.keepsake.store.queue.Request;
import dev.keepsake.store.queue.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The power is cut at every single operation of the file system, in everything a store does in a
/// folder; what was not forced to the disk may be lost. What then loads is the newest save that was
/// told or the one before it, and the next writer leaves nothing lying about.
final class PowerCutTest {
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final int SEEDS = 3;

    @TempDir Path temporary;

    @ParameterizedTest
    @EnumSource
    void losesNothing(Scenario scenario) throws IOException, SaveException {
        Path before = Files.createDirectory(temporary.resolve("before"));
        try (SaveStore store = open(before)) {
            Scenario.prepare(store);
        }
        int cuts = 0;
        boolean cut = true;
        for (int number = 1; cut; number++) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                Path folder = copy(before, number + "-" + seed);
                cut = cut(scenario, folder, number, seed);
                cuts += cut ? 1 : 0;
            }
        }
        System.out.printf("%s: the power cut %d times, nothing lost%n", scenario, cuts);
        assertTrue(cuts > 10 * SEEDS, "only " + cuts);
    }

    private Path copy(Path before, String name) throws IOException {
        Path folder = Files.createDirectory(temporary.resolve(name));
        try (Stream<Path> files = Files.list(before)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path unused = Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        return folder;
    }

    /// Cuts the power at one operation; false where there are fewer.
    private static boolean cut(Scenario scenario, Path folder, int number, int seed)
            throws IOException, SaveException {
        FaultyFiles files = FaultyFiles.over(folder).crashAt(number);
        boolean done;
        try (SaveStore store = open(files.path())) {
            done = isDone(scenario, store);
            assertTrue(store.flush(LIMIT).left().isEmpty());
        }
        boolean crashed = files.isCrashed();
        Path found = files.boot(seed);
        try (SaveStore after = open(found)) {
            scenario.checkAll(after, done);
        } catch (SaveException | AssertionError failure) {
            List<String> steps = files.operations();
            throw new AssertionError(
                    "cut at %d, seed %d, done %s: %s%n%s"
                            .formatted(number, seed, done, failure.getMessage(), steps),
                    failure);
        }
        assertEquals(List.of(), leftovers(found));
        return crashed;
    }

    private static boolean isDone(Scenario scenario, SaveStore store) {
        try {
            Request<?> request = scenario.ask(store);
            return request.await(LIMIT).orElseThrow() instanceof Result.Done<?>(Object value)
                    && isLasting(value);
        } catch (SaveException notEvenAsked) {
            return false;
        }
    }

    /// A folder that cannot be forced any more is said: the save is done, and may still be lost.
    private static boolean isLasting(Object value) {
        List<Finding> notes =
                switch (value) {
                    case Saved saved -> saved.notes();
                    case Removed removed -> removed.notes();
                    default -> throw new AssertionError(value);
                };
        return notes.stream().noneMatch(note -> note.code() == StoreCode.NOT_LASTING);
    }

    private static List<Path> leftovers(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().contains(".new-")).toList();
        }
    }

    /// A store of the next process.
    private static SaveStore open(Path folder) {
        return SaveStore.open(
                FolderBackend.of(folder).withRegistry(new LeaseRegistry()),
                StoreOptions.forGame("Test").withCallbacks(Runnable::run),
                new Storages());
    }
}
