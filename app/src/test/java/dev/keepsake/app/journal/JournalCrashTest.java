package dev.keepsake.app.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.app.fake.FakeSaves;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program is killed while it stages changes: the next one finds what it said was kept.
final class JournalCrashTest {
    private static final int KILLS = Integer.getInteger("keepsake.journal.kills", 8);
    private static final long SEED = 20_261_201;

    @TempDir private Path folder;

    @Test
    void theNextProgramFindsAllThatWasKept()
            throws IOException, InterruptedException, SaveException {
        Path save = FakeSaves.write(folder, "save.fake");
        var random = new Random(SEED);
        long kept = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            Path journals = folder.resolve("journals-" + kill);
            int told = killOnce(save, journals, random);
            List<FoundJournal> found = new Journals(journals).found(Progress.NONE);
            assertEquals(1, found.size());
            assertEquals(FoundJournal.Save.SAME, found.getFirst().save());
            JournalContent content = found.getFirst().content();
            assertEquals(save.toAbsolutePath(), content.save().file());
            requireState(told, JournalingLoop.numbers(content));
            found.getFirst().remove();
            try (Stream<Path> left = Files.list(journals)) {
                assertEquals(List.of(), left.toList());
            }
            kept += told;
        }
        System.out.printf(
                "killed %d times: all of %d steps that were told are there%n", KILLS, kept);
        assertTrue(kept > KILLS, "too few steps were told: " + kept);
    }

    /// What is there is the state after the last step told, or after a later one.
    private static void requireState(int told, List<Integer> numbers) {
        for (int steps = told; steps < told + 10_000; steps++) {
            if (JournalingLoop.staged(steps).equals(numbers)) {
                return;
            }
        }
        assertEquals(JournalingLoop.staged(told), numbers);
    }

    private static int killOnce(Path save, Path journals, Random random)
            throws IOException, InterruptedException {
        Process child =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-Xmx256m",
                                "-cp",
                                classPath(),
                                JournalingLoop.class.getName(),
                                save.toString(),
                                journals.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try (var lines =
                new BufferedReader(
                        new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8))) {
            String last = lines.readLine();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(2_500)));
            child.toHandle().destroyForcibly();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                last = line;
            }
            var _ = child.waitFor();
            return Integer.parseInt(last);
        } finally {
            child.destroyForcibly();
        }
    }

    private static String classPath() {
        try {
            String tests =
                    Path.of(
                                    JournalingLoop.class
                                            .getProtectionDomain()
                                            .getCodeSource()
                                            .getLocation()
                                            .toURI())
                            .toString();
            return String.join(
                    File.pathSeparator,
                    List.of(
                            tests,
                            System.getProperty("jdk.module.path", ""),
                            System.getProperty("java.class.path", "")));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
