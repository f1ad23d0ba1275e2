package dev.keepsake.format.block;

import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.value.Bytes;
import java.util.Optional;

/// A block ready for a file.
///
/// @param entry what the directory records of it, its offset not yet known (0)
/// @param stored its bytes in the file
public record EncodedBlock(BlockEntry entry, Bytes stored) {
    private static final int WORTH_COMPRESSING = 64;

    /// Compresses a block, unless that would not make it smaller.
    ///
    /// @param head the head decoded, empty in a chunk of bytes
    /// @param body the body decoded
    /// @param records how many records it holds
    public static EncodedBlock of(Bytes head, Bytes body, int records) {
        int plain = head.length() + body.length();
        if (plain >= WORTH_COMPRESSING) {
            Optional<Bytes> smallHead = compress(head);
            Optional<Bytes> smallBody = compress(body);
            if (smallHead.isPresent()
                    && smallBody.isPresent()
                    && smallHead.get().length() + smallBody.get().length() < plain) {
                return make(head, smallHead.get(), body, smallBody.get(), records, BlockCodec.ZSTD);
            }
        }
        return make(head, head, body, body, records, BlockCodec.STORED);
    }

    private static Optional<Bytes> compress(Bytes part) {
        return part.isEmpty() ? Optional.of(part) : ZstdFrames.compress(part);
    }

    private static EncodedBlock make(
            Bytes head, Bytes headStored, Bytes body, Bytes bodyStored, int records, int codec) {
        byte[] stored = new byte[headStored.length() + bodyStored.length()];
        headStored.copyTo(stored, 0);
        bodyStored.copyTo(stored, headStored.length());
        Bytes bytes = Bytes.wrap(stored);
        var entry =
                new BlockEntry(
                        0,
                        headStored.length(),
                        head.length(),
                        bodyStored.length(),
                        body.length(),
                        records,
                        codec,
                        Xxh3.hash64(bytes));
        return new EncodedBlock(entry, bytes);
    }
}
