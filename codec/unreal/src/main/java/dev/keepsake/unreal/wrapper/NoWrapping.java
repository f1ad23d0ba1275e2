package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.ByteSpace;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.value.StructValue;
import java.util.List;

/// Nothing around the content, which begins as a GVAS does.
record NoWrapping() implements Wrapping {
    @Override
    public String name() {
        return "";
    }

    @Override
    public StructValue header() {
        return StructValue.builder("").build();
    }

    @Override
    public boolean holdsGvas() {
        return true;
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
        return List.of();
    }

    @Override
    public WrappedSink open(ByteSink file, Limits limits, Progress progress) {
        return new PlainSink(file, limits, progress);
    }
}
