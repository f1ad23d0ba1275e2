package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.wrapper.chunk.ChunkFormat;
import dev.keepsake.unreal.wrapper.chunk.ChunkedFile;
import dev.keepsake.unreal.wrapper.chunk.StoredChunk;
import dev.keepsake.unreal.wrapper.game.ChunkFront;
import java.util.ArrayList;
import java.util.List;

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
    public List<Region> regions(ByteSpace content, long size) {
        var regions = new ArrayList<Region>();
        long at = 0;
        for (int i = 0; i < original.chunks().size(); i++) {
            StoredChunk chunk = original.chunks().get(i);
            regions.add(frame(at, chunk.offset()));
            var stored = new Span(chunk.offset(), chunk.stored());
            var decoded = new Span(original.plain() + chunk.start(), chunk.decoded());
            regions.add(
                    Region.of(Region.Kind.BLOCK, name() + " " + (i + 1), stored)
                            .withPacked(new Region.Packed(content, decoded)));
            at = stored.end();
        }
        regions.add(frame(at, original.tail()));
        regions.add(
                Region.of(
                        Region.Kind.FRAME,
                        "",
                        new Span(original.tail(), original.file().size() - original.tail())));
        return regions;
    }

    private Region frame(long from, long to) {
        return Region.of(Region.Kind.FRAME, name(), new Span(from, Math.max(0, to - from)));
    }

    @Override
    public WrappedSink open(ByteSink file, Limits limits, Progress progress) throws SaveException {
        return new ChunkSink(this, file, limits, progress);
    }
}
