package dev.keepsake.format.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keepsake.format.io.FileReplacement.Check;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pipes and folders where files are expected, and several writers of one file.
final class SpecialFileTest {
    private static final Instant NOW = Instant.parse("2026-11-30T21:14:03.250Z");

    @TempDir Path folder;

    private Path pipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no mkfifo here");
        Process made = new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start();
        assertEquals(0, made.waitFor());
        return pipe;
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private void refusesToReplace(Path target) throws IOException {
        List<String> before = names();
        var refused =
                assertThrows(
                        SaveException.class,
                        () ->
                                FileReplacement.of(target)
                                        .withBackup(NOW)
                                        .write(sink -> sink.write(Bytes.EMPTY), Check.NONE));
        assertEquals(FileCode.NOT_A_FILE, refused.finding().code());
        assertEquals(before, names());
        assertTrue(!Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS));
    }

    @Test
    void neverReplacesAPipe() throws Exception {
        refusesToReplace(pipe());
    }

    @Test
    void neverReplacesAFolder() throws Exception {
        refusesToReplace(Files.createDirectory(folder.resolve("saves")));
    }

    @Test
    void readsAPipeToItsEnd() throws Exception {
        Path pipe = pipe();
        Process writer =
                new ProcessBuilder("/bin/sh", "-c", "printf whole > \"$0\"", pipe.toString())
                        .start();
        try (ByteSource source = FileSource.open(pipe)) {
            assertEquals(5, source.size());
            assertEquals(Bytes.ofText("whole"), source.read(0, 5));
        }
        assertEquals(0, writer.waitFor());
    }

    @Test
    void neverPinsWhatIsNoFile() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("nothing"));
        assertEquals(FileCode.IS_LINK, pinning(link));
        assertEquals(FileCode.NOT_A_FILE, pinning(pipe()));
        assertEquals(FileCode.NOT_A_FILE, pinning(folder));
        assertEquals(GeneralCode.NOT_FOUND, pinning(folder.resolve("nothing")));
    }

    private static FindingCode pinning(Path file) {
        return assertThrows(SaveException.class, () -> FileSource.pinned(file)).finding().code();
    }

    @Test
    void givesWhatItPinnedAfterAnotherTookItsName() throws Exception {
        Path file = Files.writeString(folder.resolve("slot.sav"), "old");
        try (ByteSource source = FileSource.pinned(file)) {
            FileReplacement.of(file).write(sink -> sink.write(Bytes.ofText("newer")), Check.NONE);
            assertEquals(Bytes.ofText("old"), source.read(0, 3));
        }
    }

    @RepeatedTest(20)
    void letsOneOfManyWritersOfTheSameContentWin() throws Exception {
        Path file = Files.writeString(folder.resolve("slot.sav"), "old");
        Fingerprint opened;
        try (ByteSource source = FileSource.open(file)) {
            opened = Fingerprint.of(source, Progress.NONE);
        }
        var writers = new ArrayList<Callable<Outcome>>();
        for (int i = 0; i < 16; i++) {
            Bytes content = Bytes.ofText("new " + i);
            writers.add(() -> replace(file, opened, content));
        }
        var outcomes = new ArrayList<Outcome>();
        try (var threads = Executors.newFixedThreadPool(8)) {
            for (var result : threads.invokeAll(writers)) {
                outcomes.add(result.get());
            }
        }
        assertEquals(1, outcomes.stream().filter(Outcome.LOADED::equals).count());
        assertEquals(15, outcomes.stream().filter(Outcome.CHANGED::equals).count());
        assertEquals(List.of("slot.sav", "slot.sav.bak-20261130-211403"), names());
        assertEquals("old", Files.readString(folder.resolve(names().get(1))));
    }

    private static Outcome replace(Path file, Fingerprint opened, Bytes content) {
        try {
            FileReplacement.of(file)
                    .expecting(opened)
                    .withBackup(NOW)
                    .write(sink -> sink.write(content), Check.NONE);
            return Outcome.LOADED;
        } catch (SaveException refused) {
            return refused.outcome();
        }
    }
}
