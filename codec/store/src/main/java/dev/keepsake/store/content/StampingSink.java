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
    private @Nullable SaveException failure;
    private long records;

    StampingSink(RecordSink sink, HeaderStamp stamp, Progress progress) {
        this.sink = sink;
        this.stamp = stamp;
        this.progress = progress;
    }

    @Override
    public void begin(StructValue header, @Nullable Picture picture) throws SaveException {
        telling(() -> sink.begin(stamp.on(header), picture));
    }

    @Override
    public void beginChunk(ChunkHead chunk) throws SaveException {
        telling(() -> sink.beginChunk(chunk));
    }

    @Override
    public void record(DetachedRecord record) throws SaveException {
        progress.check(records++, -1);
        telling(() -> sink.record(record));
    }

    @Override
    public void bytes(Bytes bytes) throws SaveException {
        progress.check(records, -1);
        telling(() -> sink.bytes(bytes));
    }

    @Override
    public void end(Progress own) throws SaveException {
        sink.end((done, total) -> own.step(done, total) && progress.step(done, total));
        ended = true;
    }

    /// Something that may be refused.
    private interface Step {
        void run() throws SaveException;
    }

    /// Remembers what was refused: a save without it is not what the writer was asked for.
    private void telling(Step step) throws SaveException {
        try {
            step.run();
        } catch (SaveException refused) {
            failure = refused;
            throw refused;
        }
    }

    /// @throws SaveException what was refused, where the writer passed over it
    /// @throws IllegalStateException where the writer did not end the save
    void requireEnded() throws SaveException {
        if (failure != null) {
            throw failure;
        }
        if (!ended) {
            throw new IllegalStateException("the snapshot's writer did not end the save");
        }
    }

    /// The store closes it.
    @Override
    public void close() {}
}
