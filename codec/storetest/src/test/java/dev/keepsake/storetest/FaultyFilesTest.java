package dev.keepsake.storetest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FaultyFilesTest {
    private static final int SEEDS = 200;
    private static final int SECTOR = 512;

    @TempDir Path folder;
    private FaultyFiles files;
    private Path file;

    @BeforeEach
    void writeOld() throws IOException {
        Files.writeString(folder.resolve("file"), "o".repeat(8 * SECTOR));
        files = FaultyFiles.over(folder);
        file = files.path().resolve("file");
    }

    private static void write(Path path, String text, boolean forced) throws IOException {
        try (FileChannel channel =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(text.getBytes(UTF_8)), 0);
            if (forced) {
                channel.force(true);
            }
        }
    }

    private void forceFolder() throws IOException {
        try (FileChannel channel = FileChannel.open(files.path(), StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    /// All that may be found: names and contents, of which a file's is told by its letters.
    private Set<String> found() throws IOException {
        Set<String> found = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            files.boot(seed);
            var contents = new TreeMap<String, String>();
            try (Stream<Path> entries = Files.list(folder)) {
                for (Path entry : entries.toList()) {
                    contents.put(entry.getFileName().toString(), content(entry));
                }
            }
            found.add(contents.toString());
        }
        return found;
    }

    private static String content(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            return "folder";
        }
        String text = Files.readString(file);
        return text.chars().distinct().sorted().count() == 1 ? text.substring(0, 1) : "torn";
    }

    @Test
    void keepsWhatWasThere() throws Exception {
        assertEquals(Set.of("{file=o}"), found());
    }

    @Test
    void keepsWhatWasForced() throws Exception {
        write(file, "n".repeat(8 * SECTOR), true);
        assertEquals(Set.of("{file=n}"), found());
    }

    @Test
    void losesSectorsThatWereNotForced() throws Exception {
        write(file, "n".repeat(8 * SECTOR), false);
        Set<Character> ofSectors = new HashSet<>();
        Set<String> wholes = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            String text = Files.readString(files.boot(seed).resolve("file"));
            assertEquals(8 * SECTOR, text.length());
            for (int from = 0; from < text.length(); from += SECTOR) {
                String sector = text.substring(from, from + SECTOR);
                assertEquals(1, sector.chars().distinct().count());
                ofSectors.add(sector.charAt(0));
            }
            wholes.add(text);
        }
        assertEquals(Set.of('o', 'n', '\0'), ofSectors);
        assertTrue(wholes.size() > 20, "found " + wholes.size());
    }

    @Test
    void losesTheLengthThatWasNotForced() throws Exception {
        write(file, "o".repeat(20 * SECTOR), false);
        Set<Long> lengths = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            lengths.add(Files.size(files.boot(seed).resolve("file")));
        }
        assertEquals(Set.of(8L * SECTOR, 20L * SECTOR), lengths);
    }

    @Test
    void losesANameThatWasNotForced() throws Exception {
        write(files.path().resolve("other"), "n", true);
        assertEquals(Set.of("{file=o}", "{file=o, other=n}"), found());
    }

    @Test
    void keepsANameThatWasForced() throws Exception {
        write(files.path().resolve("other"), "n", true);
        forceFolder();
        assertEquals(Set.of("{file=o, other=n}"), found());
    }

    @Test
    void undoesAMoveThatWasNotForced() throws Exception {
        Files.move(file, files.path().resolve("moved"));
        assertEquals(Set.of("{file=o}", "{moved=o}"), found());
    }

    @Test
    void keepsAMoveThatWasForced() throws Exception {
        Files.move(file, files.path().resolve("moved"));
        forceFolder();
        assertEquals(Set.of("{moved=o}"), found());
    }

    @Test
    void undoesADeletionThatWasNotForced() throws Exception {
        Files.delete(file);
        assertEquals(Set.of("{}", "{file=o}"), found());
    }

    @Test
    void undoesAFolderThatWasNotForced() throws Exception {
        Path within = Files.createDirectory(files.path().resolve("within"));
        write(within.resolve("other"), "n", true);
        assertEquals(Set.of("{file=o}", "{file=o, within=folder}"), found());
    }

    @Test
    void undoesChangesThatBuildOnOneAnotherFromTheLastOn() throws Exception {
        Path aside = files.path().resolve("aside");
        write(aside, "n", true);
        Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
        assertEquals(Set.of("{file=o}", "{aside=n, file=o}", "{file=n}"), found());
    }

    @Test
    void findsAWriterThatDoesNotForceItsContent() throws Exception {
        Path aside = files.path().resolve("aside");
        write(aside, "n".repeat(8 * SECTOR), false);
        Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
        forceFolder();
        assertTrue(found().contains("{file=torn}"));
    }

    @Test
    void countsWhatChangesAndWhatForcesAlone() throws Exception {
        assertEquals(8 * SECTOR, Files.readString(file).length());
        Files.exists(file);
        write(files.path().resolve("b"), "n", true);
        Files.move(files.path().resolve("b"), file, StandardCopyOption.ATOMIC_MOVE);
        forceFolder();
        Files.delete(file);
        Files.createDirectory(file);
        assertEquals(
                List.of(
                        "create b",
                        "write b",
                        "force b",
                        "move file",
                        "force " + folder.getFileName(),
                        "delete file",
                        "make file"),
                files.operations());
    }

    @Test
    void cutsThePowerWithinAWrite() throws Exception {
        files.crashAt(2);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
            ByteBuffer bytes = ByteBuffer.allocate(8 * SECTOR);
            Arrays.fill(bytes.array(), (byte) 'n');
            assertThrows(IOException.class, () -> channel.write(bytes, 0));
            assertThrows(IOException.class, () -> channel.force(true));
        }
        assertTrue(files.isCrashed());
        assertThrows(IOException.class, () -> Files.readString(file));
        assertEquals(2, files.operations().size());
        String half = "n".repeat(4 * SECTOR) + "o".repeat(4 * SECTOR);
        assertEquals(half, Files.readString(folder.resolve("file")));
        assertTrue(found().contains("{file=torn}"));
    }

    @Test
    void doesNotDoWhatThePowerIsCutAt() throws Exception {
        files.crashAt(1);
        assertThrows(IOException.class, () -> Files.delete(file));
        assertEquals(Set.of("{file=o}"), found());
    }

    @Test
    void failsOnceAndGoesOn() throws Exception {
        var full = new FileSystemException("file", null, "No space left on device");
        files.failAt(1, full);
        assertSame(full, assertThrows(IOException.class, () -> Files.delete(file)));
        assertFalse(files.isCrashed());
        Files.delete(file);
        forceFolder();
        assertEquals(Set.of("{}"), found());
    }

    @Test
    void waitsBeforeAnOperation() throws Exception {
        List<Boolean> there = new ArrayList<>();
        files.delayAt(1, () -> there.add(Files.exists(file)));
        Files.delete(file);
        assertEquals(List.of(true), there);
    }

    @Test
    void letsGoOfItsLocksWhenThePowerIsCut() throws Exception {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        assertNotNull(channel.tryLock());
        files.boot(1);
        assertFalse(channel.isOpen());
        try (FileChannel next =
                FileChannel.open(folder.resolve("file"), StandardOpenOption.WRITE)) {
            assertNotNull(next.tryLock());
        }
    }

    @Test
    void givesTheSameForTheSameSeed() throws Exception {
        write(file, "n".repeat(8 * SECTOR), false);
        String first = Files.readString(files.boot(7).resolve("file"));
        files.boot(8);
        assertEquals(first, Files.readString(files.boot(7).resolve("file")));
    }
}
