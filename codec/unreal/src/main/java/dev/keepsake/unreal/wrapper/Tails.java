package dev.keepsake.unreal.wrapper;

import dev.keepsake.format.io.ByteSink;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.finding.SaveException;

/// Copies what stands behind the compressed bytes of a file. Stateless.
final class Tails {
    private static final int PIECE = 1 << 20;

    private Tails() {}

    /// Copies all bytes from a position on.
    static void copy(ByteSource file, long from, ByteSink target) throws SaveException {
        copy(file, from, file.size() - from, target);
    }

    /// Copies some bytes from a position on.
    static void copy(ByteSource file, long from, long length, ByteSink target)
            throws SaveException {
        long end = from + length;
        for (long position = from; position < end; position += PIECE) {
            target.write(file.read(position, (int) Math.min(PIECE, end - position)));
        }
    }
}
