package dev.keepsake.spark.save;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.zip.CRC32;

/// Writes a save to a sink in pieces of some size, keeping its checksum. For one thread.
final class SealedOutput {
    private static final int PIECE = 64 << 10;
    private static final int COPIED = 1 << 20;

    private final ByteSink sink;
    private final CRC32 checksum = new CRC32();
    private SaveOutput pending = new SaveOutput();

    SealedOutput(ByteSink sink) {
        this.sink = sink;
    }

    void write(Bytes bytes) throws SaveException {
        pending.write(bytes);
        if (pending.length() >= PIECE) {
            flush();
        }
    }

    void writeU32(long number) {
        pending.writeU32(number);
    }

    /// Copies a range of a source.
    void copy(ByteSource source, long start, long length, Progress progress) throws SaveException {
        flush();
        for (long done = 0; done < length; done += COPIED) {
            progress.check(start + done, source.size());
            Bytes piece = source.read(start + done, (int) Math.min(COPIED, length - done));
            SaveSeal.update(checksum, piece);
            sink.write(piece);
        }
    }

    /// Writes the checksum of all before it.
    void seal() throws SaveException {
        flush();
        pending.writeU32(checksum.getValue());
    }

    void flush() throws SaveException {
        Bytes bytes = pending.bytes();
        SaveSeal.update(checksum, bytes);
        sink.write(bytes);
        pending = new SaveOutput();
    }
}
