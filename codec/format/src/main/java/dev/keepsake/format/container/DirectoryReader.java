package dev.keepsake.format.container;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.FourLetters;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Progress;
import dev.keepsake.model.finding.Checksum;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.FindingLog;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.path.Path;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Reads a directory and holds it to its rules. For one thread, once.
///
/// A block whose numbers cannot be true is reported and left out; the blocks around it stay.
final class DirectoryReader {
    private static final int CHECKSUM_BYTES = 8;

    private static final int POLLED = 1_024;
    private static final int MUST_UNDERSTAND = 1;
    private static final int RAW = 2;

    private final Bytes bytes;
    private final long base;
    private final Limits limits;
    private final FindingLog log;
    private final Progress progress;
    private final Cursor cursor;
    private final List<DirectoryChunk> chunks = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private long nextOffset;
    private long decoded;
    private long records;

    /// A reader of these bytes.
    ///
    /// @param base where they begin in the file
    DirectoryReader(Bytes bytes, long base, Limits limits, FindingLog log, Progress progress) {
        this.bytes = bytes;
        this.base = base;
        this.limits = limits;
        this.log = log;
        this.progress = progress;
        int listed = Math.max(0, bytes.length() - CHECKSUM_BYTES);
        this.cursor =
                Cursor.over(
                        bytes.slice(0, listed), base, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
        this.nextOffset = base + bytes.length();
    }

    /// The chunks read so far: all of them, where [#read] ended well.
    List<DirectoryChunk> chunks() {
        return List.copyOf(chunks);
    }

    /// Where the last block ends.
    long blocksEnd() {
        return nextOffset;
    }

    /// True where the bytes have the checksum at their end.
    static boolean isSound(Bytes bytes) throws SaveException {
        return bytes.length() >= CHECKSUM_BYTES && recorded(bytes) == computed(bytes);
    }

    private static long recorded(Bytes bytes) throws SaveException {
        Cursor end = Cursor.over(bytes, 0, KeepsakeCode.TRUNCATED);
        end.seek(Math.max(0, bytes.length() - CHECKSUM_BYTES));
        return end.readI64();
    }

    private static long computed(Bytes bytes) {
        return Xxh3.hash64(bytes.slice(0, bytes.length() - CHECKSUM_BYTES));
    }

    /// Reads all chunks.
    ///
    /// @throws SaveException what makes it impossible to read on; the chunks before it stay
    void read(long chunkCount) throws SaveException {
        requireChecksum();
        requireLimit("chunks", chunkCount, limits.chunks(), 0);
        for (long i = 0; i < chunkCount; i++) {
            poll(i);
            readChunk();
        }
        if (cursor.remaining() > 0) {
            log.add(Finding.at(KeepsakeCode.UNUSED, cursor.offset(), cursor.remaining()));
        }
    }

    private void poll(long element) throws SaveException {
        if (element % POLLED == 0) {
            progress.check(cursor.position(), bytes.length());
        }
    }

    private void requireChecksum() throws SaveException {
        if (bytes.length() < CHECKSUM_BYTES) {
            throw SaveException.of(
                    Finding.at(KeepsakeCode.TRUNCATED, base, bytes.length())
                            .with("needed", CHECKSUM_BYTES)
                            .with("left", bytes.length()));
        }
        long recorded = recorded(bytes);
        long computed = computed(bytes);
        if (recorded != computed) {
            log.add(
                    Finding.at(KeepsakeCode.DIRECTORY_CHECKSUM, base, bytes.length())
                            .withChecksum(new Checksum("XXH3-64", recorded, computed)));
        }
    }

    private void requireLimit(String limit, long found, long allowed, int start)
            throws SaveException {
        if (found > allowed) {
            throw SaveException.of(
                    cursor.findingSince(GeneralCode.LIMIT, start)
                            .with("limit", limit)
                            .with("found", found)
                            .with("allowed", allowed));
        }
    }

    private void readChunk() throws SaveException {
        int start = cursor.position();
        Bytes id = cursor.readBytes(FourLetters.BYTES);
        require(FourLetters.isId(id), start, "id");
        String name = id.asName();
        String key = cursor.readString(limits.stringBytes()).asName();
        int flags = cursor.readU8();
        require(flags <= (MUST_UNDERSTAND | RAW), start, "flags");
        boolean mustUnderstand = (flags & MUST_UNDERSTAND) != 0;
        if (!names.add(name + key)) {
            log.add(
                    cursor.findingSince(KeepsakeCode.CHUNK_TWICE, start)
                            .withPath(Path.ofChunk(name, key)));
        }
        if (mustUnderstand && !DirectoryChunk.isKnown(name)) {
            log.add(
                    cursor.findingSince(KeepsakeCode.CHUNK_NEWER, start)
                            .withPath(Path.ofChunk(name, key)));
        }
        boolean raw = (flags & RAW) != 0;
        var blocks = new ArrayList<BlockEntry>();
        try {
            readBlocks(raw, Path.ofChunk(name, key), blocks);
        } finally {
            chunks.add(new DirectoryChunk(name, key, mustUnderstand, raw, blocks));
        }
    }

    private void readBlocks(boolean raw, Path chunk, List<BlockEntry> blocks) throws SaveException {
        int count = cursor.readCount(BlockEntry.BYTES);
        for (int i = 0; i < count; i++) {
            poll(i);
            readBlock(raw, chunk, blocks);
        }
    }

    private void require(boolean holds, int start, String rule) throws SaveException {
        if (!holds) {
            throw SaveException.of(
                    cursor.findingSince(KeepsakeCode.DIRECTORY_INVALID, start).with("rule", rule));
        }
    }

    private void readBlock(boolean raw, Path chunk, List<BlockEntry> blocks) throws SaveException {
        int start = cursor.position();
        var row = BlockRow.read(cursor);
        String broken = row.brokenRule(raw, nextOffset);
        nextOffset = Math.max(0, row.offset() + row.headStored() + row.bodyStored());
        if (!broken.isEmpty()) {
            log.add(
                    cursor.findingSince(KeepsakeCode.DIRECTORY_INVALID, start)
                            .withPath(chunk)
                            .with("rule", broken));
            if (!row.isUsable()) {
                return;
            }
        }
        decoded += row.headDecoded() + row.bodyDecoded();
        records += row.records();
        requireLimit("decodedBytes", decoded, limits.decodedBytes(), start);
        requireLimit("records", records, limits.records(), start);
        int largest = Math.max(limits.recordBytes(), BlockEntry.DECODED_BYTES);
        requireLimit("recordBytes", Math.max(row.headDecoded(), row.bodyDecoded()), largest, start);
        blocks.add(row.entry());
    }
}
