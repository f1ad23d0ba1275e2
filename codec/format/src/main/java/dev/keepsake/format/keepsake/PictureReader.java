package dev.keepsake.format.keepsake;

import dev.keepsake.format.container.Container;
import dev.keepsake.format.container.PictureField;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.packing.PictureBytes;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;

/// Reads the picture of an open file, and proves that it is what the header says. Any thread may
/// use it.
final class PictureReader {
    private final Container container;
    private final ByteSource source;
    private volatile boolean proven;

    PictureReader(Container container, ByteSource source) {
        this.container = container;
        this.source = source;
    }

    /// The picture; empty where there is none.
    ///
    /// @throws SaveException *damaged*; *changed* where it was read well before
    Optional<Picture> read() throws SaveException {
        PictureField field = container.header().picture();
        if (field == null) {
            return Optional.empty();
        }
        Bytes bytes = readBytes(field);
        var picture = new Picture(field.format(), field.width(), field.height(), bytes);
        if (!PictureBytes.match(picture)) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.PICTURE_INVALID).withSpan(container.pictureSpan()));
        }
        return Optional.of(picture);
    }

    /// The picture's bytes, proven by their checksum; none where there is no picture.
    Bytes readBytes() throws SaveException {
        PictureField field = container.header().picture();
        return field == null ? Bytes.EMPTY : readBytes(field);
    }

    private Bytes readBytes(PictureField field) throws SaveException {
        Span span = container.pictureSpan();
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
            if (proven) {
                throw OpenBlocks.changed(source);
            }
            throw SaveException.of(
                    Finding.of(KeepsakeCode.PICTURE_CHECKSUM)
                            .withSpan(span)
                            .withChecksum(new Checksum("XXH3-64", field.hash(), computed)));
        }
        proven = true;
        return bytes;
    }
}
