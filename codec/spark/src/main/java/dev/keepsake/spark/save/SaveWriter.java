package dev.keepsake.spark.save;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.stored.Pace;
import dev.keepsake.format.stored.RecordSpans;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.spark.layout.SaveLayout;
import dev.keepsake.spark.record.CustomEntry;
import dev.keepsake.spark.record.HeaderCodec;

/// Writes a document of a Spark save: what is as opened byte for byte, what is not encoded anew.
///
/// A save that was opened with an error is refused: writing it would seal what is damaged and lose
/// what was not read. For one thread and one save.
public final class SaveWriter {
    private final SaveDocument document;
    private final StoredSave save;
    private final SaveVersion version;
    private final SealedOutput out;
    private final Progress progress;

    private SaveWriter(
            SaveDocument document, SaveVersion version, ByteSink sink, Progress progress) {
        this.document = document;
        this.save = ((SparkOrigin) document.origin()).save();
        this.version = version;
        this.out = new SealedOutput(sink, save.limits());
        this.progress = progress;
    }

    /// Writes a document in the version it has.
    ///
    /// @throws SaveException the first error that was found when it was opened, the storage's
    ///   failure, or the caller's stop
    public static void write(SaveDocument document, ByteSink sink, Progress progress)
            throws SaveException {
        SaveVersion same = SaveVersion.same(version(document));
        new SaveWriter(document, same, sink, progress).write();
    }

    /// Writes a document in the same or a later version.
    ///
    /// @throws SaveException as [#write], and where the version is older
    public static void convert(
            SaveDocument document, String version, ByteSink sink, Progress progress)
            throws SaveException {
        SaveVersion step = SaveVersion.step(version(document), version);
        new SaveWriter(document, step, sink, progress).write();
    }

    private static int version(SaveDocument document) {
        if (document.origin() instanceof SparkOrigin origin) {
            return origin.save().layout().version();
        }
        throw new IllegalArgumentException("no Spark save: " + document.format().text());
    }

    private void write() throws SaveException {
        SaveLayout layout = save.layout();
        if (layout.error() != null) {
            throw SaveException.of(layout.error());
        }
        if (document.changes().isEmpty() && !version.isStep()) {
            out.copy(save.source(), 0, layout.size(), progress);
            return;
        }
        writeHeader();
        for (Chunk chunk : document.chunks()) {
            if (chunk.id().equals(Chunks.ENTITIES)) {
                writeEntities(chunk);
            } else if (chunk.id().equals(Chunks.CUSTOM)) {
                writeCustom(chunk);
            }
        }
        writeEnd();
        out.flush();
    }

    private void writeHeader() throws SaveException {
        StructValue header = version.upgrade(document.header());
        boolean same =
                document.changes().header() == null
                        && header.items().count() == document.header().items().count();
        Bytes metadata = same ? save.layout().metadata() : HeaderCodec.encode(header);
        out.write(SaveLayout.MAGIC);
        out.writeU32(version.to());
        out.writeU32(metadata.length());
        out.write(metadata);
    }

    private void writeEntities(Chunk chunk) throws SaveException {
        out.writeU32(chunk.size());
        if (!chunk.isEdited() && !version.addsParents()) {
            copy(save.layout().entities());
            return;
        }
        var parents = new ParentNumbers(save, document, chunk, progress);
        var pace = new Pace(progress, chunk.size());
        for (int i = 0; i < chunk.size(); i++) {
            SaveRecord record = chunk.record(i);
            int opened = record.id().record();
            pace.stepOver(record.isEdited() ? 0 : save.layout().entities().length(opened));
            writeEntity(record, parents);
        }
    }

    private void copy(RecordSpans spans) throws SaveException {
        int start = spans.start(0);
        out.copy(save.source(), start, spans.end() - (long) start, progress);
    }

    private void writeEntity(SaveRecord record, ParentNumbers parents) throws SaveException {
        int opened = record.id().record();
        boolean asOpened = !record.isEdited() && !version.addsParents();
        if (asOpened) {
            boolean same = !parents.isMoved() || parents.isRoot(opened);
            out.writeRecord(same ? save.entity(opened) : parents.renumbered(opened));
            return;
        }
        RecordContent content = version.upgrade(record.content());
        String subject = record.head().subject();
        out.writeRecord(save.writer().encode(subject, content).with(parents));
    }

    /// A first version without a count of custom entries keeps none.
    private void writeCustom(Chunk chunk) throws SaveException {
        boolean counted = save.layout().customCounted() || version.to() > 1 || chunk.size() > 0;
        if (!counted) {
            return;
        }
        out.writeU32(chunk.size());
        if (!chunk.isEdited()) {
            copy(save.layout().custom());
            return;
        }
        var pace = new Pace(progress, chunk.size());
        for (int i = 0; i < chunk.size(); i++) {
            pace.step();
            SaveRecord record = chunk.record(i);
            out.writeRecord(
                    record.isEdited()
                            ? CustomEntry.encode(record.head().subject(), record.content())
                            : save.custom(record.id().record()));
        }
    }

    private void writeEnd() throws SaveException {
        boolean sealed = version.to() >= SaveLayout.SEALED;
        writeTail(sealed, true);
        if (sealed) {
            out.seal();
            writeTail(true, false);
        }
    }

    /// Writes the tail where it stands here: without a checksum there is one place.
    private void writeTail(boolean sealed, boolean before) throws SaveException {
        for (Chunk chunk : document.chunks()) {
            boolean tail = chunk.head().kind() == ChunkHead.Kind.RAW;
            boolean here = !sealed || chunk.key().equals(Chunks.UNSEALED) != before;
            if (tail && here) {
                out.write(chunk.bytes());
            }
        }
    }
}
