package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import org.jspecify.annotations.Nullable;

/// Takes a new key/value file and writes it line by line; a picture has no place in it. For one
/// thread.
final class StoreSink implements RecordSink {
    private final LineOutput out;
    private final LineCodec codec;

    StoreSink(Generation generation, ByteSink sink) {
        this.out = new LineOutput(sink, generation);
        this.codec = new LineCodec(generation);
    }

    @Override
    public void begin(StructValue header, @Nullable Picture picture) throws SaveException {
        out.begin(header);
    }

    @Override
    public void beginChunk(ChunkHead chunk) throws SaveException {
        if (!chunk.id().equals(StoreOrigin.CHUNK) || !chunk.key().isEmpty()) {
            throw LineCodec.refused("chunk");
        }
    }

    @Override
    public void record(DetachedRecord record) throws SaveException {
        Bytes line = codec.encode(record.head(), record.content());
        out.line(line, !LineCodec.isUnterminated(record.content()));
    }

    @Override
    public void bytes(Bytes bytes) throws SaveException {
        throw LineCodec.refused("chunk");
    }

    @Override
    public void end(Progress progress) throws SaveException {
        out.end();
    }

    @Override
    public void close() {}
}
