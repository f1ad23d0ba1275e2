package dev.keepsake.unreal.wrapper.chunk;

import dev.keepsake.format.io.Output;
import dev.keepsake.model.value.Bytes;
import dev.keepsake.unreal.wrapper.stream.LittleEndian;

/// How the engine's chunk archive frames its chunks.
///
/// An archive is a sequence of frames: a head with the sizes of all its chunks together, the sizes
/// of each, and their zlib streams.
///
/// @param tag the eight bytes that every frame begins with; whether they say so decides if a codec
///   byte follows
/// @param chunkBytes how large the chunks are, decoded, but for the last of a frame; as recorded
/// @param frameChunks how many chunks a frame takes at most
public record ChunkFormat(long tag, long chunkBytes, long frameChunks) {
    /// The low four bytes of every tag.
    public static final int MAGIC = 0x9E2A83C1;

    /// Zlib as the codec byte says it.
    public static final int ZLIB = 3;

    /// Bytes of a tag and the size of the chunks behind it.
    public static final int TAG_BYTES = 2 * Long.BYTES;

    /// Bytes of a stored and a decoded size.
    public static final int SIZES_BYTES = 2 * Long.BYTES;

    private static final long TAG = 0x9E2A83C1L;
    private static final long TAG_WITH_CODEC = 0x22222222_9E2A83C1L;

    /// What a frame has for the size of its chunks where it is the tag once more.
    private static final int USUAL_BYTES = 128 << 10;

    private static final int MOST_BYTES = 16 << 20;

    /// True where a frame begins with this tag.
    public static boolean isTag(long tag) {
        return tag == TAG || tag == TAG_WITH_CODEC;
    }

    /// True where the file begins with a tag at a position.
    public static boolean isTag(Bytes bytes, int at) {
        return bytes.length() >= at + Long.BYTES && isTag(LittleEndian.i64(bytes, at));
    }

    /// True where a codec byte follows the tag.
    public static boolean namesCodec(long tag) {
        return tag == TAG_WITH_CODEC;
    }

    /// The size of chunks that a number means; −1 where it means none.
    public static long chunkBytes(long recorded) {
        if (recorded == TAG) {
            return USUAL_BYTES;
        }
        return recorded > 0 ? recorded : -1;
    }

    /// How much is compressed at once when writing: what the frames say. Where that is very much
    /// and each chunk has a frame of its own, less.
    public int writtenChunkBytes() {
        long size = chunkBytes(chunkBytes);
        return (int)
                (frameChunks == 1 && size > MOST_BYTES ? USUAL_BYTES : Math.min(size, 1 << 30));
    }

    /// True where chunks may be smaller than the frames say anywhere: each has its own frame.
    public boolean takesShortChunks() {
        return frameChunks == 1;
    }

    /// True where a chunk is not too large to be compressed at once.
    public static boolean isUsual(long size) {
        return size <= MOST_BYTES;
    }

    /// What a frame begins with, up to the size of all its chunks.
    public Bytes head() {
        var out = new Output(TAG_BYTES + 1);
        out.writeI64(tag);
        out.writeI64(chunkBytes);
        if (namesCodec(tag)) {
            out.writeU8(ZLIB);
        }
        return out.bytes();
    }

    /// The name of a codec that is not zlib.
    public static String codecName(int codec) {
        return switch (codec) {
            case 1 -> "none";
            case 2 -> "Oodle";
            case 4 -> "gzip";
            case 5 -> "LZ4";
            default -> Integer.toString(codec);
        };
    }
}
