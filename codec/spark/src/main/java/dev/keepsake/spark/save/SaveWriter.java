package dev.keepsake.spark.save;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.Chunk;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordContent;
import dev.keepsake.model.document.SaveDocument;
import dev.keepsake.model.document.SaveRecord;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.spark.stored.RecordSpans;

/// Writes a document of a Spark save: what is as opened byte for byte, what is not encoded anew.
///
/// A damaged save is written whole again: counts and checksum are of what reads. For one thread and
/// one save.
final class SaveWriter {
    private static final int POLL = 1_024;

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
        this.out = new SealedOutput(sink);
        this.progress = progress;
    }

    /// Writes a document in a version.
    static void write(SaveDocument document, SaveVersion version, ByteSink sink, Progress progress)
            throws SaveException {
        new SaveWriter(document, version, sink, progress).write();
    }

    private void write() throws SaveException {
        SaveLayout layout = save.layout();
        if (document.changes().isEmpty() && !layout.damaged() && !version.isStep()) {
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
        var parents = new ParentNumbers(save, document, chunk);
        for (int i = 0; i < chunk.size(); i++) {
            poll(i, chunk);
            writeEntity(chunk.record(i), parents);
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
            boolean same = !parents.isMoved() || save.parent(opened) == StoredSave.NO_PARENT;
            out.write(same ? save.entity(opened) : parents.renumbered(opened));
            return;
        }
        RecordContent content = version.upgrade(record.content());
        String subject = record.head().subject();
        out.write(save.writer().encode(subject, content).with(parents));
    }

    /// A first version without a count of custom entries keeps none.
    private void writeCustom(Chunk chunk) throws SaveException {
        boolean counted = save.layout().customCounted() || version.to() > 1 || chunk.size() > 0;
        if (!counted && !save.layout().damaged()) {
            return;
        }
        out.writeU32(chunk.size());
        if (!chunk.isEdited()) {
            copy(save.layout().custom());
            return;
        }
        for (int i = 0; i < chunk.size(); i++) {
            poll(i, chunk);
            SaveRecord record = chunk.record(i);
            out.write(
                    record.isEdited()
                            ? CustomEntry.encode(record.head().subject(), record.content())
                            : save.custom(record.id().record()));
        }
    }

    private void poll(int done, Chunk chunk) throws SaveException {
        if (done % POLL == 0) {
            progress.check(done, chunk.size());
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
