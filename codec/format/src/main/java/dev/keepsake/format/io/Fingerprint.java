package dev.keepsake.format.io;

import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// What tells the content of a whole file from any other: its size, the SHA-256 of its first 64 KiB
/// and that of the rest.
///
/// @param size in bytes
/// @param head 32 bytes
/// @param rest 32 bytes
public record Fingerprint(long size, Bytes head, Bytes rest) {
    private static final int PIECE_BYTES = 1 << 20;

    /// The fingerprint of all bytes of a source, which stays open.
    public static Fingerprint of(ByteSource source) throws SaveException {
        var sink = new FingerprintSink(new NullSink());
        for (long from = 0; from < source.size(); from += PIECE_BYTES) {
            sink.write(source.read(from, (int) Math.min(PIECE_BYTES, source.size() - from)));
        }
        return sink.fingerprint();
    }

    /// Counts bytes and keeps none.
    private static final class NullSink implements ByteSink {
        private long position;

        @Override
        public void write(Bytes bytes) {
            position += bytes.length();
        }

        @Override
        public void overwrite(long start, Bytes bytes) {
            throw new IllegalStateException("nothing is kept here");
        }

        @Override
        public long position() {
            return position;
        }
    }
}
