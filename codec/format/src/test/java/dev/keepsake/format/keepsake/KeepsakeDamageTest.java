package dev.keepsake.format.keepsake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.format.Diagnosis;
import dev.keepsake.format.OpenOptions;
import dev.keepsake.format.container.Container;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.io.MemorySource;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.Outcome;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KeepsakeDamageTest {
    private static final int MAGIC_BYTES = 8;

    /// A part of a file and what is said of a byte of it that is wrong.
    private record Region(Span span, FindingCode code) {}

    private static List<Region> regions(Bytes save) throws SaveException {
        try (SaveDocument document = SampleSaves.open(save)) {
            var origin = (KeepsakeOrigin) document.origin();
            Container container = origin.container();
            int header = container.header().bytes().length();
            var regions = new ArrayList<Region>();
            regions.add(new Region(new Span(0, MAGIC_BYTES), GeneralCode.NOT_A_SAVE));
            regions.add(
                    new Region(
                            new Span(MAGIC_BYTES, Prelude.BYTES - MAGIC_BYTES),
                            KeepsakeCode.PRELUDE_CHECKSUM));
            regions.add(new Region(new Span(Prelude.BYTES, header), KeepsakeCode.HEADER_CHECKSUM));
            regions.add(new Region(container.pictureSpan(), KeepsakeCode.PICTURE_CHECKSUM));
            regions.add(new Region(container.directorySpan(), KeepsakeCode.DIRECTORY_CHECKSUM));
            for (OpenChunk chunk : origin.chunks()) {
                for (int i = 0; i < chunk.blockCount(); i++) {
                    Span block = origin.blocks().entry(chunk.block(i)).span();
                    regions.add(new Region(block, KeepsakeCode.BLOCK_CHECKSUM));
                }
            }
            return regions;
        }
    }

    @Test
    void findsEveryFlippedByteAndSaysWhichPartItIsIn() throws SaveException {
        byte[] sound = SampleSaves.small().toArray();
        List<Region> regions = regions(Bytes.wrap(sound));
        assertEquals(sound.length, regions.stream().mapToLong(part -> part.span().length()).sum());
        for (int mask : new int[] {0x01, 0x80, 0xFF}) {
            for (Region region : regions) {
                for (int at = (int) region.span().offset(); at < region.span().end(); at++) {
                    byte[] damaged = sound.clone();
                    damaged[at] ^= (byte) mask;
                    Verification verification = Verification.of(Bytes.wrap(damaged));
                    requireFound(verification, region.code(), at, at + " ^ " + mask);
                    requireNarrow(verification, region);
                }
            }
        }
    }

    private static void requireFound(
            Verification verification, FindingCode code, long at, String what) {
        Outcome expected = at < MAGIC_BYTES ? Outcome.UNKNOWN : Outcome.DAMAGED;
        assertEquals(expected, verification.outcome(), what);
        assertTrue(
                verification.findings().kept().stream()
                        .filter(finding -> finding.isError() && finding.code().equals(code))
                        .anyMatch(finding -> holds(finding.span(), at)),
                () -> what + ": " + verification.findings());
    }

    /// Of a block and a picture nothing is said but that, and that the file as a whole is not what
    /// it was.
    private static void requireNarrow(Verification verification, Region region) {
        Set<FindingCode> alone = Set.of(KeepsakeCode.BLOCK_CHECKSUM, KeepsakeCode.PICTURE_CHECKSUM);
        if (!alone.contains(region.code())) {
            return;
        }
        List<Finding> others =
                verification.findings().kept().stream()
                        .filter(finding -> finding.code() != KeepsakeCode.FILE_CHECKSUM)
                        .toList();
        assertEquals(1, others.size(), others::toString);
        assertEquals(region.span(), others.get(0).span());
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
        requireFound(
                Verification.of(longer),
                KeepsakeCode.FILE_TRAILING,
                sound.length + 2,
                "three bytes more");
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
