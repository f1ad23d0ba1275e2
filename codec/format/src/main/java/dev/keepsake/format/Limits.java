package dev.keepsake.format;

/// How much a save may ask for: one budget a file, the same for capture, write, import and load.
///
/// A number read from a file is compared with what is left and with these before anything is
/// allocated for it. What a caller may choose are the components; what the Keepsake format fixes
/// for everyone are the constants. The detail `limit` of a finding names one of either:
/// `recordBytes`, `headerBytes`.
///
/// @param storedBytes the size of a file; 4 GiB
/// @param decodedBytes what all blocks may decode to; 1 GiB
/// @param recordBytes one record, encoded; 64 MiB
/// @param depth how deep values may stand in one another in the Keepsake format; 64
/// @param foreignDepth the same in foreign formats; 256
/// @param textDepth how deep localized texts may stand in one another; 32
/// @param stringBytes one text or name; 16 MiB
/// @param records how many records a file may have; 4,000,000
/// @param chunks how many chunks; 65,536
/// @param fields how many fields a struct type may declare; 65,535
/// @param findingsPerCode how many findings of one code are kept, the rest counted; 1,000
/// @param pageBytes above how many encoded bytes a container is paged; 1 MiB
public record Limits(
        long storedBytes,
        long decodedBytes,
        int recordBytes,
        int depth,
        int foreignDepth,
        int textDepth,
        int stringBytes,
        int records,
        int chunks,
        int fields,
        int findingsPerCode,
        int pageBytes) {
    /// The directory of a Keepsake file; 64 MiB.
    public static final int DIRECTORY_BYTES = 64 << 20;

    /// Its header; 1 MiB.
    public static final int HEADER_BYTES = 1 << 20;

    /// The slot's metadata in the header; 16 KiB.
    public static final int METADATA_BYTES = 16 << 10;

    /// Its picture; 1 MiB.
    public static final int PICTURE_BYTES = 1 << 20;

    /// How wide and how high the picture may be, in pixels; 16,384.
    public static final int PICTURE_PIXELS = 1 << 14;

    /// How many values a record may hold outside lists, sets and maps, those inside one item of
    /// those counted with those outside it; 524,288.
    public static final int VALUES = 1 << 19;

    /// How many values more than [#VALUES] each byte of a section pays for; 8.
    public static final int VALUES_PER_BYTE = 8;

    /// How deep declared types may stand in one another; 64.
    public static final int TYPE_DEPTH = 64;

    /// What every reader and writer takes unless told otherwise.
    public static final Limits DEFAULT =
            new Limits(
                    4L << 30, 1L << 30, 64 << 20, 64, 256, 32, 16 << 20, 4_000_000, 65_536, 65_535,
                    1_000, 1 << 20);

    /// The same for another depth.
    public Limits withDepth(int other) {
        return new Limits(
                storedBytes,
                decodedBytes,
                recordBytes,
                other,
                foreignDepth,
                textDepth,
                stringBytes,
                records,
                chunks,
                fields,
                findingsPerCode,
                pageBytes);
    }

    /// The same for another size of all decoded blocks.
    public Limits withDecodedBytes(long other) {
        return new Limits(
                storedBytes,
                other,
                recordBytes,
                depth,
                foreignDepth,
                textDepth,
                stringBytes,
                records,
                chunks,
                fields,
                findingsPerCode,
                pageBytes);
    }
}
