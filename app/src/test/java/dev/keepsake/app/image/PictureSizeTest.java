package dev.keepsake.app.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.keepsake.model.value.Bytes;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PictureSizeTest {
    private static Optional<PictureSize> of(String hex) {
        return PictureSize.of(Bytes.wrap(HexFormat.of().parseHex(hex)));
    }

    @Test
    void readsAPng() {
        assertEquals(
                Optional.of(new PictureSize(320, 180)),
                of("89504e470d0a1a0a0000000d49484452" + "00000140000000b4" + "0802000000"));
    }

    @Test
    void readsAJpegBehindOtherSegments() {
        assertEquals(
                Optional.of(new PictureSize(640, 360)),
                of("ffd8ffe000044a46ffdb000300ffc0001108016802800301"));
    }

    @Test
    void knowsNothingOfOtherBytes() {
        assertEquals(Optional.empty(), of("00112233445566778899"));
        assertEquals(Optional.empty(), of("ffd8ffe0ffff"));
        assertEquals(Optional.empty(), of(""));
    }

    @Test
    void refusesToDecodeABomb() {
        assertFalse(new PictureSize(100_000, 100_000).isAllowed());
        assertFalse(new PictureSize(-1, 10).isAllowed());
        assertFalse(new PictureSize(0, 10).isAllowed());
        assertTrue(new PictureSize(3_840, 2_160).isAllowed());
    }
}
