package dev.keepsake.app.image;

import dev.keepsake.model.document.Picture;
import java.io.ByteArrayInputStream;
import java.util.Optional;
import javafx.scene.image.Image;

/// Decodes pictures of saves. Runs on workers.
public final class PictureDecoder {
    private PictureDecoder() {}

    /// The picture, made to fit a box; empty where it is no picture, or too large to decode.
    ///
    /// @param width of the box in pixels
    /// @param height of the box in pixels
    public static Optional<Image> decode(Picture picture, int width, int height) {
        if (PictureSize.of(picture.bytes()).filter(PictureSize::isAllowed).isEmpty()) {
            return Optional.empty();
        }
        var stream = new ByteArrayInputStream(picture.bytes().toArray());
        var image = new Image(stream, width, height, true, true);
        return image.isError() ? Optional.empty() : Optional.of(image);
    }
}
