package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.unreal.wrapper.game.ZlibFrame;

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
    public WrappedSink open(ByteSink target, Limits limits, Progress progress)
            throws SaveException {
        return new ZlibSink(this, target, limits, progress);
    }
}
