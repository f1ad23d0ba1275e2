package dev.keepsake.format.stored;

import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.CancelledException;

/// Asks a caller whether to go on: at the first step, and then each 1,024 steps or 1 MiB of them.
/// For one thread and one call.
public final class Pace {
    private static final int STEPS = 1_024;
    private static final long BYTES = 1 << 20;

    private final Progress progress;
    private final long total;
    private int stepsLeft;
    private long bytesLeft;
    private long done;

    /// The pace of a call over so many bytes or elements.
    public Pace(Progress progress, long total) {
        this.progress = progress;
        this.total = total;
    }

    /// Goes on by one element of a call that counts elements.
    public void step() throws CancelledException {
        step(1, 0);
    }

    /// Goes on by some bytes of a call that counts bytes.
    public void step(long bytes) throws CancelledException {
        step(bytes, bytes);
    }

    /// Goes on by one element that takes some bytes, in a call that counts elements.
    public void stepOver(long bytes) throws CancelledException {
        step(1, bytes);
    }

    private void step(long more, long bytes) throws CancelledException {
        stepsLeft--;
        bytesLeft -= bytes;
        if (stepsLeft < 0 || bytesLeft < 0) {
            stepsLeft = STEPS - 1;
            bytesLeft = BYTES;
            progress.check(Math.min(done, total), total);
        }
        done += more;
    }
}
