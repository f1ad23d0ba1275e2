package dev.keepsake.spark.keyvalue;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.model.value.StructValue;
import java.io.ByteArrayOutputStream;

/// Writes lines to a sink in pieces of some size. For one thread.
final class LineOutput {
    private static final int PIECE = 64 << 10;

    private final ByteSink sink;
    private final Generation generation;
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
    private boolean owesLineFeed;

    LineOutput(ByteSink sink, Generation generation) {
        this.sink = sink;
        this.generation = generation;
    }

    /// Writes the marker, where there is one.
    void begin(StructValue header) throws SaveException {
        if (generation.hasMarker()) {
            line(Generation.MARKER, StoreHeader.isMarkerTerminated(header));
        }
    }

    /// Writes a line; a line feed that the last one lacked is made up for.
    ///
    /// @param terminated false where no line feed ends it, unless another line follows
    void line(Bytes line, boolean terminated) throws SaveException {
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
