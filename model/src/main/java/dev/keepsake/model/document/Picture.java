package dev.keepsake.model.document;

import dev.keepsake.model.value.Bytes;

/// A picture stored with a save.
///
/// @param format how its bytes are encoded
/// @param width in pixels, as the save says: not checked against the bytes
/// @param height in pixels, as the save says
/// @param bytes the encoded picture
public record Picture(Format format, int width, int height, Bytes bytes) {
    /// How a picture is encoded.
    public enum Format {
        /// Portable Network Graphics.
        PNG,
        /// JPEG.
        JPEG
    }
}
