package dev.keepsake.format.block;

import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// How the two parts of a block are compressed, by the number the directory records.
public final class BlockCodec {
    /// Not at all.
    public static final int STORED = 0;

    /// Each part is one zstd frame.
    public static final int ZSTD = 1;

    private BlockCodec() {}

    /// True for a number this version can decode.
    public static boolean isKnown(int codec) {
        return codec == STORED || codec == ZSTD;
    }

    /// A part's own bytes. An empty part is stored as nothing whatever the codec.
    static Bytes decode(int codec, Bytes stored, int decoded) throws SaveException {
        if (decoded == 0) {
            return Bytes.EMPTY;
        }
        return switch (codec) {
            case STORED -> stored;
            case ZSTD -> ZstdFrames.decompress(stored, decoded);
            default ->
                    throw SaveException.of(
                            Finding.of(KeepsakeCode.BLOCK_CODEC).with("codec", codec));
        };
    }
}
