package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import dev.keepsake.spark.stored.FileLimits;
import java.io.ByteArrayOutputStream;

/// Writes lines to a sink in pieces of some size. For one thread.
final class LineOutput {
    private static final int PIECE = 64 << 10;

    private final ByteSink sink;
    private final Generation generation;
    private final FileLimits limits;
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
    private boolean owesLineFeed;

    LineOutput(ByteSink sink, Generation generation, Limits limits) {
        this.sink = sink;
        this.limits = new FileLimits(limits);
        this.generation = generation;
    }

    /// Writes the marker, where there is one.
    void begin(StructValue header) throws SaveException {
        if (generation.hasMarker()) {
            put(Generation.MARKER, LinesHeader.isMarkerTerminated(header));
        }
    }

    /// Writes a line; a line feed that the last one lacked is made up for.
    ///
    /// @param terminated false where no line feed ends it, unless another line follows
    /// @throws SaveException also where the file would not be read again, or not as it was meant
    void line(Bytes line, boolean terminated) throws SaveException {
        if (limits.isEmpty() && !generation.hasMarker() && line.equals(Generation.MARKER)) {
            throw LineCodec.refused("marker");
        }
        limits.addRecord(line.length() + (terminated ? 1L : 0L));
        put(line, terminated);
    }

    private void put(Bytes line, boolean terminated) throws SaveException {
        limits.addBytes(line.length() + (owesLineFeed ? 1L : 0L) + (terminated ? 1L : 0L));
        if (owesLineFeed) {
            pending.write('\n');
        }
        pending.writeBytes(line.toArray());
        if (terminated) {
            pending.write('\n');
        }
        owesLineFeed = !terminated;
        if (pending.size() >= PIECE) {
            flush();
        }
    }

    /// Writes what is pending.
    void end() throws SaveException {
        flush();
    }

    private void flush() throws SaveException {
        sink.write(Bytes.wrap(pending.toByteArray()));
        pending.reset();
    }
}
