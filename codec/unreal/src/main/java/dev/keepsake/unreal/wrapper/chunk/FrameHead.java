package dev.keepsake.unreal.wrapper.chunk;

import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.unreal.finding.UnrealCode;

/// What a frame of a chunk archive begins with.
///
/// @param tag the tag
/// @param chunkBytes the size of its chunks as recorded
/// @param codec the number of its codec, zlib where it names none
/// @param stored what the zlib streams of all its chunks take, as recorded
/// @param decoded what all its chunks decode to, as recorded
public record FrameHead(long tag, long chunkBytes, int codec, long stored, long decoded) {
    /// How many bytes a head has that begins with this tag.
    public static int length(long tag) {
        int codec = ChunkFormat.namesCodec(tag) ? 1 : 0;
        return ChunkFormat.TAG_BYTES + codec + ChunkFormat.SIZES_BYTES;
    }

    /// Reads the head of a frame whose tag is there.
    ///
    /// @throws SaveException where the file ends inside it, or a number cannot be
    public static FrameHead read(ByteSource file, long position, long tag) throws SaveException {
        int needed = length(tag);
        requireLeft(file, position, needed);
        Cursor cursor = Cursor.over(file.read(position, needed), position, UnrealCode.TRUNCATED);
        cursor.skip(Long.BYTES);
        long chunkBytes = cursor.readI64();
        int codec = ChunkFormat.namesCodec(tag) ? cursor.readU8() : ChunkFormat.ZLIB;
        var head = new FrameHead(tag, chunkBytes, codec, cursor.readI64(), cursor.readI64());
        requireSize(position, "chunkBytes", ChunkFormat.chunkBytes(chunkBytes), chunkBytes);
        requireSize(position, "decoded", head.decoded, head.decoded);
        requireSize(position, "stored", head.stored, head.stored);
        return head;
    }

    private static void requireSize(long position, String field, long size, long recorded)
            throws SaveException {
        if (size < 0) {
            throw fault(UnrealCode.HEADER, position, field, recorded);
        }
    }

    private static SaveException fault(
            FindingCode code, long position, String field, long recorded) {
        return SaveException.of(
                Finding.at(code, position, 0).with("field", field).with("found", recorded));
    }

    /// Fails where the file ends before a part of a frame does.
    public static void requireLeft(ByteSource file, long position, long needed)
            throws SaveException {
        long left = file.size() - position;
        if (needed < 0 || needed > left) {
            throw SaveException.of(
                    Finding.at(UnrealCode.TRUNCATED, position, left)
                            .with("part", "chunk")
                            .with("needed", needed)
                            .with("left", left));
        }
    }

    /// How many chunks the frame has.
    public long chunks() {
        long size = ChunkFormat.chunkBytes(chunkBytes);
        return decoded / size + (decoded % size == 0 ? 0 : 1);
    }

    /// Says that its codec is not available.
    public SaveException codecMissing(String wrapper, long position) {
        return SaveException.of(
                Finding.at(UnrealCode.CODEC, position + ChunkFormat.TAG_BYTES, 1)
                        .with("wrapper", wrapper)
                        .with("codec", ChunkFormat.codecName(codec))
                        .with("stored", stored)
                        .with("decoded", decoded));
    }
}
