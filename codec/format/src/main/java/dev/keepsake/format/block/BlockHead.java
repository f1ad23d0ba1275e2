package dev.keepsake.format.block;

import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.Shapes;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.document.RecordHead;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.Bytes;
import java.util.List;
import java.util.Map;

/// A block's head, decoded: which records it has and their shapes. Immutable; any thread may read
/// it.
public final class BlockHead implements Shapes {
    private final Bytes bytes;
    private final List<Shape> shapes;
    private final Map<Digest, Shape> byHash;
    private final BlockIndex index;

    BlockHead(Bytes bytes, List<Shape> shapes, Map<Digest, Shape> byHash, BlockIndex index) {
        this.bytes = bytes;
        this.shapes = List.copyOf(shapes);
        this.byHash = Map.copyOf(byHash);
        this.index = index;
    }

    /// Its bytes, decoded.
    public Bytes bytes() {
        return bytes;
    }

    /// Where its records stand.
    public BlockIndex index() {
        return index;
    }

    /// All its shapes, in the order of the head.
    public List<Shape> shapes() {
        return shapes;
    }

    /// What is known of a record, from 0 in this block.
    public RecordHead record(int record) throws SaveException {
        Cursor entry = entry(record);
        String subject = entry.readString(bytes.length()).asName();
        String kind = entry.readBytes(FourLetters.BYTES).asName();
        StructType type = shapes.get((int) entry.readVarint()).type();
        return new RecordHead(subject, RecordKind.word(kind), type.name());
    }

    /// A record's subject.
    public Bytes subject(int record) throws SaveException {
        return entry(record).readString(bytes.length());
    }

    /// A record's kind.
    public Bytes kind(int record) throws SaveException {
        Cursor entry = entry(record);
        entry.readString(bytes.length());
        return entry.readBytes(FourLetters.BYTES);
    }

    /// A record's own shape.
    public Shape shape(int record) throws SaveException {
        return shapes.get(shapeNumber(record));
    }

    /// The place of a record's own shape among [#shapes()].
    int shapeNumber(int record) throws SaveException {
        Cursor entry = entry(record);
        entry.readString(bytes.length());
        entry.skip(FourLetters.BYTES);
        return (int) entry.readVarint();
    }

    private Cursor entry(int record) {
        Cursor cursor = Cursor.over(bytes, 0, KeepsakeCode.TRUNCATED);
        cursor.seek(index.entry(record));
        return cursor;
    }

    @Override
    public Shape find(Digest hash) throws SaveException {
        Shape shape = byHash.get(hash);
        if (shape == null) {
            throw Shapes.missing(hash);
        }
        return shape;
    }

    /// About how much memory it holds, its index left out.
    public long weight() {
        long weight = bytes.length();
        for (Shape shape : shapes) {
            weight += 8L * shape.bytes().length();
        }
        return weight;
    }
}
