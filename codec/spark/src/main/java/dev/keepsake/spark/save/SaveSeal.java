package dev.keepsake.spark.save;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.zip.CRC32;

/// The four bytes at a save's end, and the checksums they could be.
///
/// @param recorded the four bytes
/// @param computed the checksum of all before them
/// @param asSealed the same with the newest version in the version field
record SaveSeal(long recorded, long computed, long asSealed) {
    private static final int PIECE = 1 << 20;
    private static final Bytes SEALED_HEAD =
            Bytes.wrap(new byte[] {'S', 'P', 'R', 'K', SaveLayout.SEALED, 0, 0, 0});

    /// Reads the whole save once.
    ///
    /// @param end where the save ends, at least 12 bytes on
    static SaveSeal read(ByteSource source, long end, Progress progress) throws SaveException {
        var own = new CRC32();
        var sealed = new CRC32();
        long stop = end - SaveLayout.TRAILER;
        for (long at = 0; at < stop; at += PIECE) {
            progress.check(at, stop);
            Bytes piece = source.read(at, (int) Math.min(PIECE, stop - at));
            update(own, piece);
            int head = at == 0 ? SEALED_HEAD.length() : 0;
            if (head > 0) {
                update(sealed, SEALED_HEAD);
            }
            update(sealed, piece.slice(head, piece.length() - head));
        }
        return new SaveSeal(number(source.read(stop, 4)), own.getValue(), sealed.getValue());
    }

    /// True where the four bytes are the checksum.
    boolean holds() {
        return recorded == computed;
    }

    /// True where the four bytes are the checksum of the same save with the newest version.
    boolean holdsAsSealed() {
        return recorded == asSealed;
    }

    static void update(CRC32 checksum, Bytes bytes) {
        bytes.read((array, offset, length) -> {
            checksum.update(array, offset, length);
            return length;
        });
    }

    private static long number(Bytes four) {
        long number = 0;
        for (int i = 3; i >= 0; i--) {
            number = number << 8 | four.at(i) & 0xFF;
        }
        return number;
    }
}
