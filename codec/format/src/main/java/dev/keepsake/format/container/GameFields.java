package dev.keepsake.format.container;

import dev.keepsake.format.Limits;
import dev.keepsake.format.block.ShapeOrder;
import dev.keepsake.format.io.Cursor;
import dev.keepsake.format.io.Output;
import dev.keepsake.format.value.KeepsakeCode;
import dev.keepsake.format.value.Plan;
import dev.keepsake.format.value.Shape;
import dev.keepsake.format.value.ShapePool;
import dev.keepsake.format.value.Shapes;
import dev.keepsake.format.value.ValueReader;
import dev.keepsake.format.value.ValueWriter;
import dev.keepsake.model.document.Digest;
import dev.keepsake.model.finding.SaveException;
import dev.keepsake.model.type.NamedStructType;
import dev.keepsake.model.value.StructValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The game's own fields in the header: one struct of any type, behind the shapes it names.
final class GameFields {
    private static final Plan ANY_STRUCT = Plan.of(new NamedStructType(""));

    private GameFields() {}

    static StructValue read(Cursor cursor, Limits limits) throws SaveException {
        int start = cursor.position();
        var listed = new ArrayList<Shape>();
        Map<Digest, Shape> byHash = readShapes(cursor, limits, listed);
        Shapes shapes =
                hash -> {
                    Shape shape = byHash.get(hash);
                    if (shape == null) {
                        throw Shapes.missing(hash);
                    }
                    return shape;
                };
        var order = new ShapeOrder(shapes);
        var value = (StructValue) ValueReader.over(cursor, order, limits).read(ANY_STRUCT);
        if (!order.used().equals(listed)) {
            throw SaveException.of(
                    cursor.findingSince(KeepsakeCode.HEADER_INVALID, start).with("rule", "shapes"));
        }
        return value;
    }

    private static Map<Digest, Shape> readShapes(Cursor cursor, Limits limits, List<Shape> listed)
            throws SaveException {
        int count = cursor.readCount(3);
        var byHash = new HashMap<Digest, Shape>();
        for (int i = 0; i < count; i++) {
            long size = cursor.readVarint();
            long start = cursor.offset();
            Shape shape = Shape.read(cursor.readBytes(size), start, limits);
            byHash.put(shape.hash(), shape);
            listed.add(shape);
        }
        return byHash;
    }

    static void write(Output out, StructValue game, Limits limits) throws SaveException {
        Set<Shape> used = new LinkedHashSet<>();
        var content = new Output();
        ValueWriter.into(content, new ShapePool(limits), used::add, limits).write(ANY_STRUCT, game);
        out.writeVarint(used.size());
        used.forEach(shape -> out.writeString(shape.bytes()));
        out.writeBytes(content.bytes());
    }
}
