package dev.keepsake.store.content;

import dev.keepsake.model.document.ChunkHead;
import dev.keepsake.model.document.DetachedRecord;
import dev.keepsake.model.document.Picture;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.RecordSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import org.jspecify.annotations.Nullable;

/// Hands a save on, its header stamped; stops where the request was stopped. For one thread.
final class StampingSink implements RecordSink {
    private final RecordSink sink;
    private final HeaderStamp stamp;
    private final Progress progress;
    private boolean ended;
    private long records;

    StampingSink(RecordSink sink, HeaderStamp stamp, Progress progress) {
        this.sink = sink;
        this.stamp = stamp;
        this.progress = progress;
    }

    @Override
    public void begin(StructValue header, @Nullable Picture picture) throws SaveException {
        sink.begin(stamp.on(header), picture);
    }

    @Override
    public void beginChunk(ChunkHead chunk) throws SaveException {
        sink.beginChunk(chunk);
    }

    @Override
    public void record(DetachedRecord record) throws SaveException {
        progress.check(records++, -1);
        sink.record(record);
    }

    @Override
    public void bytes(Bytes bytes) throws SaveException {
        progress.check(records, -1);
        sink.bytes(bytes);
    }

    @Override
    public void end(Progress own) throws SaveException {
        sink.end((done, total) -> own.step(done, total) && progress.step(done, total));
        ended = true;
    }

    /// @throws IllegalStateException where the writer did not end the save
    void requireEnded() {
        if (!ended) {
            throw new IllegalStateException("the snapshot's writer did not end the save");
        }
    }

    /// The store closes it.
    @Override
    public void close() {}
}
