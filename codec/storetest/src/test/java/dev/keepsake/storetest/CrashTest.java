package dev.keepsake.storetest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.store.Base;
import dev.keepsake.store.SaveStore;
import dev.keepsake.store.Saved;
import dev.keepsake.store.Storages;
import dev.keepsake.store.StoreOptions;
import dev.keepsake.store.backend.FolderBackend;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A process saves in a loop and is killed at random moments: what it said it saved is never lost.
final class CrashTest {
    private static final int KILLS = Integer.getInteger("keepsake.kills", 150);
    private static final int LANES = 2;
    private static final long SEED = 20_261_201;

    @TempDir Path folder;
    private String jars = "";
    private List<String> archive = List.of();

    /// What became of one lane of kills.
    private record Lane(int kills, int midway, int losses) {}

    @Test
    void losesNoSaveThatWasTold() throws IOException, InterruptedException, ExecutionException {
        archiveClasses();
        var lanes = new ArrayList<Future<Lane>>();
        try (var threads = Executors.newFixedThreadPool(LANES)) {
            for (int lane = 0; lane < LANES; lane++) {
                Path own = Files.createDirectory(folder.resolve("lane-" + lane));
                var random = new Random(SEED + lane);
                Callable<Lane> killing = () -> kill(own, random);
                lanes.add(threads.submit(killing));
            }
        }
        int kills = 0;
        int midway = 0;
        int losses = 0;
        for (Future<Lane> lane : lanes) {
            kills += lane.get().kills();
            midway += lane.get().midway();
            losses += lane.get().losses();
        }
        System.out.printf(
                "killed %d times (seed %d), %d of them inside a save: losses %d%n",
                kills, SEED, midway, losses);
        assertEquals(KILLS, kills);
        assertEquals(0, losses);
        assertTrue(midway > KILLS / 20, "too few kills struck a save: " + midway);
    }

    /// Java starts much faster with an archive of the classes that a first run loaded.
    private void archiveClasses() throws IOException, InterruptedException {
        jars = ChildJvm.jars(folder);
        Path file = folder.resolve("classes.jsa");
        Path own = Files.createDirectory(folder.resolve("archive"));
        List<String> writing = List.of("-Xlog:disable", "-XX:ArchiveClassesAtExit=" + file);
        try (ChildJvm child =
                ChildJvm.start(jars, writing, SavingLoop.class, own.toString(), "1", "5")) {
            List<String> unused = child.rest();
            assertEquals(0, child.end());
        }
        archive = List.of("-Xlog:disable", "-XX:SharedArchiveFile=" + file);
    }

    private Lane kill(Path lane, Random random)
            throws IOException, InterruptedException, SaveException {
        int told = 0;
        int midway = 0;
        int losses = 0;
        for (int kill = 0; kill < KILLS / LANES; kill++) {
            int last = killOnce(lane, told + 1, random);
            assertTrue(last == 0 || last > told, "told " + last + " after " + told);
            told = Math.max(told, last);
            int loaded = load(lane, told);
            losses += loaded == told || loaded == told + 1 ? 0 : 1;
            midway += leftovers(lane) > 0 || loaded == told + 1 ? 1 : 0;
            told = loaded;
        }
        clean(lane, told);
        return new Lane(KILLS / LANES, midway, losses);
    }

    /// Lets a process save until a moment after its first save, and gives the last it told.
    private int killOnce(Path lane, int first, Random random)
            throws IOException, InterruptedException {
        try (ChildJvm child =
                ChildJvm.start(
                        jars,
                        archive,
                        SavingLoop.class,
                        lane.toString(),
                        Integer.toString(first),
                        "1000000")) {
            String line = child.line();
            LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(random.nextInt(40_000)));
            child.kill();
            List<String> rest = child.rest();
            String last = rest.isEmpty() ? line : rest.getLast();
            return last == null ? 0 : Integer.parseInt(last);
        }
    }

    /// What another process would load; −1 where nothing loads or what does is mixed.
    private static int load(Path folder, int told) throws SaveException {
        try (SaveStore store = another(folder)) {
            return Snapshots.numberIn(store.load(SavingLoop.SLOT).await());
        } catch (SaveException | IllegalStateException lost) {
            System.out.println("lost " + told + ": " + lost);
            return -1;
        }
    }

    private static SaveStore another(Path folder) {
        return SaveStore.open(
                FolderBackend.of(folder), StoreOptions.forEditor("Test"), new Storages());
    }

    private static long leftovers(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().contains(".new-")).count();
        }
    }

    /// The next one who writes leaves nothing of the killed ones behind.
    private static void clean(Path folder, int told) throws IOException, SaveException {
        try (SaveStore store = another(folder)) {
            Saved unused = store.save(SavingLoop.SLOT, Snapshots.of(told + 1), Base.any()).await();
        }
        assertEquals(0, leftovers(folder));
    }
}
