package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.Limits;
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

/// Takes a new key/value file and writes it line by line. A picture has no place in it and is
/// refused. For one thread.
public final class LinesSink implements RecordSink {
    private final LineOutput out;
    private final LineCodec codec;
    private Stage stage = Stage.NEW;

    /// How far the file is.
    private enum Stage {
        NEW,
        BEGUN,
        IN_CHUNK,
        ENDED
    }

    /// A sink for a file of a generation.
    public LinesSink(String version, ByteSink sink, Limits limits) {
        Generation generation = Generation.of(version);
        this.out = new LineOutput(sink, generation, limits);
        this.codec = new LineCodec(generation);
    }

    @Override
    public void begin(StructValue header, @Nullable Picture picture) throws SaveException {
        requireOrder(stage == Stage.NEW);
        if (picture != null) {
            throw LineCodec.refused("picture");
        }
        out.begin(header);
        stage = Stage.BEGUN;
    }

    private static void requireOrder(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("a file is begun, filled and ended in this order");
        }
    }

    @Override
    public void beginChunk(ChunkHead chunk) throws SaveException {
        requireOrder(stage == Stage.BEGUN || stage == Stage.IN_CHUNK);
        boolean own = chunk.id().equals(LinesOrigin.CHUNK) && chunk.key().isEmpty();
        if (!own || chunk.kind() != ChunkHead.Kind.RECORDS || stage == Stage.IN_CHUNK) {
            throw LineCodec.refused("chunk");
        }
        stage = Stage.IN_CHUNK;
    }

    @Override
    public void record(DetachedRecord record) throws SaveException {
        requireOrder(stage == Stage.IN_CHUNK);
        Bytes line = codec.encode(record.head(), record.content());
        out.line(line, !LineCodec.isUnterminated(record.content()));
    }

    @Override
    public void bytes(Bytes bytes) throws SaveException {
        throw LineCodec.refused("chunk");
    }

    @Override
    public void end(Progress progress) throws SaveException {
        requireOrder(stage == Stage.BEGUN || stage == Stage.IN_CHUNK);
        progress.check(0, 1);
        out.end();
        stage = Stage.ENDED;
    }

    @Override
    public void close() {}
}
