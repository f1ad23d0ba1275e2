package dev.keepsake.format.keepsake;

import dev.keepsake.format.container.Container;
import dev.keepsake.format.container.PictureField;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.packing.PictureRegion;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the picture of an open file, and proves that it is what the header says. Any thread may
/// use it.
final class PictureReader {
    private final @Nullable PictureRegion region;
    private final ByteSource source;
    private volatile boolean proven;

    PictureReader(Container container, ByteSource source) {
        PictureField field = container.header().picture();
        this.region = field == null ? null : new PictureRegion(field, container.pictureSpan());
        this.source = source;
    }

    /// The picture; empty where there is none.
    ///
    /// @throws SaveException *damaged*; *changed* where it was read well before
    Optional<Picture> read() throws SaveException {
        PictureRegion there = region;
        return there == null ? Optional.empty() : Optional.of(proven(() -> there.read(source)));
    }

    /// The picture's bytes, proven by their checksum; none where there is no picture.
    Bytes readBytes() throws SaveException {
        PictureRegion there = region;
        return there == null ? Bytes.EMPTY : proven(() -> there.readBytes(source));
    }

    private <T> T proven(KeepsakeOrigin.Reading<T> reading) throws SaveException {
        try {
            T read = reading.read();
            proven = true;
            return read;
        } catch (DamagedSaveException damage) {
            if (damage.finding().code() == KeepsakeCode.PICTURE_CHECKSUM && proven) {
                throw OpenBlocks.changed(source);
            }
            throw damage;
        }
    }
}
