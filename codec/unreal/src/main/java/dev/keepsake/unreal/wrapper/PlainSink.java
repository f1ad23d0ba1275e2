package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Writes a content with nothing around it.
final class PlainSink extends WrappedSink {
    private final ByteSink file;

    PlainSink(ByteSink file, Limits limits, Progress progress) {
        super("storedBytes", Math.min(limits.storedBytes(), Integer.MAX_VALUE), progress);
        this.file = file;
    }

    @Override
    void add(Bytes bytes) throws SaveException {
        file.write(bytes);
    }

    @Override
    public void overwrite(long start, Bytes bytes) throws SaveException {
        file.overwrite(start, bytes);
    }

    @Override
    public void finish() {}
}
