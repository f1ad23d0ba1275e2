package dev.keepsake.format.block;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.RefusedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ZstdFramesTest {
    private static final Bytes PLAIN = Bytes.wrap(new byte[100_000]);

    @Test
    void givesBackWhatWasCompressed() throws SaveException {
        Bytes frame = ZstdFrames.compress(PLAIN).orElseThrow();
        assertEquals(PLAIN, ZstdFrames.decompress(frame, PLAIN.length()));
    }

    @Test
    void takesNoOtherSizeThanTheFramesOwn() {
        Bytes frame = ZstdFrames.compress(PLAIN).orElseThrow();
        for (int size : new int[] {1, PLAIN.length() - 1, PLAIN.length() + 1, 64 << 20}) {
            assertThrows(DamagedSaveException.class, () -> ZstdFrames.decompress(frame, size));
        }
    }

    @Test
    void takesNoBytesBehindTheFrame() {
        byte[] frame = ZstdFrames.compress(PLAIN).orElseThrow().toArray();
        Bytes longer = Bytes.wrap(Arrays.copyOf(frame, frame.length + 1));
        assertThrows(
                DamagedSaveException.class, () -> ZstdFrames.decompress(longer, PLAIN.length()));
    }

    /// Frames of four bytes: magic, what the frame says of itself, content size 4, one raw block.
    @ParameterizedTest
    @CsvSource({
        "28b52ffd 20 04 210000 61626364, true",
        "28b52ffd 24 04 210000 61626364 bd4aae67, false",
        "28b52ffd 21 00 04 210000 61626364, true",
        "28b52ffd 21 07 04 210000 61626364, false",
        "28b52ffd 80 a8 04000000 210000 61626364, true",
        "28b52ffd 80 b0 04000000 210000 61626364, false",
        "28b52ffd 28 04 210000 61626364, false",
        "502a4d18 00000000 28b52ffd 20 04 210000 61626364, false",
        "28b52ffd 20 04 210000 61626364 502a4d18 00000000, false",
        "27b52ffd 20 04 400004 61626364 c00000, false"
    })
    void takesOneFrameOfTheStandardAndNoOther(String hex, boolean taken) throws SaveException {
        Bytes frame = Bytes.wrap(HexFormat.of().parseHex(hex.replace(" ", "")));
        if (taken) {
            assertEquals(Bytes.ofText("abcd"), ZstdFrames.decompress(frame, 4));
        } else {
            assertThrows(DamagedSaveException.class, () -> ZstdFrames.decompress(frame, 4));
        }
    }

    @Test
    void isRefusedWithoutItsLibraryWhileStoredBlocksWork()
            throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String paths =
                System.getProperty("java.class.path")
                        + System.getProperty("path.separator")
                        + System.getProperty("jdk.module.path", "")
                        + System.getProperty("path.separator")
                        + Path.of("target", "classes")
                        + System.getProperty("path.separator")
                        + Path.of("target", "test-classes");
        Process process =
                new ProcessBuilder(
                                List.of(
                                        java,
                                        "-DZstdNativePath=/nowhere/zstd",
                                        "-cp",
                                        paths,
                                        WithoutLibrary.class.getName()))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        byte[] printed = process.getInputStream().readAllBytes();
        process.waitFor();
        assertEquals("stored refused", new String(printed, StandardCharsets.UTF_8).strip());
    }

    /// What another process does whose native library is missing.
    static final class WithoutLibrary {
        private WithoutLibrary() {}

        public static void main(String[] arguments) throws SaveException {
            EncodedBlock block = EncodedBlock.of(Bytes.EMPTY, PLAIN, 0);
            String codec = block.entry().isPlain() ? "stored" : "compressed";
            String outcome = "decoded";
            try {
                BlockCodec.decode(BlockCodec.ZSTD, Bytes.wrap(new byte[9]), 9);
            } catch (RefusedSaveException refused) {
                outcome = "refused";
            }
            System.out.println(codec + " " + outcome);
        }
    }
}
