package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.wrapper.game.ZlibFrame;
import java.util.List;

/// One zlib stream behind a few bytes with its sizes.
///
/// @param frame those bytes
/// @param file the file as it was opened
/// @param tail where the bytes behind the stream begin in it
record ZlibWrapping(ZlibFrame frame, boolean holdsGvas, ByteSource file, long tail)
        implements Wrapping {
    @Override
    public String name() {
        return frame.name();
    }

    @Override
    public StructValue header() {
        return StructValue.builder("").build();
    }

    @Override
    public int plainBytes() {
        return 0;
    }

    @Override
    public Wrapping withPlainBytes(int count) {
        Wrapping.requireNone(count);
        return this;
    }

    @Override
    public List<Region> regions(ByteSpace content, long size) {
        int start = frame.front().length();
        var stream = new Span(start, tail - start);
        var packed = new Region.Packed(content, new Span(0, size));
        return List.of(
                Region.of(Region.Kind.FRAME, name(), new Span(0, start)),
                Region.of(Region.Kind.BLOCK, name(), stream).withPacked(packed),
                Region.of(Region.Kind.FRAME, "", new Span(tail, file.size() - tail)));
    }

    @Override
    public WrappedSink open(ByteSink target, Limits limits, Progress progress)
            throws SaveException {
        return new ZlibSink(this, target, limits, progress);
    }
}
