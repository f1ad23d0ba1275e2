package dev.keepsake.format.packing;

import dev.keepsake.model.document.Picture;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;

/// What the first bytes of a picture say of it; no pixel is decoded.
public final class PictureBytes {
    private static final Bytes PNG =
            Bytes.wrap(
                    new byte[] {
                        (byte) 0x89,
                        'P',
                        'N',
                        'G',
                        '\r',
                        '\n',
                        0x1A,
                        '\n',
                        0,
                        0,
                        0,
                        13,
                        'I',
                        'H',
                        'D',
                        'R'
                    });
    private static final int PNG_SIZE_END = 24;

    private PictureBytes() {}

    /// Width and height in pixels.
    public record Size(long width, long height) {}

    /// True where the bytes are a picture of the format and size that is said of them.
    public static boolean match(Picture picture) {
        Optional<Size> size =
                switch (picture.format()) {
                    case PNG -> png(picture.bytes());
                    case JPEG -> jpeg(picture.bytes());
                };
        return size.equals(Optional.of(new Size(picture.width(), picture.height())));
    }

    private static Optional<Size> png(Bytes bytes) {
        if (bytes.length() < PNG_SIZE_END || !bytes.slice(0, PNG.length()).equals(PNG)) {
            return Optional.empty();
        }
        return Optional.of(new Size(number(bytes, 16, 4), number(bytes, 20, 4)));
    }

    /// Walks the segments to the frame header, which holds the size.
    private static Optional<Size> jpeg(Bytes bytes) {
        if (bytes.length() < 4 || number(bytes, 0, 2) != 0xFFD8) {
            return Optional.empty();
        }
        int at = 2;
        while (at + 9 <= bytes.length() && number(bytes, at, 1) == 0xFF) {
            int marker = (int) number(bytes, at + 1, 1);
            if (isFrame(marker)) {
                return Optional.of(new Size(number(bytes, at + 7, 2), number(bytes, at + 5, 2)));
            }
            boolean alone = marker == 0xFF || marker == 0x01 || marker >= 0xD0 && marker <= 0xD8;
            at += marker == 0xFF ? 1 : alone ? 2 : 2 + (int) Math.max(2, number(bytes, at + 2, 2));
        }
        return Optional.empty();
    }

    /// The markers of frames; three numbers among them mean tables.
    private static boolean isFrame(int marker) {
        return marker >= 0xC0
                && marker <= 0xCF
                && marker != 0xC4
                && marker != 0xC8
                && marker != 0xCC;
    }

    private static long number(Bytes bytes, int at, int count) {
        long number = 0;
        for (int i = 0; i < count; i++) {
            number = number << 8 | bytes.at(at + i) & 0xFF;
        }
        return number;
    }
}
