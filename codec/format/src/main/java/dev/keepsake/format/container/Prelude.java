package dev.keepsake.format.container;

import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;

/// The first 64 bytes of a file. Sizes of 32 bits stand as read, never negative.
///
/// @param formatVersion the version of the format it was written in
/// @param oldestReader the oldest version that may read it
/// @param headerSize the size of the header
/// @param fileSize the size of the whole file, as an unsigned number
/// @param sequence counts the saves of a slot, as an unsigned number
/// @param directorySize the size of the directory
/// @param chunkCount how many chunks the directory has
/// @param headerHash the XXH3-64 of the header
/// @param contentHash the XXH3-64 of everything after the prelude
public record Prelude(
        int formatVersion,
        int oldestReader,
        long headerSize,
        long fileSize,
        long sequence,
        long directorySize,
        long chunkCount,
        long headerHash,
        long contentHash) {
    /// Its size.
    public static final int BYTES = 64;

    /// The version this program writes, and the newest it reads.
    public static final int VERSION = 1;

    private static final int HASHED_BYTES = 56;
    private static final byte[] MAGIC = {(byte) 0x89, 'K', 'S', 'A', 'V', '\r', '\n', 0x1A};

    /// The bytes every file begins with.
    public static Bytes magic() {
        return Bytes.copyOf(MAGIC);
    }

    /// What 64 bytes say, magic and checksum left out.
    static Prelude read(Bytes bytes) throws SaveException {
        Cursor cursor = Cursor.over(bytes, 0, KeepsakeCode.TRUNCATED);
        cursor.skip(MAGIC.length);
        int formatVersion = cursor.readU16();
        int oldestReader = cursor.readU16();
        long headerSize = cursor.readU32();
        long fileSize = cursor.readI64();
        long sequence = cursor.readI64();
        long directorySize = cursor.readU32();
        long chunkCount = cursor.readU32();
        return new Prelude(
                formatVersion,
                oldestReader,
                headerSize,
                fileSize,
                sequence,
                directorySize,
                chunkCount,
                cursor.readI64(),
                cursor.readI64());
    }

    /// The checksum that 64 bytes record.
    static long recordedHash(Bytes bytes) throws SaveException {
        Cursor cursor = Cursor.over(bytes, 0, KeepsakeCode.TRUNCATED);
        cursor.skip(HASHED_BYTES);
        return cursor.readI64();
    }

    /// The checksum that 64 bytes have.
    static long computedHash(Bytes bytes) {
        return Xxh3.hash64(bytes.slice(0, HASHED_BYTES));
    }

    /// Its bytes, with their checksum.
    public Bytes bytes() {
        var out = new Output(BYTES);
        out.writeBytes(magic());
        out.writeI16(formatVersion);
        out.writeI16(oldestReader);
        out.writeI32((int) headerSize);
        out.writeI64(fileSize);
        out.writeI64(sequence);
        out.writeI32((int) directorySize);
        out.writeI32((int) chunkCount);
        out.writeI64(headerHash);
        out.writeI64(contentHash);
        out.writeI64(Xxh3.hash64(out.bytes()));
        return out.bytes();
    }
}
