package dev.keepsake.spark.save;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.stored.Pace;
import dev.keepsake.format.stored.SubjectOrder;
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
import dev.keepsake.spark.layout.SaveLayout;
import dev.keepsake.spark.record.CustomEntry;
import dev.keepsake.spark.record.EntityWriter;
import dev.keepsake.spark.record.HeaderCodec;
import dev.keepsake.spark.record.SaveOutput;
import dev.keepsake.spark.stored.FileLimits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Takes a new save: records are encoded as they come and written at the end, when it is known
/// where the entities stand that others name as parents.
///
/// The limits of reading hold: nothing is written that would be refused when it is opened. A save
/// has no place for a picture, so one is refused. For one thread.
public final class SparkSink implements RecordSink {
    private final int version;
    private final ByteSink sink;
    private final Limits limits;
    private final FileLimits taken;
    private final EntityWriter writer = new EntityWriter(ComponentTable.with(TypeCatalog.EMPTY));
    private final List<EntityWriter.Encoded> entities = new ArrayList<>();
    private final SubjectOrder.Builder names = new SubjectOrder.Builder();
    private final List<Bytes> custom = new ArrayList<>();
    private final SaveOutput tail = new SaveOutput();
    private final SaveOutput unsealedTail = new SaveOutput();
    private final Set<String> begun = new HashSet<>();
    private @Nullable Bytes metadata;
    private @Nullable ChunkHead chunk;
    private boolean ended;

    /// A sink for a save of a version.
    public SparkSink(int version, ByteSink sink, Limits limits) {
        this.version = version;
        this.sink = sink;
        this.limits = limits;
        this.taken = new FileLimits(limits);
    }

    @Override
    public void begin(StructValue header, @Nullable Picture picture) throws SaveException {
        requireOrder(metadata == null && !ended);
        if (picture != null) {
            throw SaveException.of(Finding.of(SparkCode.EDIT_PICTURE));
        }
        Bytes text = HeaderCodec.encode(header);
        taken.requireLength(text.length());
        taken.addBytes(text.length());
        metadata = text;
    }

    private static void requireOrder(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("a save is begun, filled and ended in this order");
        }
    }

    @Override
    public void beginChunk(ChunkHead head) throws SaveException {
        requireOrder(metadata != null && !ended);
        boolean known =
                switch (head.id()) {
                    case Chunks.ENTITIES, Chunks.CUSTOM ->
                            head.kind() == ChunkHead.Kind.RECORDS && head.key().isEmpty();
                    case Chunks.TAIL -> head.kind() == ChunkHead.Kind.RAW;
                    default -> false;
                };
        if (!known || !begun.add(head.id() + head.key())) {
            throw SaveException.of(Finding.of(SparkCode.EDIT_CHUNK).with("chunk", head.id()));
        }
        chunk = head;
    }

    private ChunkHead requireChunk(ChunkHead.Kind kind) {
        ChunkHead open = chunk;
        if (open == null || open.kind() != kind || ended) {
            throw new IllegalStateException("no chunk of " + kind + " was begun");
        }
        return open;
    }

    @Override
    public void record(DetachedRecord record) throws SaveException {
        String subject = record.head().subject();
        if (requireChunk(ChunkHead.Kind.RECORDS).id().equals(Chunks.ENTITIES)) {
            EntityWriter.Encoded encoded = writer.encode(subject, record.content());
            taken.requireFields(encoded.fields());
            take(encoded.bytes());
            entities.add(encoded);
            names.add(Bytes.ofName(subject));
        } else {
            Bytes entry = CustomEntry.encode(subject, record.content());
            take(entry);
            custom.add(entry);
        }
    }

    private void take(Bytes record) throws SaveException {
        taken.addRecord(record.length());
        taken.addBytes(record.length());
    }

    @Override
    public void bytes(Bytes bytes) throws SaveException {
        boolean unsealed = requireChunk(ChunkHead.Kind.RAW).key().equals(Chunks.UNSEALED);
        taken.addBytes(bytes.length());
        (unsealed ? unsealedTail : tail).write(bytes);
    }

    @Override
    public void end(Progress progress) throws SaveException {
        Bytes text = metadata;
        if (text == null || ended) {
            throw new IllegalStateException("no save was begun, or it was ended");
        }
        ended = true;
        var out = new SealedOutput(sink, limits);
        out.write(SaveLayout.MAGIC);
        out.writeU32(version);
        out.writeU32(text.length());
        out.write(text);
        writeRecords(out, progress);
        out.write(tail.bytes());
        if (version >= SaveLayout.SEALED) {
            out.seal();
        }
        out.write(unsealedTail.bytes());
        out.flush();
    }

    private void writeRecords(SealedOutput out, Progress progress) throws SaveException {
        SubjectOrder order = names.build(progress);
        var pace = new Pace(progress, (long) entities.size() + custom.size());
        out.writeU32(entities.size());
        for (EntityWriter.Encoded entity : entities) {
            pace.stepOver(entity.bytes().length());
            out.writeRecord(entity.with(parent -> number(order, parent)));
        }
        out.writeU32(custom.size());
        for (Bytes entry : custom) {
            pace.stepOver(entry.length());
            out.writeRecord(entry);
        }
    }

    private static Bytes number(SubjectOrder order, Value parent) throws SaveException {
        if (parent instanceof OpaqueValue opaque) {
            return opaque.bytes();
        }
        ReferenceValue reference = (ReferenceValue) parent;
        if (reference.isNone()) {
            return Bytes.ofText("-1");
        }
        OptionalInt found = order.find(Bytes.ofName(reference.subject()), reference.ordinal());
        if (found.isEmpty()) {
            throw ParentNumbers.refused(reference.subject());
        }
        return Bytes.ofText(Integer.toString(found.getAsInt()));
    }

    @Override
    public void close() {}
}
