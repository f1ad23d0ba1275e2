package dev.keepsake.format.keepsake;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.EncodedRecord;
import dev.keepsake.format.container.HeaderWriter;
import dev.keepsake.format.container.PictureField;
import dev.keepsake.format.container.Prelude;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.packing.BlockPacking;
import dev.keepsake.format.packing.ChunkRules;
import dev.keepsake.format.packing.PlannedChunk;
import dev.keepsake.format.packing.RecordPacking;
import dev.keepsake.format.packing.SaveAssembly;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Takes a new save record by record: packs records into blocks of about 1 MiB, which are
/// compressed beside, and puts the file together at the end.
///
/// The same calls give the same bytes.
final class KeepsakeSink implements RecordSink {
    private final ByteSink sink;
    private final Limits limits;
    private final ChunkRules rules;
    private final BlockPacking packing = new BlockPacking();
    private final RecordPacking records;
    private final List<PlannedChunk> chunks = new ArrayList<>();
    private Bytes picture = Bytes.EMPTY;
    private long sequence;
    private @Nullable Bytes header;
    private @Nullable PlannedChunk chunk;
    private long chunkBytes;
    private boolean ended;

    KeepsakeSink(ByteSink sink, Limits limits) {
        this.sink = sink;
        this.limits = limits;
        this.rules = new ChunkRules(limits);
        this.records = new RecordPacking(limits, packing);
    }

    @Override
    public void begin(StructValue fields, @Nullable Picture newPicture) throws SaveException {
        requireOrder(header == null && !ended);
        if (newPicture != null) {
            ChunkRules.requirePicture(newPicture);
            picture = newPicture.bytes();
        }
        PictureField field = newPicture == null ? null : PictureField.of(newPicture);
        sequence = HeaderWriter.sequence(fields);
        header = HeaderWriter.write(fields, field, limits);
    }

    private static void requireOrder(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("a save is begun, filled and ended in this order");
        }
    }

    @Override
    public void beginChunk(ChunkHead head) throws SaveException {
        requireOrder(header != null && !ended);
        rules.requireNew(head);
        records.flush();
        chunk = new PlannedChunk(head);
        chunks.add(chunk);
        chunkBytes = 0;
    }

    @Override
    public void record(DetachedRecord record) throws SaveException {
        PlannedChunk open = requireChunk(ChunkHead.Kind.RECORDS);
        EncodedRecord encoded = records.encode(record);
        rules.requireNewSubject(open.head(), encoded.subject());
        records.add(open, encoded);
    }

    @Override
    public void bytes(Bytes bytes) throws SaveException {
        PlannedChunk open = requireChunk(ChunkHead.Kind.RAW);
        chunkBytes += bytes.length();
        rules.requireBytes(open.head(), chunkBytes);
        packing.addBytes(open, bytes);
    }

    private PlannedChunk requireChunk(ChunkHead.Kind kind) {
        PlannedChunk open = chunk;
        if (open == null || open.head().kind() != kind || ended) {
            throw new IllegalStateException("no chunk of " + kind + " was begun");
        }
        return open;
    }

    @Override
    public void end(Progress progress) throws SaveException {
        Bytes begun = header;
        if (begun == null || ended) {
            throw new IllegalStateException("no save was begun, or it was ended");
        }
        ended = true;
        records.flush();
        packing.finish();
        int version = Prelude.VERSION;
        new SaveAssembly(version, version, sequence, begun, picture, chunks)
                .write(sink, limits, progress);
    }

    @Override
    public void close() {
        packing.close();
    }
}
