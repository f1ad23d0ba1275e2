package dev.keepsake.unreal.wrapper;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.Arrays;
import java.util.zip.Deflater;

/// Compresses into one zlib stream, piece by piece. For one thread; holds memory outside the heap
/// until closed.
final class Deflation implements AutoCloseable {
    private static final int PIECE = 1 << 16;

    private final Deflater deflater = new Deflater();
    private final byte[] buffer = new byte[PIECE];
    private final Copies.Target drain;

    Deflation(Copies.Target drain) {
        this.drain = drain;
    }

    void feed(Bytes bytes) throws SaveException {
        deflater.setInput(bytes.asBuffer());
        while (!deflater.needsInput()) {
            drain();
        }
    }

    /// Ends the stream; nothing is fed any more until [#restart].
    void finish() throws SaveException {
        deflater.finish();
        while (!deflater.finished()) {
            drain();
        }
    }

    /// Begins another stream.
    void restart() {
        deflater.reset();
    }

    private void drain() throws SaveException {
        int count = deflater.deflate(buffer);
        if (count > 0) {
            drain.take(Bytes.wrap(Arrays.copyOf(buffer, count)));
        }
    }

    /// How many bytes the stream takes so far.
    long stored() {
        return deflater.getBytesWritten();
    }

    @Override
    public void close() {
        deflater.end();
    }
}
