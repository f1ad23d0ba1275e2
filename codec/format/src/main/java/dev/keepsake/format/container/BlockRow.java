package dev.keepsake.format.container;

import dev.keepsake.format.block.BlockCodec;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.SaveException;

/// A block's row of the directory as read, before anything of it is believed.
record BlockRow(
        long offset,
        long headStored,
        long headDecoded,
        long bodyStored,
        long bodyDecoded,
        long records,
        int codec,
        long hash) {
    /// What no part of a block comes near.
    private static final long PART_BYTES = 1L << 28;

    /// What no file comes near.
    private static final long FILE_BYTES = 1L << 62;

    /// The most a zstd block holds, and the least it costs.
    private static final long FRAME_BLOCK_BYTES = 128 << 10;

    private static final int FRAME_BLOCK_COST = 4;

    static BlockRow read(Cursor cursor) throws SaveException {
        return new BlockRow(
                cursor.readI64(),
                cursor.readU32(),
                cursor.readU32(),
                cursor.readU32(),
                cursor.readU32(),
                cursor.readU32(),
                cursor.readU8(),
                cursor.readI64());
    }

    /// True where the row can stand for a block at all, whatever else is wrong with it.
    boolean isUsable() {
        return offset >= 0
                && offset < FILE_BYTES
                && Math.max(headStored, headDecoded) <= PART_BYTES
                && Math.max(bodyStored, bodyDecoded) <= PART_BYTES
                && records * BlockEntry.RECORD_BYTES <= headDecoded;
    }

    /// The block; only of a usable row.
    BlockEntry entry() {
        return new BlockEntry(
                offset,
                (int) headStored,
                (int) headDecoded,
                (int) bodyStored,
                (int) bodyDecoded,
                (int) records,
                codec,
                hash);
    }

    /// The first rule the row breaks, empty where it keeps all.
    ///
    /// @param raw whether its chunk holds bytes
    /// @param expected where it must begin
    String brokenRule(boolean raw, long expected) {
        if (offset != expected) {
            return "offset";
        }
        if (raw ? headDecoded != 0 || records != 0 : records == 0 || bodyDecoded < records) {
            return "records";
        }
        if (!isUsable()) {
            return "size";
        }
        if (headDecoded + bodyDecoded > BlockEntry.DECODED_BYTES && (raw || records > 1)) {
            return "decodedSize";
        }
        if (!isPart(headStored, headDecoded)
                || !isPart(bodyStored, bodyDecoded)
                || bodyDecoded == 0) {
            return "storedSize";
        }
        return "";
    }

    /// True where a part of these sizes is possible: nothing is nothing, plain bytes stay as many,
    /// and a frame neither grows without need nor holds more than frames can.
    private boolean isPart(long stored, long decoded) {
        if (stored == 0 || decoded == 0) {
            return stored == decoded;
        }
        return switch (codec) {
            case BlockCodec.STORED -> stored == decoded;
            case BlockCodec.ZSTD ->
                    stored <= decoded + decoded / 128 + 1024
                            && decoded <= (stored / FRAME_BLOCK_COST + 1) * FRAME_BLOCK_BYTES;
            default -> true;
        };
    }
}
