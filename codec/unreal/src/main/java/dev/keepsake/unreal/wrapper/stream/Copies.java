package dev.keepsake.unreal.wrapper.stream;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// Copies stretches of a file. Stateless.
public final class Copies {
    private static final int PIECE = 1 << 20;

    private Copies() {}

    /// Takes bytes in order.
    @FunctionalInterface
    public interface Target {
        /// Takes some more.
        void take(Bytes bytes) throws SaveException;
    }

    /// Copies all bytes from a position on.
    public static void copy(ByteSource file, long from, ByteSink target) throws SaveException {
        copy(file, from, file.size() - from, target::write);
    }

    /// Copies some bytes from a position on.
    public static void copy(ByteSource file, long from, long length, Target target)
            throws SaveException {
        long end = from + length;
        for (long position = from; position < end; position += PIECE) {
            target.take(file.read(position, (int) Math.min(PIECE, end - position)));
        }
    }
}
