package dev.keepsake.format.container;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.BlockEntry;
import dev.keepsake.format.block.FourLetters;
import dev.keepsake.format.io.ByteSource;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.format.stored.SpanTable;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.model.document.Region;
import dev.keepsake.model.document.Region.Kind;
import dev.keepsake.model.document.RegionChecksum;
import dev.keepsake.model.finding.DamagedSaveException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.finding.Span;
import dev.keepsake.model.value.Bytes;

/// What the directory consists of: of each chunk its head, and its rows, each ending in a checksum.
/// Immutable; any thread may use it.
public final class DirectoryRegions {
    private static final int HASH_AT = BlockEntry.BYTES - Long.BYTES;

    private final ByteSource source;
    private final Span span;
    private final SpanTable<Part> parts;

    /// A part of the directory.
    private sealed interface Part {
        /// What says which chunk follows.
        record Head(String chunk) implements Part {}

        /// A chunk's rows.
        record Rows(String chunk, long start) implements Part {}

        /// The checksum at the end.
        record End(RegionChecksum checksum) implements Part {}
    }

    private DirectoryRegions(ByteSource source, Span span, SpanTable<Part> parts) {
        this.source = source;
        this.span = span;
        this.parts = parts;
    }

    /// The directory of a file; as far as it reads.
    public static DirectoryRegions of(Container container, ByteSource source) throws SaveException {
        long start = Math.min(container.directorySpan().offset(), source.size());
        long length = Math.min(container.directorySpan().length(), source.size() - start);
        var span = new Span(start, length);
        var table = new SpanTable.Builder<Part>();
        Bytes bytes = source.read(start, (int) Math.min(length, Limits.DIRECTORY_BYTES));
        if (length >= Long.BYTES && bytes.length() == length) {
            addEnd(table, bytes, span);
        }
        addChunks(table, bytes, start);
        return new DirectoryRegions(source, span, table.build(span.end()));
    }

    private static void addEnd(SpanTable.Builder<Part> table, Bytes bytes, Span span)
            throws SaveException {
        int listed = bytes.length() - Long.BYTES;
        var place = new Span(span.end() - Long.BYTES, Long.BYTES);
        var covered = new Span(span.offset(), listed);
        long recorded = FrameRegions.recorded(bytes.slice(listed, Long.BYTES));
        long computed = Xxh3.hash64(bytes.slice(0, listed));
        table.add(
                place,
                new Part.End(
                        new RegionChecksum(
                                FrameRegions.ALGORITHM, place, covered, recorded, computed)));
    }

    private static void addChunks(SpanTable.Builder<Part> table, Bytes bytes, long start)
            throws SaveException {
        int listed = Math.max(0, bytes.length() - Long.BYTES);
        Cursor cursor =
                Cursor.over(
                        bytes.slice(0, listed), start, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
        try {
            while (cursor.remaining() > 0) {
                int from = cursor.position();
                String id = cursor.readBytes(FourLetters.BYTES).asName();
                String key = cursor.readString(bytes.length()).asName();
                cursor.skip(1);
                int count = cursor.readCount(BlockEntry.BYTES);
                String name = key.isEmpty() ? id : id + "@" + key;
                table.add(cursor.spanSince(from), new Part.Head(name));
                from = cursor.position();
                long rows = cursor.offset();
                cursor.skip((long) count * BlockEntry.BYTES);
                table.add(cursor.spanSince(from), new Part.Rows(name, rows));
            }
        } catch (DamagedSaveException end) {
            // What follows is no list of chunks: it is shown as directory, without parts.
            table.add(new Span(cursor.offset(), 0), new Part.Head(""));
        }
    }

    /// Where it stands, cut off at the file's end.
    public Span span() {
        return span;
    }

    /// The region that holds a byte of the directory.
    public Region region(long offset) throws SaveException {
        SpanTable.Part<Part> part = parts.at(offset);
        Span own =
                part.span().offset() >= span.offset()
                        ? part.span()
                        : new Span(span.offset(), part.span().end() - span.offset());
        return switch (part.item()) {
            case Part.Head(String chunk) -> Region.of(Kind.DIRECTORY, chunk, own);
            case Part.Rows rows -> row(rows, own, offset);
            case Part.End(RegionChecksum checksum) ->
                    Region.of(Kind.CHECKSUM, "directory", own).withChecksum(checksum);
            case null -> Region.of(Kind.DIRECTORY, "", own);
        };
    }

    private Region row(Part.Rows rows, Span all, long offset) throws SaveException {
        long number = (offset - rows.start()) / BlockEntry.BYTES;
        long start = rows.start() + number * BlockEntry.BYTES;
        if (start + BlockEntry.BYTES > all.end()) {
            return Region.of(Kind.DIRECTORY, rows.chunk(), new Span(start, all.end() - start));
        }
        String name = rows.chunk() + " " + (number + 1);
        long hash = start + HASH_AT;
        return offset < hash
                ? Region.of(Kind.DIRECTORY, name, new Span(start, HASH_AT))
                : Region.of(Kind.CHECKSUM, name, new Span(hash, Long.BYTES))
                        .withChecksum(checksum(start, hash));
    }

    private RegionChecksum checksum(long start, long hash) throws SaveException {
        var row =
                BlockRow.read(
                        Cursor.over(
                                source.read(start, BlockEntry.BYTES), 0, KeepsakeCode.TRUNCATED));
        long from = Math.clamp(row.offset(), 0, source.size());
        long length = Math.clamp(row.headStored() + row.bodyStored(), 0, source.size() - from);
        return new RegionChecksum(
                FrameRegions.ALGORITHM,
                new Span(hash, Long.BYTES),
                new Span(from, length),
                row.hash(),
                null);
    }
}
