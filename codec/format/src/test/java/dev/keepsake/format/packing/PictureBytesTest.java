package dev.keepsake.format.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.keepsake.model.document.Picture;
import dev.keepsake.model.value.Bytes;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PictureBytesTest {
    /// Whether the bytes are a picture of 3 by 2 pixels, as far as that is looked at.
    @ParameterizedTest
    @CsvSource({
        "PNG, 89504e470d0a1a0a 0000000d 49484452 00000003 00000002, true",
        "PNG, 89504e470d0a1a0a 0000000d 49484452 00000002 00000003, false",
        "PNG, 89504e470d0a1a0a 0000000d 49484452 00000003 000000, false",
        "PNG, 89504e470d0a1a0a 0000000c 49484452 00000003 00000002, false",
        "PNG, ffd8 ffc0 000b 08 0002 0003, false",
        "JPEG, ffd8 ffc0 000b 08 0002 0003, true",
        "JPEG, ffd8 ffc0 000b 08 0003 0002, false",
        "JPEG, ffd8 ffc0 000b 08 0002 00, false",
        "JPEG, ffd8 ffe0 0004 ffc0 ffff ff01 ffd0 ffcf 000b 08 0002 0003, true",
        "JPEG, ffd8 ffc4 0003 00 ffc8 0003 00 ffcc 0003 00 ffc2 000b 08 0002 0003, true",
        "JPEG, ffd8 ffe0 0001 ffc0 000b 08 0002 0003, true",
        "JPEG, ffd8 00 ffc0 000b 08 0002 0003, false",
        "JPEG, ffd9 ffc0 000b 08 0002 0003, false"
    })
    void looksForFormatAndSizeInTheFirstBytes(Picture.Format format, String hex, boolean match) {
        Bytes bytes = Bytes.wrap(HexFormat.of().parseHex(hex.replace(" ", "")));
        assertEquals(match, PictureBytes.match(new Picture(format, 3, 2, bytes)));
    }
}
