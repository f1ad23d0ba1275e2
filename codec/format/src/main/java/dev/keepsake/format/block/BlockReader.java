package dev.keepsake.format.block;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;

/// Reads blocks of a file: verified each time, then decoded. Immutable; any thread may use it.
public final class BlockReader {
    private final ByteSource source;
    private final Limits limits;

    /// A reader of this file, which stays open.
    public BlockReader(ByteSource source, Limits limits) {
        this.source = source;
        this.limits = limits;
    }

    /// A block's bytes as they stand in the file, proven by their checksum.
    ///
    /// @throws SaveException *damaged* where bytes are missing or the checksum fails
    public Bytes readStored(BlockEntry entry) throws SaveException {
        long end = entry.span().end();
        if (end > source.size()) {
            long start = Math.min(entry.offset(), source.size());
            throw SaveException.of(
                    Finding.at(KeepsakeCode.TRUNCATED, start, end - start)
                            .with("needed", entry.stored())
                            .with("left", source.size() - start));
        }
        Bytes stored = source.read(entry.offset(), entry.stored());
        long computed = Xxh3.hash64(stored);
        if (computed != entry.hash()) {
            throw SaveException.of(
                    Finding.of(KeepsakeCode.BLOCK_CHECKSUM)
                            .withSpan(entry.span())
                            .withChecksum(new Checksum("XXH3-64", entry.hash(), computed)));
        }
        return stored;
    }

    /// The head of a block of records. It shares its bytes with what it is read from, where the
    /// block is stored plain.
    ///
    /// @param stored the block's bytes in the file, or those of its head alone
    public BlockHead decodeHead(BlockEntry entry, Bytes stored) throws SaveException {
        try {
            Bytes part = stored.slice(0, entry.headStored());
            Bytes decoded = BlockCodec.decode(entry.codec(), part, entry.headDecoded());
            long base = entry.isPlain() ? entry.offset() : 0;
            return BlockHeadReader.read(decoded, entry, base, limits);
        } catch (SaveException failure) {
            throw located(failure, entry, entry.headSpan());
        }
    }

    /// The body of a block, decoded. It shares its bytes with what it is read from, where the block
    /// is stored plain.
    ///
    /// @param stored the block's bytes in the file
    public Bytes decodeBody(BlockEntry entry, Bytes stored) throws SaveException {
        try {
            Bytes part = stored.slice(entry.headStored(), entry.bodyStored());
            return BlockCodec.decode(entry.codec(), part, entry.bodyDecoded());
        } catch (SaveException failure) {
            throw located(failure, entry, entry.bodySpan());
        }
    }

    /// The failure with a span of the file: one inside a compressed part becomes all of the part,
    /// and its place in the decoded part a detail.
    ///
    /// @param part the part of the block that was being decoded
    public static SaveException located(SaveException failure, BlockEntry entry, Span part) {
        Span span = failure.finding().span();
        if (span == null || entry.isPlain()) {
            return failure.at(part);
        }
        Finding finding = failure.finding().withSpan(part);
        return SaveException.of(
                finding.with("decodedOffset", span.offset()).with("decodedLength", span.length()));
    }
}
