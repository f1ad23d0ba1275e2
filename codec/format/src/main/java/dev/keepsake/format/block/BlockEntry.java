package dev.keepsake.format.block;

import dev.keepsake.model.finding.Span;

/// A block as the directory records it.
///
/// @param offset where it begins in the file
/// @param headStored the size of its head in the file
/// @param headDecoded the size of its head decoded
/// @param bodyStored the size of its body in the file
/// @param bodyDecoded the size of its body decoded
/// @param records how many records it holds; 0 in a chunk of bytes
/// @param codec one of [BlockCodec], or a number this version does not know
/// @param hash the XXH3-64 of its stored bytes
public record BlockEntry(
        long offset,
        int headStored,
        int headDecoded,
        int bodyStored,
        int bodyDecoded,
        int records,
        int codec,
        long hash) {
    /// Its size in the directory.
    public static final int BYTES = 37;

    /// What a record costs in a head at least: empty subject, kind, shape number, body length.
    public static final int RECORD_BYTES = 7;

    private static final int LARGE_BYTES = 8 << 20;

    /// What a block of several records decodes to at most: 1 MiB.
    public static final int DECODED_BYTES = 1 << 20;

    /// True where decoding takes so much memory that no other block should be decoded meanwhile.
    public boolean isLarge() {
        return Math.max(stored(), decoded()) > LARGE_BYTES;
    }

    /// The size of both parts in the file.
    public int stored() {
        return headStored + bodyStored;
    }

    /// The size of both parts decoded.
    public int decoded() {
        return headDecoded + bodyDecoded;
    }

    /// Where it stands in the file.
    public Span span() {
        return new Span(offset, stored());
    }

    /// Where its body stands in the file.
    public Span bodySpan() {
        return new Span(offset + headStored, bodyStored);
    }

    /// Where its head stands in the file.
    public Span headSpan() {
        return new Span(offset, headStored);
    }

    /// True where the file holds its parts as they are.
    public boolean isPlain() {
        return codec == BlockCodec.STORED;
    }

    /// The same block at another place.
    public BlockEntry at(long other) {
        return new BlockEntry(
                other, headStored, headDecoded, bodyStored, bodyDecoded, records, codec, hash);
    }
}
