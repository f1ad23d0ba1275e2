package dev.keepsake.format.value;

import dev.keepsake.format.Limits;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.io.Xxh3;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.finding.EditRefusedException;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.StructType;
import dev.keepsake.model.value.Bytes;

/// The class, field names and declared types that records or structs share, as a block stores them.
///
/// Immutable; any thread may use it. Two are equal where their hashes are.
public final class Shape {
    private final StructType type;
    private final Plan plan;
    private final Bytes bytes;
    private final Digest hash;

    private Shape(Plan plan, Bytes bytes) {
        this.type = (StructType) plan.type;
        this.plan = plan;
        this.bytes = bytes;
        this.hash = Xxh3.hash128(bytes);
    }

    /// Reads a shape: name, field count, name and type of each field, and nothing behind.
    ///
    /// @param base where the bytes begin in the decoded block
    public static Shape read(Bytes bytes, long base, Limits limits) throws SaveException {
        Cursor cursor = Cursor.over(bytes, base, KeepsakeCode.TRUNCATED, KeepsakeCode.VARINT);
        Plan plan = TypeReader.inShape(cursor, limits).readShape();
        ValueReader.requireEnd(cursor);
        return new Shape(plan, bytes.compact());
    }

    /// The shape of a struct type.
    ///
    /// @throws EditRefusedException where it is nested too deep, declares too many fields or a name
    ///   cannot be written
    public static Shape of(StructType type, Limits limits) throws SaveException {
        Output out = new Output(256);
        Plan plan = TypeWriter.inShape(out, limits).writeShape(type);
        return new Shape(plan, out.bytes());
    }

    /// The class and the fields.
    public StructType type() {
        return type;
    }

    /// The bytes that say so.
    public Bytes bytes() {
        return bytes;
    }

    /// The XXH3-128 of the bytes.
    public Digest hash() {
        return hash;
    }

    /// How structs of this shape are read and written.
    public Plan plan() {
        return plan;
    }

    /// Writes the hash as values name shapes: the low half, then the high half.
    void writeHash(Output out) {
        out.writeI64(hash.low());
        out.writeI64(hash.high());
    }

    /// Reads the hash of a shape and finds it.
    static Shape readReference(Cursor cursor, Shapes shapes) throws SaveException {
        int from = cursor.position();
        long low = cursor.readI64();
        long high = cursor.readI64();
        try {
            return shapes.find(new Digest(high, low));
        } catch (SaveException missing) {
            throw missing.at(cursor.spanSince(from));
        }
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Shape shape && hash.equals(shape.hash);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash.low());
    }

    @Override
    public String toString() {
        return type.toString();
    }
}
