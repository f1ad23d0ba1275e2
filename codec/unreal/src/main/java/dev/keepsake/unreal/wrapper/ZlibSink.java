package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wrapper.game.ZlibFrame;
import dev.keepsake.unreal.wrapper.stream.Copies;
import dev.keepsake.unreal.wrapper.stream.Deflation;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;

/// Writes a content as one zlib stream behind a frame.
final class ZlibSink extends WrappedSink {
    private static final long MOST = 0xFFFF_FFFFL;

    private final ZlibWrapping wrapping;
    private final ByteSink file;
    private final long start;
    private final Deflation outer;
    private final Deflation inner;

    ZlibSink(ZlibWrapping wrapping, ByteSink file, Limits limits, Progress progress)
            throws SaveException {
        super("decodedBytes", limits.decodedBytes(), progress);
        this.wrapping = wrapping;
        this.file = file;
        this.start = file.position();
        file.write(wrapping.frame().front());
        this.outer = new Deflation(file::write);
        this.inner = wrapping.frame().passes() == 1 ? outer : new Deflation(outer::feed);
    }

    @Override
    void add(Bytes bytes) throws SaveException {
        inner.feed(bytes);
    }

    @Override
    public void finish() throws SaveException {
        inner.finish();
        outer.finish();
        ZlibFrame frame = wrapping.frame();
        put(frame.decodedAt(), position());
        if (frame.recordsStored()) {
            put(frame.storedAt(), inner.stored());
        }
        Copies.copy(wrapping.file(), wrapping.tail(), file);
    }

    private void put(int at, long size) throws SaveException {
        if (size > MOST) {
            throw SaveException.of(
                    Finding.of(GeneralCode.LIMIT)
                            .with("limit", "decodedBytes")
                            .with("found", size)
                            .with("allowed", MOST));
        }
        file.overwrite(start + at, LittleEndian.u32(size));
    }

    @Override
    public void close() {
        inner.close();
        outer.close();
    }
}
