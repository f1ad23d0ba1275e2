package dev.keepsake.store.backend;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import org.jspecify.annotations.Nullable;

/// A sink that remembers in what it failed, to tell that from what the writer fails in. For one
/// thread.
final class FailingSink implements ByteSink {
    private final ByteSink sink;
    private @Nullable SaveException failure;

    FailingSink(ByteSink sink) {
        this.sink = sink;
    }

    /// What it threw last, null where nothing.
    @Nullable SaveException failure() {
        return failure;
    }

    @Override
    public void write(Bytes bytes) throws SaveException {
        try {
            sink.write(bytes);
        } catch (SaveException own) {
            failure = own;
            throw own;
        }
    }

    @Override
    public void overwrite(long position, Bytes bytes) throws SaveException {
        try {
            sink.overwrite(position, bytes);
        } catch (SaveException own) {
            failure = own;
            throw own;
        }
    }

    @Override
    public long position() {
        return sink.position();
    }
}
