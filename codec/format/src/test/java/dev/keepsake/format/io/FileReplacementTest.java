package dev.keepsake.format.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keepsake.format.io.FileReplacement.Check;
import dev.keepsake.format.io.FileReplacement.Replaced;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileReplacementTest {
    private static final Instant NOW = Instant.parse("2026-11-30T21:14:03.250Z");

    @TempDir Path folder;
    private Path file;

    @BeforeEach
    void writeOld() throws IOException {
        file = Files.writeString(folder.resolve("slot.sav"), "old");
    }

    private static FileReplacement.Content text(String text) {
        return sink -> sink.write(Bytes.ofText(text));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private static SaveException refusal(
            FileReplacement replacement, FileReplacement.Content content) {
        return assertThrows(SaveException.class, () -> replacement.write(content, Check.NONE));
    }

    @Test
    void replacesTheContentAndLeavesNothingBeside() throws Exception {
        Replaced replaced = FileReplacement.of(file).write(text("new"), Check.NONE);
        assertEquals("new", Files.readString(file));
        assertEquals(new Replaced(file, null), replaced);
        assertEquals(List.of("slot.sav"), names());
    }

    @Test
    void makesAFileThatIsNotThere() throws Exception {
        Path made = folder.resolve("made.sav");
        assertNull(
                FileReplacement.of(made).withBackup(NOW).write(text("new"), Check.NONE).backup());
        assertEquals("new", Files.readString(made));
        assertEquals(List.of("made.sav", "slot.sav"), names());
    }

    @Test
    void writesWhatIsPutOverTheBeginningOfALongContent() throws Exception {
        byte[] expected = new byte[200_000];
        Arrays.fill(expected, (byte) 7);
        expected[8] = 9;
        FileReplacement.of(file)
                .write(
                        sink -> {
                            byte[] bytes = new byte[200_000];
                            Arrays.fill(bytes, (byte) 7);
                            sink.write(Bytes.wrap(bytes, 0, 70_000));
                            sink.write(Bytes.wrap(bytes, 70_000, 130_000));
                            sink.overwrite(8, Bytes.wrap(new byte[] {9}));
                        },
                        Check.NONE);
        assertArrayEquals(expected, Files.readAllBytes(file));
    }

    @Test
    void keepsThePermissions() throws Exception {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
        FileReplacement.of(file).write(text("new"), Check.NONE);
        assertEquals(
                "rw-rw----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Nested
    final class Backup {
        @Test
        void holdsTheOldContentUnderADatedName() throws Exception {
            Path backup =
                    FileReplacement.of(file)
                            .withBackup(NOW)
                            .write(text("new"), Check.NONE)
                            .backup();
            assertNotNull(backup);
            assertEquals("slot.sav.bak-20261130-211403", backup.getFileName().toString());
            assertEquals("old", Files.readString(backup));
        }

        @Test
        void neverReplacesAnother() throws Exception {
            FileReplacement replacement = FileReplacement.of(file).withBackup(NOW);
            replacement.write(text("new"), Check.NONE);
            replacement.write(text("newer"), Check.NONE);
            assertEquals(
                    List.of(
                            "slot.sav",
                            "slot.sav.bak-20261130-211403",
                            "slot.sav.bak-20261130-211403-2"),
                    names());
            assertEquals("new", Files.readString(folder.resolve("slot.sav.bak-20261130-211403-2")));
        }
    }

    @Nested
    final class LeavesTheFileAsItWas {
        private void assertUntouched() throws IOException {
            assertEquals("old", Files.readString(file));
            assertEquals(List.of("slot.sav"), names());
        }

        @Test
        void whenTheContentCannotBeWritten() throws Exception {
            SaveException stop = SaveException.of(Finding.of(GeneralCode.CANCELLED));
            SaveException thrown =
                    refusal(
                            FileReplacement.of(file).withBackup(NOW),
                            sink -> {
                                sink.write(Bytes.ofText("half"));
                                throw stop;
                            });
            assertSame(stop, thrown);
            assertUntouched();
        }

        @Test
        void whenTheProgramFailsWhileWriting() throws Exception {
            assertThrows(
                    IllegalStateException.class,
                    () ->
                            FileReplacement.of(file)
                                    .write(
                                            sink -> {
                                                throw new IllegalStateException();
                                            },
                                            Check.NONE));
            assertUntouched();
        }

        @Test
        void whenTheCheckRefusesTheNewContent() throws Exception {
            SaveException refusal = SaveException.of(Finding.of(GeneralCode.NOT_A_SAVE));
            SaveException thrown =
                    assertThrows(
                            SaveException.class,
                            () ->
                                    FileReplacement.of(file)
                                            .withBackup(NOW)
                                            .write(
                                                    text("new"),
                                                    written -> {
                                                        assertEquals(3, written.size());
                                                        throw refusal;
                                                    }));
            assertSame(refusal, thrown);
            assertUntouched();
        }

        @Test
        void whenTheDiskGivesBackOtherBytes() throws Exception {
            SaveException thrown = refusal(FileReplacement.of(file), this::writeAndDamage);
            assertEquals(FileCode.READ_BACK, thrown.finding().code());
            assertUntouched();
        }

        private void writeAndDamage(ByteSink sink) throws SaveException {
            sink.write(Bytes.ofText("new"));
            try (Stream<Path> files = Files.list(folder)) {
                Path aside = files.filter(path -> !path.equals(file)).findFirst().orElseThrow();
                Files.writeString(aside, "nEw", StandardOpenOption.WRITE);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        @Test
        void whenItIsALink() throws Exception {
            Path link = Files.createSymbolicLink(folder.resolve("link.sav"), file);
            SaveException thrown = refusal(FileReplacement.of(link), text("new"));
            assertEquals(FileCode.IS_LINK, thrown.finding().code());
            Files.delete(link);
            assertUntouched();
        }
    }

    @Nested
    final class Changed {
        @Test
        void isRefused() throws Exception {
            FileReplacement replacement = FileReplacement.of(file).expecting(fingerprint());
            Files.writeString(file, "odd");
            SaveException thrown = refusal(replacement, text("new"));
            assertEquals(Outcome.CHANGED, thrown.outcome());
            assertEquals("odd", Files.readString(file));
        }

        @Test
        void isRefusedWhereTheFileIsGone() throws Exception {
            FileReplacement replacement = FileReplacement.of(file).expecting(fingerprint());
            Files.delete(file);
            assertEquals(Outcome.CHANGED, refusal(replacement, text("new")).outcome());
            assertEquals(List.of(), names());
        }

        @Test
        void unchangedIsReplaced() throws Exception {
            FileReplacement.of(file).expecting(fingerprint()).write(text("new"), Check.NONE);
            assertEquals("new", Files.readString(file));
        }

        private Fingerprint fingerprint() throws SaveException {
            try (ByteSource source = FileSource.open(file)) {
                return Fingerprint.of(source);
            }
        }
    }

    @Test
    void fingerprintsTellApartWhatDiffersInOneByteAnywhere() throws SaveException {
        byte[] bytes = new byte[70_000];
        Fingerprint whole = fingerprint(bytes);
        for (int at : new int[] {0, 65_535, 65_536, 69_999}) {
            byte[] other = bytes.clone();
            other[at] = 1;
            assertNotEquals(whole, fingerprint(other));
        }
        assertNotEquals(whole, fingerprint(new byte[70_001]));
        assertEquals(whole, fingerprint(bytes.clone()));
    }

    private static Fingerprint fingerprint(byte[] bytes) throws SaveException {
        return Fingerprint.of(MemorySource.of("bytes", Bytes.wrap(bytes)));
    }
}
