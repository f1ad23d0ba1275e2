package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeepsakeDamageTest {
    private static final int MAGIC_BYTES = 8;

    @Test
    void findsEveryFlippedByte() throws SaveException {
        byte[] sound = SampleSaves.small().toArray();
        for (int mask : new int[] {0x01, 0x80, 0xFF}) {
            for (int at = 0; at < sound.length; at++) {
                byte[] damaged = sound.clone();
                damaged[at] ^= (byte) mask;
                requireFound(Verification.of(Bytes.wrap(damaged)), at, at + " ^ " + mask);
            }
        }
    }

    private static void requireFound(Verification verification, long at, String what) {
        Outcome expected = at < MAGIC_BYTES ? Outcome.UNKNOWN : Outcome.DAMAGED;
        assertEquals(expected, verification.outcome(), what);
        assertTrue(
                verification.findings().kept().stream()
                        .filter(finding -> finding.isError())
                        .anyMatch(finding -> holds(finding.span(), at)),
                () -> what + ": " + verification.findings());
    }

    private static boolean holds(Span span, long at) {
        return span != null && span.holds(at);
    }

    @Test
    void findsEveryCut() throws SaveException {
        byte[] sound = SampleSaves.small().toArray();
        for (int length = 0; length < sound.length; length++) {
            Bytes cut = Bytes.wrap(Arrays.copyOf(sound, length));
            Verification verification = Verification.of(cut);
            int at = length;
            Outcome expected = length < MAGIC_BYTES ? Outcome.UNKNOWN : Outcome.DAMAGED;
            assertEquals(expected, verification.outcome(), "cut at " + length);
            assertTrue(
                    length < MAGIC_BYTES
                            || verification.findings().kept().stream()
                                    .anyMatch(finding -> holds(finding.span(), at)),
                    () -> at + ": " + verification.findings());
        }
    }

    @Test
    void findsBytesBehindTheEnd() throws SaveException {
        byte[] sound = SampleSaves.small().toArray();
        Bytes longer = Bytes.wrap(Arrays.copyOf(sound, sound.length + 3));
        requireFound(Verification.of(longer), sound.length + 2, "three bytes more");
    }

    @Test
    void opensNothingThatIsDamagedInItsFrame() throws SaveException {
        byte[] sound = SampleSaves.small().toArray();
        SaveDocument whole = SampleSaves.open(Bytes.wrap(sound));
        long frame = whole.chunks().get(0).head().span().offset();
        int pictureStart =
                64 + ((KeepsakeOrigin) whole.origin()).container().header().bytes().length();
        int pictureEnd = pictureStart + whole.picture().orElseThrow().bytes().length();
        whole.close();
        for (int at = MAGIC_BYTES; at < frame; at++) {
            if (at >= pictureStart && at < pictureEnd) {
                continue;
            }
            byte[] damaged = sound.clone();
            damaged[at] ^= 0x10;
            int place = at;
            assertThrows(
                    DamagedSaveException.class,
                    () -> SampleSaves.open(Bytes.wrap(damaged)),
                    () -> "byte " + place);
        }
    }

    @Test
    void givesTheRecordsOfBlocksThatAreSoundWhateverElseIsDamaged() throws SaveException {
        byte[] sound = SampleSaves.small().toArray();
        byte[] damaged = sound.clone();
        Arrays.fill(damaged, 64, 64 + 60, (byte) 0);
        Diagnosis diagnosis =
                SampleSaves.FORMAT.inspect(
                        MemorySource.of("test", Bytes.wrap(damaged)),
                        OpenOptions.DEFAULT,
                        Progress.NONE);
        assertEquals(Outcome.DAMAGED, diagnosis.outcome());
        try (SaveDocument document = diagnosis.document()) {
            assertEquals(4, document.chunks().size());
            assertEquals(
                    SampleSaves.record("crate-2", "entity", "Crate", 2).content(),
                    document.chunks().get(1).record(2).content());
        }
    }

    @Test
    void saysWhichRecordsABrokenBlockTakesAndGivesTheOthers() throws SaveException {
        byte[] damaged = SampleSaves.small().toArray();
        try (SaveDocument whole = SampleSaves.open(SampleSaves.small())) {
            damaged[(int) whole.chunks().get(0).head().span().offset() + 3] ^= 1;
        }
        try (SaveDocument document = SampleSaves.open(Bytes.wrap(damaged))) {
            var failure =
                    assertThrows(
                            DamagedSaveException.class,
                            () -> document.chunks().get(0).record(0).content());
            assertEquals("keepsake.block.checksum", failure.finding().code().id());
            assertEquals("GLOB", failure.finding().path().chunk());
            assertEquals(
                    SampleSaves.record("crate-2", "entity", "Crate", 2).content(),
                    document.chunks().get(1).record(2).content());
        }
    }

    @Test
    void givesAllButThePictureWhereOnlyThatIsDamaged() throws SaveException {
        byte[] damaged = SampleSaves.small().toArray();
        try (SaveDocument whole = SampleSaves.open(SampleSaves.small())) {
            Bytes header = ((KeepsakeOrigin) whole.origin()).container().header().bytes();
            damaged[64 + header.length() + 40] ^= 1;
        }
        try (SaveDocument document = SampleSaves.open(Bytes.wrap(damaged))) {
            assertThrows(DamagedSaveException.class, document::picture);
            requireCrate(document);
        }
        assertEquals(Outcome.DAMAGED, Verification.of(Bytes.wrap(damaged)).outcome());
    }

    @Test
    void givesAllWhereOnlyTheHashOfTheWholeFileIsWrong() throws SaveException {
        byte[] damaged = SampleSaves.small().toArray();
        damaged[48] ^= 1;
        var hash = new Output();
        hash.writeI64(Xxh3.hash64(Bytes.wrap(damaged, 0, 56)));
        hash.bytes().copyTo(damaged, 56);
        try (SaveDocument document = SampleSaves.open(Bytes.wrap(damaged))) {
            assertTrue(document.picture().isPresent());
            requireCrate(document);
        }
        Verification verification = Verification.of(Bytes.wrap(damaged));
        assertEquals(Outcome.DAMAGED, verification.outcome());
        assertEquals(
                List.of("keepsake.file.checksum"),
                verification.findings().kept().stream()
                        .map(finding -> finding.code().id())
                        .toList());
    }

    @Test
    void givesAllButTheBytesBehindTheEndOfAFileThatIsTooLong() throws SaveException {
        byte[] sound = SampleSaves.small().toArray();
        Diagnosis diagnosis =
                SampleSaves.FORMAT.inspect(
                        MemorySource.of("test", Bytes.wrap(Arrays.copyOf(sound, sound.length + 3))),
                        OpenOptions.DEFAULT,
                        Progress.NONE);
        assertEquals(Outcome.DAMAGED, diagnosis.outcome());
        try (SaveDocument document = diagnosis.document()) {
            requireCrate(document);
        }
    }

    private static void requireCrate(SaveDocument document) throws SaveException {
        assertEquals(
                SampleSaves.record("crate-2", "entity", "Crate", 2).content(),
                document.chunks().get(1).record(2).content());
    }
}
