package dev.keepsake.store.backend;

import static dev.keepsake.store.backend.Answers.FILE;
import static dev.keepsake.store.backend.Answers.KEPT;
import static dev.keepsake.store.backend.Answers.only;
import static dev.keepsake.store.backend.Answers.text;
import static dev.keepsake.store.backend.Answers.textOf;
import static dev.keepsake.store.backend.Answers.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.FileReplacement;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.ChangedException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.store.file.StoredFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FolderBackendTest {
    @TempDir Path parent;
    private Path folder;
    private FolderBackend backend;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(parent.resolve("saves"));
        backend = FolderBackend.of(folder);
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private Path path(StoredFile file) {
        return folder.resolve(file.path());
    }

    private static Status status(SaveBackend backend, StoredFile file) {
        return write(backend, file, text("new")).status();
    }

    private static void assumePosix(Path path) {
        assumeTrue(path.getFileSystem().supportedFileAttributeViews().contains("posix"));
    }

    @Test
    void isTheSameStorageThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(parent.resolve("link"), folder);
        SaveBackend linked = FolderBackend.of(link);
        assertEquals(backend.id(), linked.id());
        assertEquals(Status.DONE, status(linked, FILE));
        assertEquals("new", textOf(backend, FILE));
    }

    @Test
    void keepsItsIdWhenItsFolderIsMade() throws Exception {
        Path later = parent.resolve("a").resolve("..").resolve("later").resolve("deep");
        SaveBackend before = FolderBackend.of(later);
        assertEquals(Status.DONE, status(before, KEPT));
        assertEquals(before.id(), FolderBackend.of(parent.resolve("later/deep")).id());
        assertEquals(List.of("backups"), names(parent.resolve("later/deep")));
    }

    /// The folder above what a link leads to, not the one that the link lies in.
    @Test
    void takesLinksBeforeItGoesUp() throws Exception {
        Path within = Files.createDirectory(folder.resolve("within"));
        Path link = Files.createSymbolicLink(parent.resolve("link"), within);
        assertEquals(backend.id(), FolderBackend.of(link.resolve("..")).id());
    }

    @Test
    void saysThereIsWhatIsInTheWay() throws Exception {
        Files.createDirectory(path(FILE));
        Reply<Boolean> exists = only(answer -> backend.exists(FILE, answer));
        assertEquals(Reply.done(true), exists);
    }

    @Test
    void neverTouchesOtherFiles() throws Exception {
        List<String> others = List.of("slot_one.a.ksave.new-1", "slot_one.c.ksave", "notes.txt");
        for (String name : others) {
            Files.writeString(folder.resolve(name), name);
        }
        assertEquals(Status.DONE, status(backend, FILE));
        Reply<List<StoredFile>> listed = only(answer -> backend.list(Area.COPIES, answer));
        assertEquals(Reply.done(List.of(FILE)), listed);
        Answers.lease(backend, LeaseTexts.HOLDER).value().close();
        for (String name : others) {
            assertEquals(name, Files.readString(folder.resolve(name)));
        }
    }

    @Nested
    final class InTheWay {
        private void assertInTheWay(StoredFile file) {
            assertEquals(Status.IN_THE_WAY, Answers.read(backend, file));
            assertEquals(Status.IN_THE_WAY, status(backend, file));
            Reply<Deleted> deleted = only(answer -> backend.delete(file, answer));
            assertEquals(Status.IN_THE_WAY, deleted.status());
        }

        @Test
        void isALink() throws Exception {
            Path other = Files.writeString(parent.resolve("other"), "other");
            Files.createSymbolicLink(path(FILE), other);
            assertInTheWay(FILE);
            assertEquals("other", Files.readString(other));
            assertEquals(List.of("slot_one.a.ksave"), names(folder));
        }

        @Test
        void isALinkThatLeadsNowhere() throws Exception {
            Files.createSymbolicLink(path(FILE), parent.resolve("nothing"));
            assertInTheWay(FILE);
            assertEquals(List.of("saves"), names(parent));
        }

        @Test
        void isAFolder() throws Exception {
            Files.createDirectory(path(FILE));
            assertInTheWay(FILE);
        }

        @Test
        void isAPipeAndNobodyWaitsForItsOtherEnd() throws Exception {
            assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no mkfifo here");
            Process made = new ProcessBuilder("/usr/bin/mkfifo", path(FILE).toString()).start();
            assertEquals(0, made.waitFor());
            assertInTheWay(FILE);
        }

        @Test
        void isALinkInPlaceOfBackups() throws Exception {
            Path other = Files.createDirectory(parent.resolve("other"));
            Files.createSymbolicLink(folder.resolve("backups"), other);
            Files.writeString(other.resolve(KEPT.path().substring(8)), "other");
            assertInTheWay(KEPT);
            Reply<List<StoredFile>> listed = only(answer -> backend.list(Area.KEPT, answer));
            assertEquals(Status.IN_THE_WAY, listed.status());
            Reply<Boolean> exists = only(answer -> backend.exists(KEPT, answer));
            assertEquals(Status.FAILED, exists.status());
            assertEquals(List.of(KEPT.path().substring(8)), names(other));
        }

        @Test
        void isAFileInPlaceOfTheFolder() throws Exception {
            Path file = Files.writeString(parent.resolve("file"), "file");
            SaveBackend none = FolderBackend.of(file);
            assertEquals(Status.IN_THE_WAY, status(none, FILE));
            Reply<List<StoredFile>> listed = only(answer -> none.list(Area.COPIES, answer));
            assertEquals(Status.IN_THE_WAY, listed.status());
        }

        @Test
        void isALinkThatLeadsNowhereInPlaceOfTheFolder() throws Exception {
            Path link = Files.createSymbolicLink(parent.resolve("link"), parent.resolve("none"));
            assertEquals(Status.IN_THE_WAY, status(FolderBackend.of(link), FILE));
            assertEquals(List.of("link", "saves"), names(parent));
        }
    }

    @Nested
    final class Reading {
        @Test
        void readsNothingAtOpeningAndOnlyWhatIsAskedFor() throws Exception {
            Files.write(path(FILE), new byte[100]);
            Reply<ByteSource> reply = only(answer -> backend.read(FILE, answer));
            assertNotNull(reply.value());
            try (ByteSource source = reply.value()) {
                // Seen only by a source that had not read before.
                Files.write(path(FILE), new byte[] {5}, StandardOpenOption.WRITE);
                assertEquals(Bytes.wrap(new byte[] {5}), source.read(0, 1));
            }
        }

        @ParameterizedTest
        @ValueSource(ints = {2, 200})
        void saysThatTheFileChangedWhereItsSizeDid(int size) throws Exception {
            Files.write(path(FILE), new byte[100]);
            Reply<ByteSource> reply = only(answer -> backend.read(FILE, answer));
            assertNotNull(reply.value());
            try (ByteSource source = reply.value()) {
                assertEquals(100, source.size());
                Files.write(path(FILE), new byte[size]);
                assertThrows(ChangedException.class, () -> source.read(0, 2));
            }
        }
    }

    @Nested
    final class Permissions {
        @BeforeEach
        void posix() {
            assumePosix(folder);
        }

        private String bits(Path file) throws IOException {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        }

        private void set(Path file, String bits) throws IOException {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(bits));
        }

        /// Seen while the content is being written: nobody reads a private save meanwhile.
        @Test
        void areThoseOfTheFileBeforeTheFirstByte() throws Exception {
            Files.writeString(path(FILE), "old");
            set(path(FILE), "rw-rw----");
            List<String> seen = new ArrayList<>();
            FileReplacement.Content content =
                    sink -> {
                        seen.addAll(bitsOfAside());
                        sink.write(Bytes.ofText("new"));
                    };
            write(backend, FILE, Answers.content(content));
            assertEquals(List.of("rw-rw----"), seen);
            assertEquals("rw-rw----", bits(path(FILE)));
        }

        private List<String> bitsOfAside() {
            try (Stream<Path> files = Files.list(folder)) {
                List<Path> asides =
                        files.filter(file -> file.toString().contains(".new-")).toList();
                return List.of(bits(asides.getFirst()));
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            }
        }

        @Test
        void areThoseOfTheOtherCopyWhereThereIsNoFile() throws Exception {
            Files.writeString(path(FILE.other()), "other");
            set(path(FILE.other()), "rw-------");
            assertEquals(Status.DONE, status(backend, FILE));
            assertEquals("rw-------", bits(path(FILE)));
        }

        @Test
        void ofTheFolderStayAndBackupsGetThem() throws Exception {
            set(folder, "rwxrwx---");
            assertEquals(Status.DONE, status(backend, FILE));
            assertEquals(Status.DONE, status(backend, KEPT));
            assertEquals("rwxrwx---", bits(folder));
            assertEquals("rwxrwx---", bits(folder.resolve("backups")));
        }

        @Test
        void thatForbidWritingAreHeeded() throws Exception {
            Files.writeString(path(FILE), "old");
            set(path(FILE), "r--r--r--");
            assertEquals(Status.READ_ONLY, status(backend, FILE));
            Reply<Deleted> deleted = only(answer -> backend.delete(FILE, answer));
            assertEquals(Status.READ_ONLY, deleted.status());
            assertEquals("old", Files.readString(path(FILE)));
            assertEquals(List.of("slot_one.a.ksave"), names(folder));
        }

        @Test
        void ofAFolderThatTakesNoFilesAreToldApart() throws Exception {
            set(folder, "r-xr-xr-x");
            assumeTrue(!Files.isWritable(folder), "an administrator writes everywhere");
            assertEquals(Status.DENIED, status(backend, FILE));
            assertEquals(Status.DENIED, Answers.lease(backend, LeaseTexts.HOLDER).status());
        }
    }

    @Nested
    final class Failures {
        @Test
        void ofAPathTooLongAreToldApart() {
            Path deep = folder;
            for (int n = 0; n < 30; n++) {
                deep = deep.resolve("f".repeat(200));
            }
            SaveBackend far = FolderBackend.of(deep);
            assertEquals(Status.NAME_TOO_LONG, status(far, FILE));
            assertEquals(Status.NAME_TOO_LONG, Answers.read(far, FILE));
        }

        @Test
        void ofAFolderNameTooLongAreToldApart() {
            SaveBackend far = FolderBackend.of(folder.resolve("f".repeat(300)));
            assertEquals(Status.NAME_TOO_LONG, status(far, FILE));
        }

        /// Never full: any write to this device fails for want of room.
        @Test
        void ofAFullDiskAreToldApart() throws Exception {
            Path full = Path.of("/dev/full");
            assumeTrue(Files.isWritable(full), "no /dev/full here");
            var thrown =
                    assertThrows(
                            IOException.class,
                            () -> Files.write(full, new byte[1], StandardOpenOption.WRITE));
            var statuses = new FailureStatus(folder);
            assertEquals(Status.FULL, statuses.ofWrite(thrown, 0));
            // What the same failure says elsewhere: then the room that is left tells.
            assertEquals(Status.FAILED, statuses.ofWrite(new IOException("Ein Fehler"), 0));
            assertEquals(
                    Status.FULL,
                    statuses.ofWrite(new IOException("Kein Platz"), Long.MAX_VALUE / 2));
        }

        @Test
        void ofTheContentAreItsOwnWhateverTheyLookLike() {
            SaveException missing = SaveException.of(Finding.of(GeneralCode.NOT_FOUND));
            Reply<Written> reply =
                    write(
                            backend,
                            FILE,
                            Answers.content(sink -> {
                                throw missing;
                            }));
            assertEquals(Reply.failed(Status.FAILED, missing.finding().code().id()), reply);
        }

        @Test
        void ofTheProgramAreAnswered() throws Exception {
            Reply<Written> reply =
                    write(
                            backend,
                            FILE,
                            Answers.content(sink -> {
                                throw new IllegalStateException("odd");
                            }));
            assertEquals(Reply.failed(Status.FAILED, "odd"), reply);
            assertEquals(List.of(), names(folder));
        }
    }

    @Test
    void asksNobodyWhetherToStopAfterTheCheck() throws Exception {
        Files.writeString(path(FILE), "old");
        List<String> calls = new ArrayList<>();
        Progress progress = (done, total) -> calls.add("progress");
        FileReplacement.Check check = written -> calls.add("check");
        FileReplacement.Content content = sink -> sink.write(Bytes.wrap(new byte[3_000_000]));
        write(backend, FILE, new NewContent(content, check, progress));
        assertEquals("check", calls.getLast());
        assertEquals(Set.of("progress"), Set.copyOf(calls.subList(0, calls.size() - 1)));
    }

    @Test
    void takesNoLockFileOfItsOwnForEachTarget() throws Exception {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        List<String> before = locks(temporary);
        assertEquals(Status.DONE, status(backend, FILE));
        assertEquals(before, locks(temporary));
        assertEquals(true, Files.isRegularFile(path(FILE), LinkOption.NOFOLLOW_LINKS));
    }

    private static List<String> locks(Path temporary) throws IOException {
        return names(temporary).stream().filter(name -> name.startsWith("keepsake-")).toList();
    }
}
