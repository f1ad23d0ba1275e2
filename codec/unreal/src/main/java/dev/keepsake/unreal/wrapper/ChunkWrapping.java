package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.wrapper.chunk.ChunkFormat;
import dev.keepsake.unreal.wrapper.chunk.ChunkedFile;
import dev.keepsake.unreal.wrapper.game.ChunkFront;

/// The engine's chunk archive, behind what a game puts before it.
///
/// @param front what stands before it and is no content
/// @param plainBytes how many bytes of the content stand before it as they are
/// @param original the file it was read from
record ChunkWrapping(
        ChunkFront front,
        boolean holdsGvas,
        int plainBytes,
        ChunkFormat format,
        ChunkedFile original)
        implements Wrapping {
    @Override
    public String name() {
        return front.name();
    }

    @Override
    public StructValue header() {
        return front.header();
    }

    @Override
    public Wrapping withPlainBytes(int count) {
        if (original.plain() == 0) {
            Wrapping.requireNone(count);
        }
        return new ChunkWrapping(front, holdsGvas, count, format, original);
    }

    @Override
    public WrappedSink open(ByteSink file, Limits limits, Progress progress) throws SaveException {
        return new ChunkSink(this, file, limits, progress);
    }
}
