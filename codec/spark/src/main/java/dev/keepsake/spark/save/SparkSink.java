package dev.keepsake.spark.save;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.TypeCatalog;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.OpaqueValue;
import dev.keepsake.model.value.ReferenceValue;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.model.value.Value;
import dev.keepsake.spark.component.ComponentTable;
import dev.keepsake.spark.finding.SparkCode;
import dev.keepsake.spark.stored.SubjectIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// Takes a new save: records are encoded as they come and written at the end, when it is known
/// where the entities stand that others name as parents.
///
/// An entity without a picture's place in the save: a picture is refused. For one thread.
final class SparkSink implements RecordSink {
    private final int version;
    private final ByteSink sink;
    private final EntityWriter writer = new EntityWriter(ComponentTable.with(TypeCatalog.EMPTY));
    private final List<EntityWriter.Encoded> entities = new ArrayList<>();
    private final List<Bytes> names = new ArrayList<>();
    private final List<Bytes> custom = new ArrayList<>();
    private Bytes metadata = Bytes.EMPTY;
    private Bytes tail = Bytes.EMPTY;
    private Bytes unsealedTail = Bytes.EMPTY;
    private @Nullable ChunkHead chunk;

    SparkSink(int version, ByteSink sink) {
        this.version = version;
        this.sink = sink;
    }

    @Override
    public void begin(StructValue header, @Nullable Picture picture) throws SaveException {
        metadata = HeaderCodec.encode(header);
    }

    @Override
    public void beginChunk(ChunkHead head) throws SaveException {
        boolean known =
                switch (head.id()) {
                    case Chunks.ENTITIES, Chunks.CUSTOM ->
                            head.kind() == ChunkHead.Kind.RECORDS && head.key().isEmpty();
                    case Chunks.TAIL -> head.kind() == ChunkHead.Kind.RAW;
                    default -> false;
                };
        if (!known) {
            throw SaveException.of(Finding.of(SparkCode.EDIT_CHUNK).with("chunk", head.id()));
        }
        chunk = head;
    }

    private ChunkHead chunk() {
        if (chunk == null) {
            throw new IllegalStateException("no chunk was begun");
        }
        return chunk;
    }

    @Override
    public void record(DetachedRecord record) throws SaveException {
        String subject = record.head().subject();
        if (chunk().id().equals(Chunks.ENTITIES)) {
            entities.add(writer.encode(subject, record.content()));
            names.add(Bytes.ofName(subject));
        } else {
            custom.add(CustomEntry.encode(subject, record.content()));
        }
    }

    @Override
    public void bytes(Bytes bytes) {
        if (chunk().key().equals(Chunks.UNSEALED)) {
            unsealedTail = bytes;
        } else {
            tail = bytes;
        }
    }

    @Override
    public void end(Progress progress) throws SaveException {
        var out = new SealedOutput(sink);
        out.write(SaveLayout.MAGIC);
        out.writeU32(version);
        out.writeU32(metadata.length());
        out.write(metadata);
        writeRecords(out, progress);
        out.write(tail);
        if (version >= SaveLayout.SEALED) {
            out.seal();
        }
        out.write(unsealedTail);
        out.flush();
    }

    private void writeRecords(SealedOutput out, Progress progress) throws SaveException {
        SubjectIndex index = SubjectIndex.of(names.size(), names::get);
        out.writeU32(entities.size());
        for (int i = 0; i < entities.size(); i++) {
            progress.check(i, entities.size());
            out.write(entities.get(i).with(parent -> number(index, parent)));
        }
        out.writeU32(custom.size());
        for (Bytes entry : custom) {
            out.write(entry);
        }
    }

    private static Bytes number(SubjectIndex index, Value parent) throws SaveException {
        if (parent instanceof OpaqueValue opaque) {
            return opaque.bytes();
        }
        ReferenceValue reference = (ReferenceValue) parent;
        if (reference.isNone()) {
            return Bytes.ofText("-1");
        }
        OptionalInt found = index.find(Bytes.ofName(reference.subject()), reference.ordinal());
        if (found.isEmpty()) {
            throw ParentNumbers.refused(reference.subject());
        }
        return Bytes.ofText(Integer.toString(found.getAsInt()));
    }

    @Override
    public void close() {}
}
