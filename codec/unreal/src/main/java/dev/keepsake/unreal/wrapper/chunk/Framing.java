package dev.keepsake.unreal.wrapper.chunk;

import dev.keepsake.format.Limits;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import org.jspecify.annotations.Nullable;

/// Learns from the frames of a file how the next one is written. For one thread.
public final class Framing {
    /// So that the sizes of one frame's chunks are never more bytes than can be read at once.
    private static final int MOST = 1 << 26;

    private final int most;
    private @Nullable FrameHead first;
    private int frames;
    private long chunks;
    private long mostInFrame = 1;

    /// Nothing is known yet.
    public Framing(Limits limits) {
        this.most = Math.min(limits.chunks(), MOST);
    }

    /// Sees a frame.
    ///
    /// @throws SaveException where there are more frames or chunks than the limits allow
    public void see(FrameHead head) throws SaveException {
        first = first == null ? head : first;
        frames++;
        long more = head.chunks();
        requireWithin(frames);
        requireWithin(chunks + more);
        chunks += more;
        mostInFrame = Math.max(mostInFrame, more);
    }

    private void requireWithin(long found) throws SaveException {
        if (found < 0 || found > most) {
            throw SaveException.of(
                    Finding.of(GeneralCode.LIMIT)
                            .with("limit", "chunks")
                            .with("found", found)
                            .with("allowed", most));
        }
    }

    /// How frames are written: as large as the largest seen; where there was one alone, all chunks
    /// go into one again.
    ///
    /// @throws IllegalStateException where no frame was seen
    public ChunkFormat format() {
        if (first == null) {
            throw new IllegalStateException("no frame");
        }
        boolean allInOne = frames == 1 && mostInFrame > 1;
        return new ChunkFormat(
                first.tag(), first.chunkBytes(), allInOne ? Long.MAX_VALUE : mostInFrame);
    }

    /// True where a chunk of so many bytes has room for no more, so that another one follows unless
    /// the content ends just there.
    public boolean isFull(long decoded) {
        return first != null && decoded == ChunkFormat.chunkBytes(first.chunkBytes());
    }
}
