package dev.keepsake.format.container;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import java.util.List;

/// What the header says of the picture.
///
/// @param format how it is encoded
/// @param width in pixels
/// @param height in pixels
/// @param size how many bytes it has
/// @param hash the XXH3-64 of its bytes
public record PictureField(Picture.Format format, int width, int height, int size, long hash) {
    /// The formats; a format's place is its number in the file.
    private static final List<Picture.Format> FORMATS =
            List.of(Picture.Format.PNG, Picture.Format.JPEG);

    /// What to say of a picture.
    public static PictureField of(Picture picture) {
        return new PictureField(
                picture.format(),
                picture.width(),
                picture.height(),
                picture.bytes().length(),
                Xxh3.hash64(picture.bytes()));
    }

    static PictureField read(Cursor cursor) throws SaveException {
        int start = cursor.position();
        int format = cursor.readU8();
        long width = cursor.readU32();
        long height = cursor.readU32();
        long size = cursor.readU32();
        long hash = cursor.readI64();
        boolean sound = format < FORMATS.size() && isPixels(width) && isPixels(height) && size > 0;
        if (!sound) {
            throw SaveException.of(
                    cursor.findingSince(KeepsakeCode.HEADER_INVALID, start)
                            .with("rule", "picture"));
        }
        if (size > Limits.PICTURE_BYTES) {
            Finding finding = cursor.findingSince(GeneralCode.LIMIT, start);
            throw SaveException.of(
                    finding.with("limit", "pictureBytes")
                            .with("found", size)
                            .with("allowed", Limits.PICTURE_BYTES));
        }
        return new PictureField(FORMATS.get(format), (int) width, (int) height, (int) size, hash);
    }

    private static boolean isPixels(long count) {
        return count > 0 && count <= Limits.PICTURE_PIXELS;
    }

    void write(Output out) {
        out.writeU8(FORMATS.indexOf(format));
        out.writeI32(width);
        out.writeI32(height);
        out.writeI32(size);
        out.writeI64(hash);
    }
}
