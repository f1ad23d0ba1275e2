package dev.keepsake.unreal.wrapper.stream;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.nio.ByteBuffer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// Undoes one zlib stream that comes in pieces. For one thread; holds memory outside the heap until
/// closed.
public final class Inflation implements AutoCloseable {
    private static final int PIECE = 1 << 16;

    private final Inflater inflater = new Inflater();
    private final byte[] buffer = new byte[PIECE];
    private final Drain drain;

    /// Takes decoded bytes, which are gone after the call.
    @FunctionalInterface
    public interface Drain {
        /// Takes the first bytes of a buffer.
        void take(byte[] buffer, int length) throws SaveException, DataFormatException;
    }

    /// An inflation whose decoded bytes go there.
    public Inflation(Drain drain) {
        this.drain = drain;
    }

    /// Decodes a piece; what comes before broken bytes is still drained.
    ///
    /// @throws DataFormatException where the bytes are no such stream
    public void feed(ByteBuffer piece) throws SaveException, DataFormatException {
        inflater.setInput(piece);
        while (!inflater.finished()) {
            int count = inflate();
            if (count > 0) {
                drain.take(buffer, count);
            } else if (inflater.needsDictionary()) {
                throw new DataFormatException("needs a dictionary");
            } else if (!inflater.finished()) {
                return;
            }
        }
    }

    private int inflate() throws SaveException, DataFormatException {
        long before = inflater.getBytesWritten();
        try {
            return inflater.inflate(buffer);
        } catch (DataFormatException broken) {
            int count = (int) (inflater.getBytesWritten() - before);
            if (count > 0) {
                drain.take(buffer, count);
            }
            throw broken;
        }
    }

    /// Decodes a piece.
    public void feed(Bytes piece) throws SaveException, DataFormatException {
        feed(piece.asBuffer());
    }

    /// True once the stream is whole; what is fed from then on is left alone.
    public boolean isFinished() {
        return inflater.finished();
    }

    /// How many bytes of the stream were used.
    public long stored() {
        return inflater.getBytesRead();
    }

    /// How many bytes came of it.
    public long decoded() {
        return inflater.getBytesWritten();
    }

    @Override
    public void close() {
        inflater.end();
    }
}
