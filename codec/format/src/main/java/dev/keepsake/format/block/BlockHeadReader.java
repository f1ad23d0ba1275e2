package dev.keepsake.format.block;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.Shape;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.finding.Finding;
import dev.keepsake.model.finding.GeneralCode;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.value.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads a decoded head and holds it to its one canonical form. For one thread, once.
///
/// Whether the shapes that no record has stand in the order in which bodies use them shows only
/// when the bodies are decoded: a check does that.
final class BlockHeadReader {
    private final Bytes bytes;
    private final BlockEntry entry;
    private final Limits limits;
    private final Cursor cursor;
    private final List<Shape> shapes = new ArrayList<>();
    private final Map<Digest, Shape> byHash = new HashMap<>();
    private int shapesOfRecords;

    private BlockHeadReader(Bytes bytes, BlockEntry entry, long base, Limits limits) {
        this.bytes = bytes;
        this.entry = entry;
        this.limits = limits;
        this.cursor = Cursor.over(bytes, base, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
    }

    /// Reads a head.
    ///
    /// @param base where it begins in the file, or 0 where it was compressed
    static BlockHead read(Bytes bytes, BlockEntry entry, long base, Limits limits)
            throws SaveException {
        return new BlockHeadReader(bytes, entry, base, limits).readHead();
    }

    private BlockHead readHead() throws SaveException {
        readShapes();
        BlockIndex index = readEntries();
        require(cursor.remaining() == 0, cursor.offset(), cursor.remaining(), "trailing");
        return new BlockHead(bytes, shapes, byHash, index);
    }

    private void readShapes() throws SaveException {
        int count = cursor.readCount(3);
        for (int i = 0; i < count; i++) {
            long start = cursor.offset();
            Bytes shapeBytes = cursor.readBytes(cursor.readVarint());
            Shape shape = Shape.read(shapeBytes, cursor.offset() - shapeBytes.length(), limits);
            require(
                    byHash.put(shape.hash(), shape) == null,
                    start,
                    shapeBytes.length(),
                    "shapeTwice");
            shapes.add(shape);
        }
    }

    private BlockIndex readEntries() throws SaveException {
        long start = cursor.offset();
        long count = cursor.readVarint();
        require(count == entry.records(), start, cursor.offset() - start, "recordCount");
        cursor.require(count * BlockEntry.RECORD_BYTES);
        int[] entries = new int[entry.records()];
        int[] bodies = new int[entry.records() + 1];
        for (int i = 0; i < entries.length; i++) {
            entries[i] = cursor.position();
            bodies[i + 1] = bodies[i] + readEntry(entry.bodyDecoded() - bodies[i]);
        }
        int left = entry.bodyDecoded() - bodies[entries.length];
        require(left == 0, start, cursor.offset() - start, "bodyLength");
        return new BlockIndex(entries, bodies);
    }

    /// Passes over a record's entry and gives the length of its body.
    private int readEntry(int left) throws SaveException {
        long start = cursor.offset();
        cursor.readString(limits.stringBytes());
        Bytes kind = cursor.readBytes(FourLetters.BYTES);
        require(FourLetters.isId(kind), start, cursor.offset() - start, "kind");
        long shape = cursor.readVarint();
        boolean known = shape >= 0 && shape < shapes.size() && shape <= shapesOfRecords;
        require(known, start, cursor.offset() - start, "shapeNumber");
        shapesOfRecords = Math.max(shapesOfRecords, (int) shape + 1);
        long length = cursor.readVarint();
        require(length > 0 && length <= left, start, cursor.offset() - start, "bodyLength");
        if (length > limits.recordBytes()) {
            throw SaveException.of(
                    Finding.at(GeneralCode.LIMIT, start, cursor.offset() - start)
                            .with("limit", "recordBytes")
                            .with("found", length)
                            .with("allowed", limits.recordBytes()));
        }
        return (int) length;
    }

    private static void require(boolean holds, long offset, long length, String rule)
            throws SaveException {
        if (!holds) {
            throw SaveException.of(
                    Finding.at(KeepsakeCode.HEAD_INVALID, offset, length).with("rule", rule));
        }
    }
}
