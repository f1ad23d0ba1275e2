package dev.keepsake.format.packing;

import dev.keepsake.format.container.PictureField;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;

/// Where the picture stands in a file, and what the header says of it. Immutable.
///
/// @param field what the header says
/// @param span where it stands
public record PictureRegion(PictureField field, Span span) {
    /// Reads it, and proves that it is what the header says.
    ///
    /// @throws SaveException *damaged*, or the storage's failure
    public Picture read(ByteSource source) throws SaveException {
        Bytes bytes = readBytes(source);
        var picture = new Picture(field.format(), field.width(), field.height(), bytes);
        if (!PictureBytes.match(picture)) {
            throw SaveException.of(Finding.of(KeepsakeCode.PICTURE_INVALID).withSpan(span));
        }
        return picture;
    }

    /// Reads its bytes, proven by their checksum.
    ///
    /// @throws SaveException *damaged*, or the storage's failure
    public Bytes readBytes(ByteSource source) throws SaveException {
        if (span.length() != field.size() || span.end() > source.size()) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.TRUNCATED)
                            .withSpan(span)
                            .with("needed", field.size())
                            .with("left", Math.max(0, source.size() - span.offset())));
        }
        Bytes bytes = source.read(span.offset(), field.size());
        long computed = Xxh3.hash64(bytes);
        if (computed != field.hash()) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.PICTURE_CHECKSUM)
                            .withSpan(span)
                            .withChecksum(new Checksum("XXH3-64", field.hash(), computed)));
        }
        return bytes;
    }
}
