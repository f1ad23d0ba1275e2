package dev.keepsake.unreal.wrapper.stream;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;

/// Asks a caller whether to go on: at the first byte and then each MiB. For one thread.
public final class Steps {
    private static final long BYTES = 1 << 20;

    private final Progress progress;
    private final long total;
    private long next;

    /// Steps to a number of bytes, −1 where nobody knows it.
    public Steps(Progress progress, long total) {
        this.progress = progress;
        this.total = total;
    }

    /// So many bytes are done.
    public void reach(long done) throws CancelledException {
        if (done >= next) {
            next = done + BYTES;
            progress.check(total < 0 ? done : Math.min(done, total), total);
        }
    }
}
