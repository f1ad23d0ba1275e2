package dev.keepsake.store.backend;

import static dev.keepsake.store.backend.Answers.FILE;
import static dev.keepsake.store.backend.Answers.KEPT;
import static dev.keepsake.store.backend.Answers.lease;
import static dev.keepsake.store.backend.LeaseTexts.HOLDER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FolderLeaseTest {
    @TempDir Path folder;

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private Lease taken() {
        Lease lease = lease(FolderBackend.of(folder), HOLDER).value();
        assertNotNull(lease);
        return lease;
    }

    @Test
    void namesItsHolderInItsFileWhileItIsHeld() throws Exception {
        Path file = folder.resolve("keepsake.lock");
        try (Lease lease = taken()) {
            assertNotNull(lease);
            assertEquals(HOLDER.text(), Files.readString(file));
        }
        assertEquals("", Files.readString(file));
    }

    @Test
    void isRefusedWithinTheProcessAndNamesItsHolder() {
        try (Lease lease = taken()) {
            assertNotNull(lease);
            assertEquals(
                    Reply.failed(Status.HELD, HOLDER.text()),
                    lease(FolderBackend.of(folder), HOLDER));
        }
        taken().close();
    }

    /// The lock file is one, whatever leads to it.
    @Test
    void isOneForTwoPathsToItsFile(@TempDir Path other) throws Exception {
        Files.createFile(folder.resolve("keepsake.lock"));
        Files.createLink(other.resolve("keepsake.lock"), folder.resolve("keepsake.lock"));
        try (Lease lease = taken()) {
            assertNotNull(lease);
            assertEquals(
                    Reply.failed(Status.HELD, HOLDER.text()),
                    lease(FolderBackend.of(other), HOLDER));
            assertEquals(HOLDER.text(), Files.readString(folder.resolve("keepsake.lock")));
        }
    }

    @Test
    void isLetGoOnce() {
        Lease first = taken();
        first.close();
        try (Lease second = taken()) {
            assertNotNull(second);
            first.close();
            assertEquals(Status.HELD, lease(FolderBackend.of(folder), HOLDER).status());
        }
    }

    @Test
    void isRefusedWhereALinkStandsForItsFile() throws Exception {
        Path other = Files.writeString(folder.resolve("other"), "other");
        Files.createSymbolicLink(folder.resolve("keepsake.lock"), other);
        assertEquals(Status.IN_THE_WAY, lease(FolderBackend.of(folder), HOLDER).status());
        assertEquals("other", Files.readString(other));
    }

    @Test
    void removesWhatDeadWritersOfItsFilesLeft() throws Exception {
        Path backups = Files.createDirectory(folder.resolve("backups"));
        Files.writeString(folder.resolve(FILE.path() + ".new-12-1"), "dead");
        Files.writeString(folder.resolve(KEPT.path() + ".new-12-1"), "dead");
        Files.writeString(folder.resolve("notes.txt.new-12-1"), "another's");
        Files.writeString(backups.resolve(FILE.path() + ".new-12-1"), "another's");
        Files.createSymbolicLink(folder.resolve(FILE.path() + ".new-12-2"), backups);
        taken().close();
        assertEquals(
                List.of(
                        "backups",
                        "keepsake.lock",
                        "notes.txt.new-12-1",
                        FILE.path() + ".new-12-2"),
                names(folder));
        assertEquals(List.of(FILE.path() + ".new-12-1"), names(backups));
    }

    /// Takes the lease of a folder, says so and holds it until it is killed.
    static final class Child {
        private Child() {}

        public static void main(String[] arguments) throws IOException {
            var holder = new LeaseHolder("child", 1, "desk", Instant.EPOCH);
            Reply<Lease> reply = lease(FolderBackend.of(Path.of(arguments[0])), holder);
            System.out.println(reply.status());
            System.out.flush();
            System.in.read(); // never answered
        }
    }

    @Test
    void endsWithTheProcessThatHoldsIt() throws Exception {
        Process child = new ProcessBuilder(command()).redirectErrorStream(true).start();
        try {
            assertEquals("DONE", firstLine(child));
            var holder = new LeaseHolder("child", 1, "desk", Instant.EPOCH);
            for (int n = 0; n < 2; n++) { // asking does not end it
                assertEquals(
                        Reply.failed(Status.HELD, holder.text()),
                        lease(FolderBackend.of(folder), HOLDER));
            }
        } finally {
            child.destroyForcibly().waitFor();
        }
        taken().close();
    }

    private List<String> command() {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        assumeTrue(Files.isExecutable(java), "no java here");
        String path =
                String.join(
                        File.pathSeparator,
                        "target/test-classes",
                        "target/classes",
                        System.getProperty("jdk.module.path", ""),
                        System.getProperty("java.class.path", ""));
        return List.of(java.toString(), "-cp", path, Child.class.getName(), folder.toString());
    }

    private static String firstLine(Process child) throws IOException {
        var reader =
                new BufferedReader(
                        new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8));
        return reader.readLine();
    }
}
