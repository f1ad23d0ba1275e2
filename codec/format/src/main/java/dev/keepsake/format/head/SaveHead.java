package dev.keepsake.format.head;

import dev.keepsake.format.Limits;
import dev.keepsake.format.container.ContainerReader;
import dev.keepsake.format.container.Header;
import dev.keepsake.format.container.PictureField;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.packing.PictureRegion;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.Optional;

/// The head of a Keepsake file: its prelude and its header, each proven by its checksum. What
/// follows is neither read nor checked. Immutable; any thread may use it.
public final class SaveHead {
    private final Revision revision;
    private final long fileSize;
    private final Header header;

    private SaveHead(Revision revision, long fileSize, Header header) {
        this.revision = revision;
        this.fileSize = fileSize;
        this.header = header;
    }

    /// Reads the 64 bytes of the prelude and the bytes of the header, nothing else.
    ///
    /// @throws SaveException the first error of the two, or the storage's failure
    public static SaveHead read(ByteSource source, Limits limits) throws SaveException {
        FindingLog log = FindingLog.strict(limits.findingsPerCode());
        Prelude prelude = ContainerReader.readPrelude(source, limits, log);
        Header header = ContainerReader.readHeader(source, prelude, limits, log);
        return new SaveHead(revision(prelude), prelude.fileSize(), header);
    }

    /// Reads the 64 bytes of the prelude alone.
    ///
    /// @throws SaveException the first error, or the storage's failure
    public static Revision readRevision(ByteSource source, Limits limits) throws SaveException {
        FindingLog log = FindingLog.strict(limits.findingsPerCode());
        return revision(ContainerReader.readPrelude(source, limits, log));
    }

    private static Revision revision(Prelude prelude) {
        return new Revision(prelude.sequence(), prelude.contentHash());
    }

    /// The head that was read before, from what was kept of it.
    ///
    /// @param headerBytes what [#headerBytes] gave
    /// @throws SaveException where the bytes are no header
    public static SaveHead of(Revision revision, long fileSize, Bytes headerBytes, Limits limits)
            throws SaveException {
        FindingLog log = FindingLog.strict(limits.findingsPerCode());
        Header header = ContainerReader.parseHeader(headerBytes, revision.sequence(), limits, log);
        return new SaveHead(revision, fileSize, header);
    }

    /// Which save of its slot it is.
    public Revision revision() {
        return revision;
    }

    /// The size of the whole file, in bytes.
    public long fileSize() {
        return fileSize;
    }

    /// The header's fields as the model names them, the sequence first.
    public StructValue fields() {
        return header.fields();
    }

    /// The header as it stands in the file.
    public Bytes headerBytes() {
        return header.bytes();
    }

    /// True where the file has a picture.
    public boolean hasPicture() {
        return header.picture() != null;
    }

    /// Reads the picture alone; empty where there is none.
    ///
    /// @param source the file whose head this is
    /// @throws SaveException where it is damaged, or the storage fails
    public Optional<Picture> readPicture(ByteSource source) throws SaveException {
        PictureField field = header.picture();
        if (field == null) {
            return Optional.empty();
        }
        var span = new Span(Prelude.BYTES + (long) header.bytes().length(), field.size());
        return Optional.of(new PictureRegion(field, span).read(source));
    }
}
