package dev.keepsake.unreal.wrapper.stream;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.zip.Deflater;

/// Compresses into one zlib stream, piece by piece. For one thread; holds memory outside the heap
/// until closed.
public final class Deflation implements AutoCloseable {
    private static final int PIECE = 1 << 16;

    private final Deflater deflater = new Deflater();
    private final byte[] buffer = new byte[PIECE];
    private final Copies.Target drain;

    /// A deflation whose compressed bytes go there.
    public Deflation(Copies.Target drain) {
        this.drain = drain;
    }

    /// Compresses more bytes.
    public void feed(Bytes bytes) throws SaveException {
        deflater.setInput(bytes.asBuffer());
        while (!deflater.needsInput()) {
            drain();
        }
    }

    /// Ends the stream; nothing is fed any more until [#restart].
    public void finish() throws SaveException {
        deflater.finish();
        while (!deflater.finished()) {
            drain();
        }
    }

    /// Begins another stream.
    public void restart() {
        deflater.reset();
    }

    private void drain() throws SaveException {
        int count = deflater.deflate(buffer);
        if (count > 0) {
            drain.take(Bytes.wrap(Arrays.copyOf(buffer, count)));
        }
    }

    /// How many bytes the stream takes so far.
    public long stored() {
        return deflater.getBytesWritten();
    }

    @Override
    public void close() {
        deflater.end();
    }
}
