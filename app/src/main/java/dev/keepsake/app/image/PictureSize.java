package dev.keepsake.app.image;

import dev.keepsake.model.value.Bytes;
import java.util.Optional;

/// The size in pixels that the bytes of a PNG or JPEG picture state.
///
/// @param width in pixels
/// @param height in pixels
record PictureSize(int width, int height) {
    private static final long PNG = 0x89504E470D0A1A0AL;
    private static final int PNG_HEAD = 24;
    private static final long MOST_PIXELS = 32_000_000;

    /// The size, where the bytes begin as one of the two formats.
    static Optional<PictureSize> of(Bytes bytes) {
        if (bytes.length() >= PNG_HEAD && bytes.asBuffer().getLong(0) == PNG) {
            return Optional.of(
                    new PictureSize(bytes.asBuffer().getInt(16), bytes.asBuffer().getInt(20)));
        }
        return bytes.length() > 4 && u16(bytes, 0) == 0xFFD8 ? jpeg(bytes) : Optional.empty();
    }

    /// Walks the segments to the frame header.
    private static Optional<PictureSize> jpeg(Bytes bytes) {
        int at = 2;
        while (at + 9 <= bytes.length() && (bytes.at(at) & 0xFF) == 0xFF) {
            int marker = bytes.at(at + 1) & 0xFF;
            if (isFrame(marker)) {
                return Optional.of(new PictureSize(u16(bytes, at + 7), u16(bytes, at + 5)));
            }
            at += marker == 0xFF ? 1 : 2 + u16(bytes, at + 2);
        }
        return Optional.empty();
    }

    private static boolean isFrame(int marker) {
        return marker >= 0xC0
                && marker <= 0xCF
                && marker != 0xC4
                && marker != 0xC8
                && marker != 0xCC;
    }

    private static int u16(Bytes bytes, int at) {
        return (bytes.at(at) & 0xFF) << 8 | bytes.at(at + 1) & 0xFF;
    }

    /// True where so many pixels may be decoded.
    boolean isAllowed() {
        return width > 0 && height > 0 && (long) width * height <= MOST_PIXELS;
    }
}
