package dev.keepsake.store.backend;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Hands bytes on, and remembers whether that failed. For one write.
final class WatchedSink implements ByteSink {
    private final ByteSink next;
    private boolean failed;

    WatchedSink(ByteSink next) {
        this.next = next;
    }

    /// True where the storage took something not.
    boolean hasFailed() {
        return failed;
    }

    @Override
    public void write(Bytes bytes) throws SaveException {
        boolean before = failed;
        failed = true;
        next.write(bytes);
        failed = before;
    }

    @Override
    public void overwrite(long position, Bytes bytes) throws SaveException {
        boolean before = failed;
        failed = true;
        next.overwrite(position, bytes);
        failed = before;
    }

    @Override
    public long position() {
        return next.position();
    }
}
